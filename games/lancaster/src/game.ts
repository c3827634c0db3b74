/** Lancaster as a `Game`: a round as a table of steps, in the order of the rulebook's phases. */
import {
  type Components,
  type Game,
  gameOfComponents,
  StepMachine,
  type StepTable,
  steppedGame,
} from '@tudor-rose/table'
import { checkPosition } from './check-position.ts'
import type { LancasterComponents } from './components.ts'
import { STANDARD_COMPONENTS } from './data/standard-components.ts'
import { EVENTS } from './events.ts'
import { imagine } from './imagine.ts'
import { layout, MAX_PARTIES, PARTY_NAMES, VICTORIES } from './layout.ts'
import { notationFor } from './move.ts'
import type { LancasterMove } from './notation.ts'
import { promptOf } from './prompt.ts'
import { readComponents } from './read-components.ts'
import { castle, castleGoesOn, nextCastle } from './rules/castles.ts'
import { nextConflict, nextRansom, ransom } from './rules/conflicts.ts'
import { beginRewards, countyDone, countyReward, nameStartPlayer, nextCounty } from './rules/counties.ts'
import { formTower } from './rules/court/lord.ts'
import { finalScoring, hasResult, resign, winnersOf } from './rules/ending.ts'
import { chooseFavour } from './rules/favours.ts'
import { beginParliament, countVotes, lawChoice, nextEntitled, nextLaw, vote } from './rules/parliament.ts'
import { bringAlong } from './rules/placing/bring-along.ts'
import { nextPlacement, place } from './rules/placing.ts'
import { build, rewardChoices, takeCrossing, takeNoble } from './rules/rewards.ts'
import { beginRound, endRound, firstExtension } from './rules/round.ts'
import { upgrade } from './rules/upgrades.ts'
import { OPTIONS, optionProblem, optionsOf, setUp } from './setup.ts'
import { State } from './state.ts'
import { STEP } from './steps.ts'
import { textsFor } from './texts/texts-for.ts'
import { type LancasterView, view } from './view.ts'

const STEPS: StepTable<State, typeof STEP> = {
  beginRound,
  firstExtension,
  nextPlacement,
  place,
  chooseFavour,
  beginParliament,
  vote,
  countVotes,
  nextLaw,
  nextEntitled,
  lawChoice,
  beginRewards,
  nextCounty,
  countyReward,
  countyDone,
  nameStartPlayer,
  nextCastle,
  castleGoesOn,
  castle,
  nextConflict,
  nextRansom,
  ransom,
  endRound,
  finalScoring,
  rewardChoices,
  upgrade,
  build,
  takeNoble,
  crossOver: takeCrossing,
  formTower,
  bringAlong,
}

export const machine = new StepMachine<State>(STEP, STEPS, MAX_PARTIES)

/**
 * Squires are lost when their knight is driven out, and strengths are limited, so players cannot drive each other out
 * forever.
 */
const MOVE_BOUND = 5_000

const gameWith = (value: LancasterComponents, components: Components): Game<State, LancasterView, LancasterMove> =>
  steppedGame(machine, {
    name: 'lancaster',
    rulesVersion: 2,
    options: OPTIONS,
    optionProblem,
    components,
    seats: ({ players }) => PARTY_NAMES.slice(0, Number(players)),
    moveBound: MOVE_BOUND,

    layOut: (options, chance, log) => setUp(value, options, chance, log),
    optionsOf,
    resign,
    result: (s) => (hasResult(s) ? { winners: winnersOf(s), reason: VICTORIES[s.victory] } : undefined),
    prompt: (s, _seat, section) => promptOf(s, section),
    endSection: 'The end',

    view,
    imagine,

    layout,
    fromBytes: (bytes) => new State(bytes, value),
    checkPosition,

    notation: notationFor(value),

    events: EVENTS,
    texts: textsFor(value),
  })

export const game = gameOfComponents({
  name: 'components',
  standard: STANDARD_COMPONENTS,
  read: readComponents,
  game: gameWith,
})
