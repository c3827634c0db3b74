/** Reads imagined worlds of The Cousins' War, by what the game's layout says of its buffer. */
import type { Card, game as cousinsWar } from '@tudor-rose/cousins-war'
import { type AnyGame, NOTHING, type PositionLayout } from '@tudor-rose/table'

export type World = ReturnType<typeof cousinsWar.setup>

export const other = (house: number): number => 1 - house
export const REGIONS = 3
const REGION_NAMES = ['north', 'centre', 'south'] as const
/** The Centre touches both others. */
export const isNextTo = (a: number, b: number): boolean => Math.abs(a - b) === 1

const PLACE_NAMES = [...REGION_NAMES, 'reserve', 'supply', 'field'] as const
export const RESERVE = 3
export const SUPPLY = 4
export const FIELD = 5

const BATTLE_STEPS: ReadonlySet<string> = new Set(['announce', 'answer', 'attacker-card', 'defender-card'])

/** More than there are: a place is one byte. */
const PLACES_OF_CARDS = 256

function scalarNamed({ scalars }: PositionLayout, name: string) {
  const found = scalars.find((field) => field.name === name)
  if (found === undefined) throw new Error(`the layout of The Cousins' War has no ${name}`)
  return found
}

function memberField({ groups }: PositionLayout, groupName: string, name: string) {
  const found = groups.find((group) => group.name === groupName)?.fields.find((field) => field.name === name)
  if (found === undefined) throw new Error(`the layout of The Cousins' War has no ${name} of ${groupName}`)
  return found
}

export class Board {
  readonly #troops: readonly number[]
  readonly #french: number
  readonly #cards: number
  readonly #known: number
  readonly #lastCardUsed: number
  readonly #attackDice: number
  readonly #defenceDice: number
  readonly #inHand: readonly number[]
  readonly #unseen: readonly number[]
  readonly #won: readonly number[]
  readonly #chosen: readonly number[]
  readonly #keeps: number
  readonly #battlefield: number
  readonly #steps: string[] = []
  /** By place of a card: 1 where Lancaster has it in hand, or has won it, and -1 where York has. */
  readonly #handSign = new Int8Array(PLACES_OF_CARDS)
  readonly #wonSign = new Int8Array(PLACES_OF_CARDS)
  readonly #stepOf: (byte: number) => unknown

  constructor({ layout }: AnyGame) {
    this.#troops = PLACE_NAMES.map((place) => memberField(layout, 'houses', place).offset)
    this.#french = memberField(layout, 'houses', 'french').offset
    this.#known = memberField(layout, 'cards', 'known').offset
    this.#lastCardUsed = memberField(layout, 'houses', 'lastCardUsed').offset
    this.#attackDice = memberField(layout, 'dice', 'attack').offset
    this.#defenceDice = memberField(layout, 'dice', 'defence').offset
    const cards = memberField(layout, 'cards', 'at')
    this.#cards = cards.offset
    const placeNamed = (name: string): number => cards.codec.fromJson(name) ?? NOTHING
    this.#inHand = ['Lancaster', 'York'].map(placeNamed)
    this.#won = ['won by Lancaster', 'won by York'].map(placeNamed)
    for (const house of [0, 1]) {
      this.#handSign[this.#inHand[house]] = house === 0 ? 1 : -1
      this.#wonSign[this.#won[house]] = house === 0 ? 1 : -1
    }
    this.#chosen = ['chosen by Lancaster', 'chosen by York'].map(placeNamed)
    this.#unseen = [placeNamed('aside'), ...this.#inHand, ...this.#chosen]
    this.#keeps = memberField(layout, 'houses', 'keeps').offset
    this.#battlefield = placeNamed('battlefield')
    this.#stepOf = scalarNamed(layout, 'step').codec.toJson
  }

  step(world: World): string {
    this.#steps[world.step] ??= String(this.#stepOf(world.step))
    return this.#steps[world.step]
  }

  troops(world: World, house: number, place: number): number {
    return world.bytes[this.#troops[place] + house]
  }

  /** For worlds that are only thought up. */
  shift(world: World, house: number, from: number, to: number): void {
    world.bytes[this.#troops[from] + house]--
    world.bytes[this.#troops[to] + house]++
  }

  fighters(world: World, house: number): number {
    return world.bytes[this.#troops[FIELD] + house] + world.bytes[this.#french + house]
  }

  attackDice(world: World): [number, number, number] {
    return diceAt(world, this.#attackDice)
  }

  defenceDice(world: World): [number, number, number] {
    return diceAt(world, this.#defenceDice)
  }

  isLastCardUsed(world: World, house: number): boolean {
    return world.bytes[this.#lastCardUsed + house] === 1
  }

  /** A twist may forbid to use them in battle. */
  isWithoutLastCards({ twist, deck }: World): boolean {
    return twist !== NOTHING && deck.twists[twist].rule === 'no last card'
  }

  /** Whoever gave a card away knows who holds it. */
  isKnownToEnemy(world: World, card: number): boolean {
    return world.bytes[this.#known + card] === 1
  }

  /** In a hand or set aside, where not both houses know it: which cards those are, together, everybody can tell. */
  isUnseen(world: World, card: number): boolean {
    return this.#unseen.includes(world.bytes[this.#cards + card]) && !this.isKnownToEnemy(world, card)
  }

  isInHand(world: World, card: number, house: number): boolean {
    return world.bytes[this.#cards + card] === this.#inHand[house]
  }

  /** The cards that the enemy could have chosen, as far as this house knows: his, and those that were dealt to nobody. */
  couldBeChosenByEnemy(world: World, card: number, house: number): boolean {
    const place = world.bytes[this.#cards + card]
    return this.#unseen.includes(place) && place !== this.#inHand[house]
  }

  /** 1 for a card in Lancaster's hand, -1 in York's, 0 elsewhere. */
  handSign({ bytes }: World, card: number): number {
    return this.#handSign[bytes[this.#cards + card]]
  }

  /** What the hand of this house is worth more than the enemy's, by the worth of each card. */
  handLead({ bytes }: World, house: number, worths: readonly number[]): number {
    let lead = 0
    for (let card = 0; card < worths.length; card++) lead += this.#handSign[bytes[this.#cards + card]] * worths[card]
    return house === 0 ? lead : -lead
  }

  /** Battles that this house has won, less those that the enemy has. */
  battleLead({ bytes, deck }: World, house: number): number {
    let lead = 0
    for (let card = 0; card < deck.cards.length; card++) lead += this.#wonSign[bytes[this.#cards + card]]
    return house === 0 ? lead : -lead
  }

  /** A battlefield has been chosen and its battle is not over. */
  isBattleAhead(world: World): boolean {
    return world.field !== NOTHING && world.bytes[this.#cards + world.field] === this.#battlefield
  }

  /** In a world that is only thought up: what this house has chosen unseen is open again. */
  reopenChoice({ bytes, deck }: World, house: number): void {
    for (let card = 0; card < deck.cards.length; card++)
      if (bytes[this.#cards + card] === this.#chosen[house]) bytes[this.#cards + card] = this.#inHand[house]
    bytes[this.#keeps + house] = NOTHING
  }

  /** The battle is being fought, so that it is clear who attacks. */
  isInBattle(world: World): boolean {
    return BATTLE_STEPS.has(this.step(world))
  }

  putOnTable(world: World, card: number): void {
    world.bytes[this.#cards + card] = this.#battlefield
  }
}

const diceAt = ({ bytes }: World, dice: number): [number, number, number] => [
  bytes[dice],
  bytes[dice + 1],
  bytes[dice + 2],
]

export function regionOf(card: Card): number {
  return card.kind === 'battlefield' ? REGION_NAMES.indexOf(card.region) : 1
}
