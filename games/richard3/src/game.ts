/** Richard III as a game of the house: the course of play as a table of steps, in the order of the rulebook. */
import {
  type Components,
  Course,
  fastChance,
  type Game,
  gameOfComponents,
  MoveList,
  NOTHING,
  type PositionProblem,
  type Seat,
} from '@tudor-rose/table'
import { scenarioProblems } from './check-scenario.ts'
import type { Decision, Passage } from './course.ts'
import { HOUSE_NAMES } from './data/areas.ts'
import { type ScenarioFile, STANDARD_SCENARIOS } from './data/scenarios.ts'
import { imagine } from './imagine.ts'
import { layoutFor, VICTORIES } from './layout.ts'
import { notation } from './notation.ts'
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
import { blockProblems, settle } from './settle.ts'
import { optionsFor, optionsOf, placeScenario } from './setup.ts'
import { isOver, State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'
import { textsFor } from './texts/texts-for.ts'
import { type RichardView, view } from './view.ts'

const DECISIONS: Readonly<Partial<Record<StepName, Decision>>> = {
  mulligan,
  'answer-mulligan': answerMulligan,
  'choose-card': chooseCard,
  actions,
  'main-attack': mainAttack,
  'choose-battle': chooseBattle,
  treason,
  'battle-turn': battleTurn,
  'take-hits': takeHits,
  regroup,
  'minor-enters': minorEnters,
  execution,
  forage,
  'go-home': goHome,
  'leave-exile': leaveExile,
}

const PASSAGES: Readonly<Partial<Record<StepName, Passage>>> = {
  deal,
  redeal,
  'reveal-cards': revealCards,
  'begin-actions': beginActions,
  'end-actions': endActions,
  'next-battle': nextBattle,
  'begin-battle': beginBattle,
  'begin-round': beginRound,
  'next-turn': nextTurn,
  'assign-hits': assignHits,
  'end-battle': endBattle,
  supply,
  'end-turn': endTurn,
  disband,
  usurpation,
  'next-homecoming': nextHomecoming,
  'next-exile': nextExile,
  reset,
}

const course = new Course<State>(STEP_NAMES, DECISIONS, PASSAGES, HOUSE_NAMES.length)

const legal = new MoveList()

/** Somebody is asked, and whoever is can do something. */
function canGoOn(s: State): boolean {
  const asked = course.actors(s)
  const hasMove = (seat: Seat): boolean => {
    course.moves(s, seat, legal)
    return legal.length > 0
  }
  return asked.length > 0 && asked.every(hasMove)
}

function problemsAt(s: State): readonly PositionProblem[] {
  const problems = settle(s)
  if (problems.length > 0 || isOver(s) || canGoOn(s)) return problems
  return [{ path: ['step'], reason: 'whoever is asked here could do nothing' }]
}

const gameWith = (scenarios: ScenarioFile, components: Components): Game<State, RichardView> => ({
  name: 'richard3',
  rulesVersion: 1,
  options: optionsFor(scenarios),
  components,
  seats: () => HOUSE_NAMES,
  // At most some 200 actions, 320 battle turns, 200 losses to choose and 150 others in each of 21 turns.
  moveBound: 20_000,

  setup(options, chance, log) {
    const s = placeScenario(options, scenarios)
    course.runOn(s, { chance, log })
    return s
  },
  optionsOf,
  actors: (s) => course.actors(s),
  moves: (s, seat, out) => course.moves(s, seat, out),
  apply: (s, seat, move, chance, log) => course.apply(s, seat, move, chance, log),
  resign: (s, seat, log) => resign(s, seat, { log }),
  result: (s) =>
    isOver(s) && s.winner !== NOTHING ? { winners: [s.winner], reason: VICTORIES[s.victory] } : undefined,
  prompt: (s, seat) => promptOf(s, seat, course.sectionAt(s, '9.0')),

  view,
  imagine,

  copy: (s, into) => s.copy(into),
  bytes: (s) => s.bytes,
  layout: layoutFor(scenarios),
  fromBytes: (bytes) => new State(bytes, scenarios),
  settle: problemsAt,

  notation,
  texts: textsFor(scenarios),
})

/** A set-up that is a position like any other, with the cards dealt. */
function setupProblems(file: ScenarioFile, index: number): readonly PositionProblem[] {
  const usual = Object.fromEntries(optionsFor(file).map(({ name, standard }) => [name, standard]))
  const s = placeScenario({ ...usual, scenario: file.scenarios[index].id }, file)
  const problems = [...scenarioProblems(s), ...blockProblems(s)]
  if (problems.length > 0) return problems
  course.runOn(s, { chance: fastChance('set-up'), log: undefined })
  return problemsAt(s)
}

/** With the scenarios of the rulebook; `game.components.with` takes others. */
export const game = gameOfComponents({
  name: 'scenarios',
  standard: STANDARD_SCENARIOS,
  read: readScenarios(setupProblems),
  game: gameWith,
})
