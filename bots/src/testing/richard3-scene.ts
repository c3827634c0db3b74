/** Positions of Richard III for tests of bots. */
import { game, type RichardEvent, STANDARD_SCENARIOS } from '@tudor-rose/richard3'
import { CARDS, HOUSE_NAMES } from '@tudor-rose/richard3/data'
import {
  ASIDE,
  areaNamed,
  BLOCK_COUNT,
  blockNamed,
  HAND,
  HEIR,
  HEIRS,
  KIND_OF,
  MINOR,
  NO_BLOCK,
  POOL,
  placeOf,
  put,
  REBEL,
  STEP,
  State,
  setSteps,
  setTitle,
  TWIN_OF,
} from '@tudor-rose/richard3/rules'
import { TableScene } from '../../../table/src/fixture/table-scene.ts'

export type HouseName = (typeof HOUSE_NAMES)[number]

/** By area or `pool`: `Norfolk`, or with steps `Norfolk 2`. Heirs that are not named are minors, all others dead. */
type Places = Readonly<Record<string, readonly string[]>>

export interface SceneSetup {
  readonly Lancaster?: Places
  readonly York?: Places
  /** The King's house; Lancaster by default. */
  readonly throne?: HouseName
  readonly turn?: number
}

function place(state: State, house: number, area: string, text: string): void {
  const [, name, steps] = /^(.*?)(?: (\d))?$/.exec(text)!
  const block = blockNamed(house, name)
  put(state, block, area === 'pool' ? POOL : areaNamed(area))
  if (steps !== undefined) setSteps(state, block, Number(steps))
  if (TWIN_OF[block] !== NO_BLOCK) put(state, TWIN_OF[block], ASIDE)
}

export class RichardScene extends TableScene<State, ReturnType<typeof game.view>, HouseName, RichardEvent> {
  constructor(setup: SceneSetup) {
    const state = State.fresh(STANDARD_SCENARIOS)
    state.throne = setup.throne === 'York' ? 1 : 0
    state.campaign = 1
    state.turn = setup.turn ?? 1
    for (let block = 0; block < BLOCK_COUNT; block++) if (KIND_OF[block] === HEIR) put(state, block, MINOR)
    for (const heirs of HEIRS)
      for (const heir of heirs) if (TWIN_OF[heir] !== NO_BLOCK) put(state, TWIN_OF[heir], ASIDE)
    put(state, REBEL, POOL)
    for (const [house, name] of HOUSE_NAMES.entries())
      for (const [area, blocks] of Object.entries(setup[name] ?? {}))
        for (const text of blocks) place(state, house, area, text)
    for (const house of [0, 1])
      setTitle(state, house, HEIRS[house].find((heir) => placeOf(state, heir) <= POOL) ?? NO_BLOCK)
    state.step = STEP.chooseCard
    super(game, state)
  }

  /** Both houses play these cards. */
  cards(cards: Readonly<Record<HouseName, string>>): this {
    for (const [house, name] of HOUSE_NAMES.entries())
      this.state.bytes[HAND[house] + CARDS.findIndex((card) => card.name === cards[name])]++
    for (const name of HOUSE_NAMES) this.play(name, `play ${cards[name]}`)
    return this
  }

  /** One house moves first and attacks with these moves; the other answers with its own. */
  attack(
    house: HouseName,
    lines: readonly string[],
    answers: readonly string[] = [],
    main: readonly string[] = [],
  ): this {
    const enemy: HouseName = house === 'York' ? 'Lancaster' : 'York'
    this.cards(house === 'York' ? { York: 'AP4', Lancaster: 'AP2' } : { Lancaster: 'AP4', York: 'AP2' })
    this.play(house, ...lines, 'end actions', ...main)
    return this.play(enemy, ...answers, 'end actions')
  }
}
