/** Puts a position on the table for a test, and plays it by the lines of the notation with dice that are given. */
import {
  type Chance,
  completeOptions,
  eventFor,
  fastChance,
  type GameEvent,
  type Log,
  MoveList,
  type Options,
  play,
} from '@tudor-rose/table'
import { STANDARD_DECK } from '../data/standard-deck.ts'
import type { TrackMark } from '../deck.ts'
import { game } from '../game.ts'
import { ASIDE, BATTLEFIELD, FRENCH, inHandOf, LANCASTER, PLAYED, TROOPS, TWIST_USED, wonBy, YORK } from '../layout.ts'
import { cardAt, FIELD, putCard, REGIONS, RESERVE, State, SUPPLY } from '../state.ts'
import { CHOOSE_BATTLEFIELD, DEAL, EXCHANGE, PLAY_CARD, SIDE_EVENT } from '../steps.ts'
import type { CousinsView, HouseView } from '../view.ts'

export type HouseName = 'Lancaster' | 'York'
const numberOf = (house: HouseName): number => (house === 'Lancaster' ? LANCASTER : YORK)

const cardNamed = (id: string): number => {
  const card = STANDARD_DECK.cards.findIndex((each) => each.id === id)
  if (card < 0) throw new Error(`no card is called ${id}`)
  return card
}

/** The first round for which an event's track shows this. */
export function roundWith(id: string, mark: TrackMark): number {
  const card = STANDARD_DECK.cards[cardNamed(id)]
  const round = card.kind === 'event' ? card.track.indexOf(mark) + 1 : 0
  if (round === 0) throw new Error(`${id} shows ${mark} in no round`)
  return round
}

export interface HouseSetup {
  /** North, Centre, South; one in each unless told. */
  readonly regions?: readonly [number, number, number]
  /** Two unless told. What is nowhere else is in the supply. */
  readonly reserve?: number
  readonly field?: number
  readonly french?: number
  readonly hand?: readonly string[]
  readonly trophies?: readonly string[]
}

export interface SceneSetup {
  /** Where play goes on; with the cards of phase 4 unless told. */
  readonly at?: 'exchange' | 'offer' | 'cards'
  readonly round?: number
  readonly twist?: string | undefined
  /** The battlefield, Barnet in the South unless told, and whose it is: Lancaster's unless told. */
  readonly field?: string
  readonly owner?: HouseName
  readonly Lancaster?: HouseSetup
  readonly York?: HouseSetup
}

const STEPS = { exchange: EXCHANGE, offer: CHOOSE_BATTLEFIELD, cards: PLAY_CARD } as const
const TROOPS_EACH = 12
const FRENCH_IN_ALL = 2

/** Dice in the order in which they will be thrown. Cards are dealt as they lie in the deck. */
class GivenDice implements Chance {
  readonly dice: number[] = []
  readonly #isDealing: () => boolean

  constructor(isDealing: () => boolean) {
    this.#isDealing = isDealing
  }

  below(): number {
    if (this.#isDealing()) return 0
    const die = this.dice.shift()
    if (die === undefined) throw new Error('this test threw more dice than it gave')
    return die - 1
  }
}

export class Scene implements Log {
  readonly state: State
  readonly events: GameEvent[] = []
  reveals = 0
  readonly #dice = new GivenDice(() => this.state.step === DEAL)
  #chance: Chance = this.#dice

  /** A position of one's own, or a game that is already under way. */
  constructor(setup: SceneSetup | State) {
    this.state = setup instanceof State ? setup : this.#build(setup)
    const [problem] = game.settle(this.state)
    if (problem) throw new Error(`${problem.path.join('.')} ${problem.reason}`)
  }

  /** A real game from its set-up on; chance is seeded, so no dice need be given. */
  static start(options: Options, seed: string): Scene {
    const chance = fastChance(seed)
    const scene = new Scene(game.setup(completeOptions(game, options), chance))
    scene.#chance = chance
    return scene
  }

  #build(setup: SceneSetup): State {
    const s = State.fresh(STANDARD_DECK)
    s.round = setup.round ?? 1
    if (setup.twist !== undefined) {
      s.twists = 1
      s.twist = STANDARD_DECK.twists.findIndex(({ id }) => id === setup.twist)
      s.bytes[TWIST_USED + s.twist] = 1
    }
    STANDARD_DECK.cards.forEach((_, card) => {
      putCard(s, card, ASIDE)
    })
    s.frenchSupply = FRENCH_IN_ALL
    for (const name of ['Lancaster', 'York'] as const) this.#seat(s, numberOf(name), setup[name] ?? {})
    s.step = STEPS[setup.at ?? 'cards']
    if (s.step === PLAY_CARD) {
      s.field = cardNamed(setup.field ?? 'barnet')
      putCard(s, s.field, BATTLEFIELD)
      s.owner = numberOf(setup.owner ?? 'Lancaster')
      s.active = s.owner
      s.asked = s.owner
    }
    return s
  }

  #seat(s: State, house: number, setup: HouseSetup): void {
    const { regions = [1, 1, 1], reserve = 2, field = 0, french = 0, hand = [], trophies = [] } = setup
    for (const region of REGIONS) s.bytes[TROOPS[region] + house] = regions[region]
    s.bytes[TROOPS[RESERVE] + house] = reserve
    s.bytes[TROOPS[FIELD] + house] = field
    const used = regions.reduce((sum, count) => sum + count, reserve + field)
    s.bytes[TROOPS[SUPPLY] + house] = TROOPS_EACH - used
    s.bytes[FRENCH + house] = french
    s.frenchSupply -= french
    for (const id of hand) putCard(s, cardNamed(id), inHandOf(house))
    for (const id of trophies) putCard(s, cardNamed(id), wonBy(house))
  }

  tell(event: GameEvent): void {
    this.events.push(event)
  }

  reveal(): void {
    this.reveals++
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

  /** A line that needs these throws, and no others. */
  throws(house: HouseName, line: string, ...dice: readonly number[]): this {
    this.#dice.dice.push(...dice)
    this.play(house, line)
    return this.#allThrown(line)
  }

  #allThrown(line: string): this {
    if (this.#dice.dice.length > 0) throw new Error(`"${line}" left ${this.#dice.dice.length} dice unthrown`)
    return this
  }

  /**
   * Phase 4 ends, and the battle begins with these throws: the last side event of the round is declined. Which card it
   * is from does not matter, so it is one that nobody holds.
   */
  battle(...dice: readonly number[]): this {
    const s = this.state
    s.card = STANDARD_DECK.cards.findIndex(({ kind }, card) => kind === 'event' && cardAt(s, card) === ASIDE)
    putCard(s, s.card, PLAYED)
    s.played = 7
    s.step = SIDE_EVENT
    s.asked = LANCASTER
    return this.throws('Lancaster', 'stop', ...dice)
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

  get asked(): readonly HouseName[] {
    return game.actors(this.state).map((seat) => (seat === LANCASTER ? 'Lancaster' : 'York'))
  }

  get step(): string {
    return this.view().step
  }

  /** What a house, or with none an onlooker, sees. */
  view(house?: HouseName): CousinsView {
    return game.view(this.state, house === undefined ? -1 : numberOf(house))
  }

  /** A house as it sees itself. */
  of(house: HouseName): HouseView {
    return this.view(house).houses[numberOf(house)]
  }

  /** What this house, or with none an onlooker, was told, by key. */
  told(key: string, house?: HouseName): readonly Readonly<Record<string, unknown>>[] {
    const viewer = house === undefined ? -1 : numberOf(house)
    return this.events.filter((event) => event.key === key).map((event) => eventFor(event, viewer).params)
  }

  /** All that this house, or with none an onlooker, was told. */
  allTold(house?: HouseName): readonly unknown[] {
    const viewer = house === undefined ? -1 : numberOf(house)
    return this.events.map((event) => eventFor(event, viewer))
  }
}
