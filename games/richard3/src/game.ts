/** Richard III as a game of the house: the course of play as a table of steps, in the order of the rulebook. */
import { type Chance, type Game, type Log, type Move, MoveList, NOTHING, type Seat } from '@tudor-rose/table'
import type { Decision, Passage, Table } from './course.ts'
import { HOUSE_NAMES } from './data/areas.ts'
import { imagine } from './imagine.ts'
import { layout, VICTORIES } from './layout.ts'
import { notation } from './notation.ts'
import { promptOf } from './prompt.ts'
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
import { settle } from './settle.ts'
import { OPTIONS, optionsOf, placeScenario } from './setup.ts'
import { isOver, State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'
import { en } from './texts/en.ts'
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

const decisionAt: readonly (Decision | undefined)[] = STEP_NAMES.map((name) => DECISIONS[name])
const passageAt: readonly (Passage | undefined)[] = STEP_NAMES.map((name) => PASSAGES[name])

/** Runs the steps that need nobody, up to the next decision or the end. */
function runOn(s: State, table: Table): void {
  for (let passage = passageAt[s.step]; passage !== undefined; passage = passageAt[s.step]) passage(s, table)
}

const NOBODY: readonly Seat[] = []
const ONE: readonly (readonly Seat[])[] = [[0], [1]]
const BOTH: readonly Seat[] = [0, 1]

function actors(s: State): readonly Seat[] {
  const decision = decisionAt[s.step]
  if (decision === undefined) return NOBODY
  if (decision.owes === undefined) return ONE[s.asked]
  const [lancaster, york] = [decision.owes(s, 0), decision.owes(s, 1)]
  return lancaster ? (york ? BOTH : ONE[0]) : york ? ONE[1] : NOBODY
}

const owes = (s: State, seat: Seat, decision: Decision): boolean =>
  decision.owes === undefined ? s.asked === seat : decision.owes(s, seat)

const legal = new MoveList()

/** Somebody is asked, and whoever is can do something. */
function canGoOn(s: State): boolean {
  const asked = actors(s)
  const hasMove = (seat: Seat): boolean => {
    game.moves(s, seat, legal)
    return legal.length > 0
  }
  return asked.length > 0 && asked.every(hasMove)
}

export const game: Game<State, RichardView> = {
  name: 'richard3',
  rulesVersion: 1,
  options: OPTIONS,
  seats: () => HOUSE_NAMES,
  // At most some 200 actions, 320 battle turns, 200 losses to choose and 150 others in each of 21 turns.
  moveBound: 20_000,

  setup(options, chance: Chance, log?: Log) {
    const s = placeScenario(options)
    runOn(s, { chance, log })
    return s
  },
  optionsOf,
  actors,
  moves(s, seat, out) {
    out.clear()
    const decision = decisionAt[s.step]
    if (decision !== undefined && owes(s, seat, decision)) decision.moves(s, seat, out)
  },
  apply(s, seat, move: Move, chance, log) {
    const table: Table = { chance, log }
    decisionAt[s.step]?.play(s, seat, move, table)
    runOn(s, table)
  },
  resign: (s, seat, log) => resign(s, seat, { log }),
  result: (s) =>
    isOver(s) && s.winner !== NOTHING ? { winners: [s.winner], reason: VICTORIES[s.victory] } : undefined,
  prompt: (s, seat) => promptOf(s, seat, decisionAt[s.step]),

  view,
  imagine,

  copy: (s, into) => s.copy(into),
  bytes: (s) => s.bytes,
  layout,
  fromBytes: (bytes) => new State(bytes),
  settle(s) {
    const problems = settle(s)
    if (problems.length > 0 || isOver(s) || canGoOn(s)) return problems
    return [{ path: ['step'], reason: 'whoever is asked here could do nothing' }]
  },

  notation,
  texts: { en },
}
