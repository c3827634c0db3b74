/** Puts a position of The Cousins' War on the table for a test. */
import type { Options } from '@tudor-rose/table'
import { TableScene } from '../../../../table/src/fixture/table-scene.ts'
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

export class Scene extends TableScene<State, CousinsView, HouseName> {
  /** A position of one's own, or a game that is already under way. */
  constructor(setup: SceneSetup | State) {
    super(game, setup instanceof State ? setup : Scene.#build(setup))
  }

  /** A real game from its set-up on; chance is seeded, so no dice need be given. */
  static start(options: Options, seed: string): Scene {
    return TableScene.fromSetup(game, options, seed, (state) => new Scene(state))
  }

  /** Cards are dealt as they lie in the deck, also when six of them are left. */
  protected override isDie(): boolean {
    return this.state.step !== DEAL
  }

  static #build(setup: SceneSetup): State {
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
    for (const name of ['Lancaster', 'York'] as const) Scene.#seat(s, numberOf(name), setup[name] ?? {})
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

  static #seat(s: State, house: number, setup: HouseSetup): void {
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

  get step(): string {
    return this.view().step
  }

  /** A house as it sees itself. */
  of(house: HouseName): HouseView {
    return this.view(house).houses[numberOf(house)]
  }
}
