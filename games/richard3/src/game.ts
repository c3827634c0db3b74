/** Richard III as a `Game`: its steps in the order of the rulebook. */
import {
  type Components,
  fastChance,
  type Game,
  gameOfComponents,
  MoveList,
  NONE,
  type PositionProblem,
  type Seat,
  StepMachine,
  type StepTable,
  steppedGame,
} from '@tudor-rose/table'
import { blockProblems, checkPosition } from './check-position.ts'
import { scenarioProblems } from './check-scenario.ts'
import { HOUSE_NAMES } from './data/areas.ts'
import { type ScenarioFile, STANDARD_SCENARIOS } from './data/scenarios.ts'
import { EVENTS } from './events.ts'
import { imagine } from './imagine.ts'
import { layoutFor, VICTORIES } from './layout.ts'
import { notation } from './move.ts'
import type { RichardMove } from './notation.ts'
import { promptOf } from './prompt.ts'
import { readScenarios } from './read-scenarios.ts'
import { actions, beginActions, endActions, mainAttack } from './rules/actions.ts'
import { beginBattle, beginRound, chooseBattle, endBattle, nextBattle, nextTurn } from './rules/battle.ts'
import { assignHits, battleTurn, takeHits } from './rules/battle-turn.ts'
import { answerMulligan, chooseCard, deal, mulligan, redeal, revealCards } from './rules/cards.ts'
import { goHome, nextHomecoming } from './rules/homecoming.ts'
import { disband, leaveExile, nextExile, reset, usurpation } from './rules/political.ts'
import { regroup } from './rules/retreat.ts'
import { execution, forage, minorEnters, supply } from './rules/supply.ts'
import { treason } from './rules/treachery.ts'
import { endTurn } from './rules/turn.ts'
import { resign } from './rules/victory.ts'
import { optionsFor, optionsOf, placeScenario } from './setup.ts'
import { isOver, State } from './state.ts'
import { STEP } from './steps.ts'
import { textsFor } from './texts/texts-for.ts'
import { type RichardView, view } from './view.ts'

const STEPS: StepTable<State, typeof STEP> = {
  deal,
  mulligan,
  answerMulligan,
  redeal,
  chooseCard,
  revealCards,
  beginActions,
  actions,
  endActions,
  mainAttack,
  nextBattle,
  chooseBattle,
  beginBattle,
  treason,
  beginRound,
  nextTurn,
  battleTurn,
  assignHits,
  takeHits,
  endBattle,
  regroup,
  supply,
  minorEnters,
  execution,
  forage,
  endTurn,
  disband,
  usurpation,
  nextHomecoming,
  goHome,
  nextExile,
  leaveExile,
  reset,
}

const machine = new StepMachine<State>(STEP, STEPS, HOUSE_NAMES.length)

const legal = new MoveList()

/** At least one seat is asked and has a move. */
function canGoOn(s: State): boolean {
  const asked = machine.actors(s)
  const hasMove = (seat: Seat): boolean => {
    machine.moves(s, seat, legal)
    return legal.length > 0
  }
  return asked.length > 0 && asked.every(hasMove)
}

function problemsAt(s: State): readonly PositionProblem[] {
  const problems = checkPosition(s)
  if (problems.length > 0 || isOver(s) || canGoOn(s)) return problems
  return [{ path: ['step'], reason: 'the seat that is asked here has no move' }]
}

const gameWith = (scenarios: ScenarioFile, components: Components): Game<State, RichardView, RichardMove> =>
  steppedGame(machine, {
    name: 'richard3',
    rulesVersion: 1,
    options: optionsFor(scenarios),
    components,
    seats: () => HOUSE_NAMES,
    // At most some 200 actions, 320 battle turns, 200 losses to choose and 150 others in each of 21 turns.
    moveBound: 20_000,

    layOut: (options) => placeScenario(options, scenarios),
    optionsOf,
    resign,
    result: (s) => (isOver(s) && s.winner !== NONE ? { winners: [s.winner], reason: VICTORIES[s.victory] } : undefined),
    prompt: promptOf,
    endSection: '9.0',

    view,
    imagine,

    layout: layoutFor(scenarios),
    fromBytes: (bytes) => new State(bytes, scenarios),
    checkPosition: problemsAt,

    notation,

    events: EVENTS,
    texts: textsFor(scenarios),
  })

/** A set-up has to be a valid position once the cards are dealt. */
function setupProblems(file: ScenarioFile, index: number): readonly PositionProblem[] {
  const usual = Object.fromEntries(optionsFor(file).map(({ name, standard }) => [name, standard]))
  const s = placeScenario({ ...usual, scenario: file.scenarios[index].id }, file)
  const problems = [...scenarioProblems(s), ...blockProblems(s)]
  if (problems.length > 0) return problems
  machine.runAutomatic(s, { chance: fastChance('set-up'), log: undefined })
  return problemsAt(s)
}

/** With the scenarios of the rulebook; `game.components.with` takes others. */
export const game = gameOfComponents({
  name: 'scenarios',
  standard: STANDARD_SCENARIOS,
  read: readScenarios(setupProblems),
  game: gameWith,
})
