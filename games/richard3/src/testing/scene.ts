/** Sets up a position of Richard III for a test. */
import { fastChance, NONE, type Options } from '@tudor-rose/table'
import { TableScene } from '../../../../table/src/fixture/table-scene.ts'
import { blockNamed, HEIRS, NO_BLOCK, REBEL, TWIN_OF } from '../armies.ts'
import { LANCASTER, YORK } from '../data/areas.ts'
import { BLOCKS } from '../data/blocks.ts'
import { CARDS } from '../data/cards.ts'
import { STANDARD_SCENARIOS } from '../data/scenarios.ts'
import type { RichardEvent } from '../events.ts'
import { game } from '../game.ts'
import { areaNamed } from '../geography.ts'
import { ANSWER, ASIDE, CAPTIVE, DEAD, EDITIONS, FACE_DOWN, HAND, MINOR, PLACE_NAMES, POOL } from '../layout.ts'
import { seniorHeir } from '../rules/heirs.ts'
import { houseOf, placeOf, put, State, scenarioOf, setSteps, setTitle, stepsOf } from '../state.ts'
import { STEP } from '../steps.ts'
import type { RichardView } from '../view.ts'

export type HouseName = 'Lancaster' | 'York'
const numberOf = (house: HouseName): number => (house === 'Lancaster' ? LANCASTER : YORK)

/** `Norfolk`, or with steps: `Norfolk 2`. */
type BlockText = string

export interface SceneSetup {
  readonly edition?: '1.02' | '1.0'
  readonly scenario?: string
  /** The house of the King; Lancaster by default. */
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

export class Scene extends TableScene<State, RichardView, HouseName, RichardEvent> {
  /** A custom position, or a game in progress. */
  constructor(setup: SceneSetup | State) {
    super(game, setup instanceof State ? setup : Scene.#build(setup))
  }

  /** A real game from its set-up on. Chance is seeded, so no dice are needed. */
  static start(options: Options, seed: string): Scene {
    return TableScene.fromSetup(game, options, seed, (state) => new Scene(state))
  }

  static #build(setup: SceneSetup): State {
    const s = State.fresh(STANDARD_SCENARIOS)
    s.edition = EDITIONS.indexOf(setup.edition ?? '1.02')
    s.scenario = STANDARD_SCENARIOS.scenarios.findIndex(({ id }) => id === (setup.scenario ?? 'wars-of-the-roses'))
    s.throne = numberOf(setup.throne ?? 'Lancaster')
    s.campaign = setup.campaign ?? scenarioOf(s).firstCampaign
    s.turn = setup.turn ?? 1
    for (const heir of [...HEIRS[LANCASTER], ...HEIRS[YORK]]) {
      put(s, heir, MINOR)
      if (TWIN_OF[heir] !== NO_BLOCK) put(s, TWIN_OF[heir], ASIDE)
    }
    put(s, REBEL, FACE_DOWN)
    for (const house of ['Lancaster', 'York'] as const)
      for (const [place, blocks] of Object.entries(setup[house] ?? {}))
        for (const text of blocks) Scene.#place(s, numberOf(house), place, text)
    for (const house of [LANCASTER, YORK]) setTitle(s, house, seniorHeir(s, house))
    s.step = STEP.chooseCard
    return s
  }

  static #place(s: State, house: number, place: string, text: BlockText): void {
    const [, name, steps] = /^(.*?)(?: (\d))?$/.exec(text) ?? []
    const block = blockNamed(house, name)
    put(s, block, PLACES[place] ?? areaNamed(place))
    if (steps !== undefined) setSteps(s, block, Number(steps))
    if (TWIN_OF[block] !== NO_BLOCK) put(s, TWIN_OF[block], place === 'dead' ? DEAD : ASIDE)
  }

  /** Both houses play these cards; the house that goes first is then asked for actions. */
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
      this.state.bytes[ANSWER + numberOf(house)] = NONE
    }
    this.state.step = STEP.mulligan
    return this.drawFrom(fastChance(seed))
  }

  /** All the actions of a house up to their end; the choice of a main attack comes last. */
  acts(house: HouseName, ...lines: readonly string[]): this {
    const declares = (line: string): boolean => line.startsWith('main attack')
    return this.play(house, ...lines.filter((line) => !declares(line)), 'end actions', ...lines.filter(declares))
  }

  /** A turn in which nobody does anything, York first. */
  quietTurn(): this {
    return this.cards({ York: 'AP4', Lancaster: 'AP2' }).acts('York').acts('Lancaster')
  }

  /** Every block passes until this round of the battle. */
  passToRound(round: number): this {
    while (this.state.step === STEP.battleTurn && this.state.round < round) {
      const [house] = this.asked
      this.play(house, `pass ${this.targets(house, 'pass')[0]}`)
    }
    return this
  }

  get step(): string {
    return this.view().step
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

  /** The front lines of the battle in the order in which they act, as `Herbert A2`: with current initiative and firepower. */
  get front(): readonly string[] {
    return (this.view().battle?.front ?? []).map((block) => `${block.name} ${block.initiative}${block.firepower}`)
  }
}
