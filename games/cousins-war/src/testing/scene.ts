/** Sets up a position of The Cousins' War for a test. */

import type { Options } from '@tudor-rose/table'
import { TableScene } from '../../../../table/src/fixture/table-scene.ts'
import { STANDARD_DECK } from '../data/standard-deck.ts'
import type { TrackMark } from '../deck.ts'
import type { CousinsEvent } from '../events.ts'
import { game } from '../game.ts'
import { ASIDE, BATTLEFIELD, FRENCH, inHandOf, LANCASTER, PLAYED, TROOPS, TWIST_USED, wonBy, YORK } from '../layout.ts'
import { cardAt, FIELD, putCard, REGIONS, RESERVE, State, SUPPLY } from '../state.ts'
import { STEP } from '../steps.ts'
import type { CousinsView, HouseView } from '../view.ts'

export type HouseName = 'Lancaster' | 'York'
const numberOf = (house: HouseName): number => (house === 'Lancaster' ? LANCASTER : YORK)

const cardNamed = (id: string): number => {
  const card = STANDARD_DECK.cards.findIndex((each) => each.id === id)
  if (card < 0) throw new Error(`no card is called ${id}`)
  return card
}

/** The first round for which an event's track shows this mark. */
export function roundWith(id: string, mark: TrackMark): number {
  const card = STANDARD_DECK.cards[cardNamed(id)]
  const round = card.kind === 'event' ? card.track.indexOf(mark) + 1 : 0
  if (round === 0) throw new Error(`${id} shows ${mark} in no round`)
  return round
}

export interface HouseSetup {
  /** North, Centre, South. Default: one each. */
  readonly regions?: readonly [number, number, number]
  /** Default: two. All remaining troops are in the supply. */
  readonly reserve?: number
  readonly field?: number
  readonly french?: number
  readonly hand?: readonly string[]
  readonly trophies?: readonly string[]
}

export interface SceneSetup {
  /** The step to start from. Default: the cards of phase 4. */
  readonly at?: 'exchange' | 'offer' | 'cards'
  readonly round?: number
  readonly twist?: string | undefined
  /** The battlefield and its owner. Default: Barnet in the South, owned by Lancaster. */
  readonly field?: string
  readonly owner?: HouseName
  readonly Lancaster?: HouseSetup
  readonly York?: HouseSetup
}

const STEPS = { exchange: STEP.exchange, offer: STEP.chooseBattlefield, cards: STEP.playCard } as const
const TROOPS_EACH = 12
const FRENCH_IN_ALL = 2

export class Scene extends TableScene<State, CousinsView, HouseName, CousinsEvent> {
  /** Starts from a given set-up or from a game in progress. */
  constructor(setup: SceneSetup | State) {
    super(game, setup instanceof State ? setup : Scene.#build(setup))
  }

  /** Starts a real game from its set-up. Chance is seeded, so tests need not supply dice. */
  static start(options: Options, seed: string): Scene {
    return TableScene.fromSetup(game, options, seed, (state) => new Scene(state))
  }

  /** Cards are dealt in deck order, even when six of them are left. */
  protected override isDie(): boolean {
    return this.state.step !== STEP.deal
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
    if (s.step === STEP.playCard) {
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
   * Ends phase 4 and starts the battle with these rolls: the last side event of the round is declined. Its card does
   * not matter, so it is one that nobody holds.
   */
  battle(...dice: readonly number[]): this {
    const s = this.state
    s.card = STANDARD_DECK.cards.findIndex(({ kind }, card) => kind === 'event' && cardAt(s, card) === ASIDE)
    putCard(s, s.card, PLAYED)
    s.played = 7
    s.step = STEP.sideEvent
    s.asked = LANCASTER
    return this.throws('Lancaster', 'stop', ...dice)
  }

  get step(): string {
    return this.view().step
  }

  /** A house's view of itself. */
  of(house: HouseName): HouseView {
    return this.view(house).houses[numberOf(house)]
  }
}
