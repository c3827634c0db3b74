/** Reads determinizations of The Cousins' War for the evaluation. */
import type { Card, CousinsMove, CousinsView } from '@tudor-rose/cousins-war'
import * as rules from '@tudor-rose/cousins-war/rules'
import { CARD_AT, inHandOf, STEP } from '@tudor-rose/cousins-war/rules'
import { type Game, NONE } from '@tudor-rose/table'

export type CousinsState = rules.State
export type CousinsGame = Game<CousinsState, CousinsView, CousinsMove>
export { FIELD, isNextTo, other, RESERVE, SUPPLY } from '@tudor-rose/cousins-war/rules'

export const REGIONS = rules.REGIONS.length

const BATTLE_STEPS: readonly number[] = [STEP.announce, STEP.answer, STEP.attackerCard, STEP.defenderCard]

/** More than there are: a place is one byte. */
const PLACES_OF_CARDS = 256
/** By place of a card: 1 if Lancaster holds or has won it, -1 if York does. */
const HAND_SIGN = new Int8Array(PLACES_OF_CARDS)
const WON_SIGN = new Int8Array(PLACES_OF_CARDS)
for (const [house, sign] of [
  [rules.LANCASTER, 1],
  [rules.YORK, -1],
]) {
  HAND_SIGN[inHandOf(house)] = sign
  WON_SIGN[rules.wonBy(house)] = sign
}
const UNSEEN: readonly number[] = [rules.ASIDE, ...[0, 1].map(inHandOf), ...[0, 1].map(rules.chosenBy)]

export class Board {
  step(world: CousinsState): rules.StepName {
    return rules.STEP_NAMES[world.step]
  }

  troops(world: CousinsState, house: number, place: number): number {
    return rules.troops(world, house, place)
  }

  /** Only for determinizations. */
  shift(world: CousinsState, house: number, from: number, to: number): void {
    rules.shift(world, house, from, to)
  }

  fighters(world: CousinsState, house: number): number {
    return rules.fighters(world, house)
  }

  attackDice(world: CousinsState): [number, number, number] {
    return diceAt(world, rules.ATTACK_DICE)
  }

  defenceDice(world: CousinsState): [number, number, number] {
    return diceAt(world, rules.DEFENCE_DICE)
  }

  isLastCardUsed(world: CousinsState, house: number): boolean {
    return world.bytes[rules.LAST_CARD_USED + house] === 1
  }

  /** A twist may forbid their use in battle. */
  isWithoutLastCards({ twist, components }: CousinsState): boolean {
    return twist !== NONE && components.twists[twist].rule === 'no last card'
  }

  /** The house that gave a card away knows who holds it. */
  isKnownToEnemy(world: CousinsState, card: number): boolean {
    return rules.isKnown(world, card)
  }

  /** In a hand or set aside, and not known to both houses: everybody can tell which cards those are, together. */
  isUnseen(world: CousinsState, card: number): boolean {
    return UNSEEN.includes(world.bytes[CARD_AT + card]) && !this.isKnownToEnemy(world, card)
  }

  isInHand(world: CousinsState, card: number, house: number): boolean {
    return world.bytes[CARD_AT + card] === inHandOf(house)
  }

  /** The cards that the enemy could have chosen, as far as this house knows: the enemy's, and undealt ones. */
  couldBeChosenByEnemy(world: CousinsState, card: number, house: number): boolean {
    const place = world.bytes[CARD_AT + card]
    return UNSEEN.includes(place) && place !== inHandOf(house)
  }

  /** 1 for a card in Lancaster's hand, -1 in York's, 0 elsewhere. */
  handSign({ bytes }: CousinsState, card: number): number {
    return HAND_SIGN[bytes[CARD_AT + card]]
  }

  /** By how much this house's hand is worth more than the enemy's. */
  handLead({ bytes }: CousinsState, house: number, worths: readonly number[]): number {
    let lead = 0
    for (let card = 0; card < worths.length; card++) lead += HAND_SIGN[bytes[CARD_AT + card]] * worths[card]
    return house === 0 ? lead : -lead
  }

  /** Battles won by this house, minus those won by the enemy. */
  battleLead({ bytes, components }: CousinsState, house: number): number {
    let lead = 0
    for (let card = 0; card < components.cards.length; card++) lead += WON_SIGN[bytes[CARD_AT + card]]
    return house === 0 ? lead : -lead
  }

  /** A battlefield has been chosen and its battle is not over. */
  isBattleAhead(world: CousinsState): boolean {
    return world.field !== NONE && world.bytes[CARD_AT + world.field] === rules.BATTLEFIELD
  }

  /** Resets a hidden choice of this house, in a determinization. */
  reopenChoice({ bytes, components }: CousinsState, house: number): void {
    for (let card = 0; card < components.cards.length; card++)
      if (bytes[CARD_AT + card] === rules.chosenBy(house)) bytes[CARD_AT + card] = inHandOf(house)
    bytes[rules.KEEPS + house] = NONE
  }

  /** The battle has begun, so it is known who attacks. */
  isInBattle(world: CousinsState): boolean {
    return BATTLE_STEPS.includes(world.step)
  }

  putOnTable(world: CousinsState, card: number): void {
    world.bytes[CARD_AT + card] = rules.BATTLEFIELD
  }
}

const diceAt = ({ bytes }: CousinsState, dice: number): [number, number, number] => [
  bytes[dice],
  bytes[dice + 1],
  bytes[dice + 2],
]

export function regionOf(card: Card): number {
  return card.kind === 'battlefield' ? rules.regionNamed(card.region) : 1
}
