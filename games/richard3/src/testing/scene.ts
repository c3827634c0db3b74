/** Puts a position on the table for a test, and plays it by the lines of the notation with dice that are given. */
import {
  type Chance,
  completeOptions,
  eventFor,
  fastChance,
  type GameEvent,
  type Log,
  MoveList,
  NOTHING,
  type Options,
  play,
} from '@tudor-rose/table'
import { blockNamed, HEIRS, NO_BLOCK, REBEL, TWIN_OF } from '../armies.ts'
import { LANCASTER, YORK } from '../data/areas.ts'
import { BLOCKS } from '../data/blocks.ts'
import { CARDS } from '../data/cards.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { game } from '../game.ts'
import { areaNamed } from '../geography.ts'
import { ANSWER, ASIDE, CAPTIVE, DEAD, EDITIONS, FACE_DOWN, HAND, MINOR, PLACE_NAMES, POOL } from '../layout.ts'
import { seniorHeir } from '../rules/heirs.ts'
import { houseOf, placeOf, put, State, setSteps, setTitle, stepsOf } from '../state.ts'
import { BATTLE_TURN, CHOOSE_CARD, MULLIGAN } from '../steps.ts'
import type { RichardView } from '../view.ts'

export type HouseName = 'Lancaster' | 'York'
const numberOf = (house: HouseName): number => (house === 'Lancaster' ? LANCASTER : YORK)

/** `Norfolk`, or with steps: `Norfolk 2`. */
type BlockText = string

export interface SceneSetup {
  readonly edition?: '1.02' | '1.0'
  readonly scenario?: string
  /** Who is King; Lancaster unless told. */
  readonly throne?: HouseName
  readonly campaign?: number
  readonly turn?: number
  /**
   * Blocks by area, or by `pool`, `face down`, `minor`, `dead`, `captive`. Heirs that are not named are minors, unless
   * they fight for the enemy; all others are dead.
   */
  readonly Lancaster?: Readonly<Record<string, readonly BlockText[]>>
  readonly York?: Readonly<Record<string, readonly BlockText[]>>
}

const PLACES: Readonly<Record<string, number>> = {
  pool: POOL,
  'face down': FACE_DOWN,
  minor: MINOR,
  dead: DEAD,
  captive: CAPTIVE,
}

/** Dice in the order in which they will be thrown. Anything else that needs chance takes the first of what there is. */
class GivenDice implements Chance {
  readonly #dice: number[] = []

  give(dice: readonly number[]): void {
    this.#dice.push(...dice)
  }

  get left(): number {
    return this.#dice.length
  }

  below(n: number): number {
    if (n !== 6) return 0
    const die = this.#dice.shift()
    if (die === undefined) throw new Error('this test threw more dice than it gave')
    return die - 1
  }
}

export class Scene implements Log {
  readonly state: State
  readonly events: GameEvent[] = []
  reveals = 0
  readonly #dice = new GivenDice()
  #chance: Chance = this.#dice

  /** A position of one's own, or a game that is already under way. */
  constructor(setup: SceneSetup | State) {
    this.state = setup instanceof State ? setup : this.#build(setup)
  }

  /** A real game from its set-up on; chance is seeded, so no dice need be given. */
  static start(options: Options, seed: string): Scene {
    const chance = fastChance(seed)
    const scene = new Scene(game.setup(completeOptions(game, options), chance))
    scene.#chance = chance
    return scene
  }

  #build(setup: SceneSetup): State {
    const s = State.fresh()
    s.edition = EDITIONS.indexOf(setup.edition ?? '1.02')
    s.scenario = SCENARIOS.findIndex(({ name }) => name === (setup.scenario ?? 'wars-of-the-roses'))
    s.throne = numberOf(setup.throne ?? 'Lancaster')
    s.campaign = setup.campaign ?? SCENARIOS[s.scenario].firstCampaign
    s.turn = setup.turn ?? 1
    for (const heir of [...HEIRS[LANCASTER], ...HEIRS[YORK]]) {
      put(s, heir, MINOR)
      if (TWIN_OF[heir] !== NO_BLOCK) put(s, TWIN_OF[heir], ASIDE)
    }
    put(s, REBEL, FACE_DOWN)
    for (const house of ['Lancaster', 'York'] as const)
      for (const [place, blocks] of Object.entries(setup[house] ?? {}))
        for (const text of blocks) this.#place(s, numberOf(house), place, text)
    for (const house of [LANCASTER, YORK]) setTitle(s, house, seniorHeir(s, house))
    s.step = CHOOSE_CARD
    return s
  }

  #place(s: State, house: number, place: string, text: BlockText): void {
    const [, name, steps] = /^(.*?)(?: (\d))?$/.exec(text) ?? []
    const block = blockNamed(house, name)
    put(s, block, PLACES[place] ?? areaNamed(place))
    if (steps !== undefined) setSteps(s, block, Number(steps))
    if (TWIN_OF[block] !== NO_BLOCK) put(s, TWIN_OF[block], place === 'dead' ? DEAD : ASIDE)
  }

  tell(event: GameEvent): void {
    this.events.push(event)
  }

  reveal(): void {
    this.reveals++
  }

  /** Both houses play these cards; whoever the rules say goes first is asked for actions. */
  cards(cards: Readonly<Record<HouseName, string>>): this {
    for (const house of ['Lancaster', 'York'] as const) {
      const card = CARDS.findIndex(({ name }) => name === cards[house])
      this.state.bytes[HAND[numberOf(house)] + card]++
    }
    for (const house of ['Lancaster', 'York'] as const) this.play(house, `play ${cards[house]}`)
    return this
  }

  /** These hands have just been dealt; both houses are asked about a mulligan. New cards come from a seeded shuffle. */
  deal(hands: Readonly<Record<HouseName, readonly string[]>>, seed = 'mulligan'): this {
    for (const house of ['Lancaster', 'York'] as const) {
      const hand = HAND[numberOf(house)]
      for (const name of hands[house]) this.state.bytes[hand + CARDS.findIndex((card) => card.name === name)]++
      this.state.bytes[ANSWER + numberOf(house)] = NOTHING
    }
    this.state.step = MULLIGAN
    this.#chance = fastChance(seed)
    return this
  }

  /** Plays lines one after the other; a line that is not legal fails the test. */
  play(house: HouseName, ...lines: readonly string[]): this {
    const seat = numberOf(house)
    for (const line of lines) {
      const move = game.notation.parse(line, seat)
      if (move === undefined) throw new Error(`"${line}" says no move`)
      play(game, this.state, seat, move, this.#chance, this)
    }
    return this
  }

  /** All the actions of a house, up to their end; which attack is the main one is said last. */
  acts(house: HouseName, ...lines: readonly string[]): this {
    const declares = (line: string): boolean => line.startsWith('main attack')
    return this.play(house, ...lines.filter((line) => !declares(line)), 'end actions', ...lines.filter(declares))
  }

  /** A turn in which nobody does anything, York first. */
  quietTurn(): this {
    return this.cards({ York: 'AP4', Lancaster: 'AP2' }).acts('York').acts('Lancaster')
  }

  /** A line that needs these throws, and no others. */
  throws(house: HouseName, line: string, ...dice: readonly number[]): this {
    this.dice(...dice).play(house, line)
    if (this.diceLeft > 0) throw new Error(`"${line}" left ${this.diceLeft} dice unthrown`)
    return this
  }

  /** Every block whose turn comes holds its ground until this round of the battle has come. */
  passToRound(round: number): this {
    while (this.state.step === BATTLE_TURN && this.state.round < round) {
      const [house] = this.asked
      this.play(house, `pass ${this.targets(house, 'pass')[0]}`)
    }
    return this
  }

  /** The next throws. */
  dice(...dice: readonly number[]): this {
    this.#dice.give(dice)
    return this
  }

  get diceLeft(): number {
    return this.#dice.left
  }

  /** What this house may do now. */
  moves(house: HouseName): readonly string[] {
    const list = new MoveList()
    game.moves(this.state, numberOf(house), list)
    return list.toArray().map((move) => game.notation.format(move, numberOf(house)))
  }

  may(house: HouseName, line: string): boolean {
    return this.moves(house).includes(line)
  }

  /** Where the rest of lines that begin like this lead: `targets('York', 'march Norfolk to')`. */
  targets(house: HouseName, start: string): readonly string[] {
    return this.moves(house)
      .filter((line) => line.startsWith(`${start} `))
      .map((line) => line.slice(start.length + 1))
      .sort()
  }

  get asked(): readonly HouseName[] {
    return game.actors(this.state).map((seat) => (seat === LANCASTER ? 'Lancaster' : 'York'))
  }

  get step(): string {
    return this.view().step
  }

  view(house?: HouseName): RichardView {
    return game.view(this.state, house === undefined ? -1 : numberOf(house))
  }

  /** The name of the area or pile where a block is. */
  placeOf(house: HouseName, name: string): string {
    return PLACE_NAMES[placeOf(this.state, blockNamed(numberOf(house), name))]
  }

  stepsOf(house: HouseName, name: string): number {
    return stepsOf(this.state, blockNamed(numberOf(house), name))
  }

  /** Names of the blocks of a house in an area. */
  blocksIn(house: HouseName, area: string): readonly string[] {
    const found: string[] = []
    for (const [block, { name }] of BLOCKS.entries())
      if (placeOf(this.state, block) === areaNamed(area) && houseOf(this.state, block) === numberOf(house))
        found.push(name)
    return found
  }

  /** The front lines of the battle in the order in which they act, as `Herbert A2`: initiative and firepower as they are now. */
  get front(): readonly string[] {
    return (this.view().battle?.front ?? []).map((block) => `${block.name} ${block.initiative}${block.firepower}`)
  }

  /** What this house, or with none an onlooker, was told, by key. */
  told(key: string, house?: HouseName): readonly Readonly<Record<string, unknown>>[] {
    const viewer = house === undefined ? -1 : numberOf(house)
    return this.events.filter((event) => event.key === key).map((event) => eventFor(event, viewer).params)
  }
}
