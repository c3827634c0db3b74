/** The `Game` object: the rules and everything else that the contract (table/src/game.ts) asks for. */
import { type Game, NONE, type PositionProblem, type Prompt, steppedGame } from '@tudor-rose/table'
import { BLACK, type Point, SIDES, type Side, WHITE } from './data/board.ts'
import { type MorrisMove, notation } from './notation.ts'
import { EVENTS, end, machine, mayFly } from './rules.ts'
import {
  countMen,
  ENDINGS,
  FEWEST_MEN,
  hasMill,
  inHand,
  layout,
  MAX_TURNS_WITHOUT_MILL,
  MEN,
  menOf,
  pointsOf,
  STEP,
  STEP_NAMES,
  State,
} from './state.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { pl } from './texts/pl.ts'

export type { MorrisMove } from './notation.ts'
export type { MorrisEvent } from './rules.ts'

/** What a viewer sees. It is plain data, because it is sent over the network. */
export interface MorrisView {
  readonly step: (typeof STEP_NAMES)[number]
  readonly asked: Side | null
  readonly sides: Readonly<Record<Side, SideView>>
  readonly turnsWithoutMill: number
  readonly winner: Side | null
}

export interface SideView {
  readonly inHand: number
  /** Where its men are. */
  readonly points: readonly Point[]
}

export const game: Game<State, MorrisView, MorrisMove> = steppedGame(machine, {
  name: 'nine-mens-morris',
  rulesVersion: 1,
  options: [{ name: 'flying', values: ['true', 'false'], standard: 'true' }],
  seats: () => SIDES,
  // Every man is placed once and taken at most once, and between two mills there are only so many turns.
  moveBound: 2 * MEN + 2 * MEN * (MAX_TURNS_WITHOUT_MILL + 1),

  layOut(options) {
    const s = State.fresh(undefined)
    s.flying = Number(options.flying === 'true')
    return s
  },
  optionsOf: (s) => ({ flying: String(s.flying === 1) }),
  resign: (s, side, context) => end(s, 1 - side, 'ending.resigned', context),
  result: (s) =>
    s.ending === NONE ? undefined : { winners: s.winner === NONE ? [] : [s.winner], reason: ENDINGS[s.ending] },
  prompt: (s, _seat, section) => promptOf(s, section),
  endSection: '4',

  // Nothing is hidden: every viewer sees the same, and a determinization is a copy.
  view,
  imagine: (s) => s.copy(),

  layout,
  fromBytes: (bytes) => new State(bytes, undefined),
  checkPosition,

  notation,
  events: EVENTS,
  texts: { en, de, pl },
})

function promptOf(s: State, section: string): Prompt {
  const step = s.step === STEP.move && mayFly(s, s.asked) ? 'fly' : STEP_NAMES[s.step]
  return { key: `prompt.${step}`, section, params: { left: inHand(s, s.asked) } }
}

function view(s: State): MorrisView {
  return {
    step: STEP_NAMES[s.step],
    asked: s.step === STEP.gameOver ? null : SIDES[s.asked],
    sides: { White: sideView(s, WHITE), Black: sideView(s, BLACK) },
    turnsWithoutMill: s.turnsWithoutMill,
    winner: SIDES[s.winner] ?? null,
  }
}

const sideView = (s: State, side: number): SideView => ({ inHand: inHand(s, side), points: pointsOf(s, side) })

/** Positions can be written by hand: this fills in the derived facts and lists what no game can reach. */
function checkPosition(s: State): readonly PositionProblem[] {
  countMen(s)
  const problems: PositionProblem[] = []
  const report = (path: readonly string[], reason: string) => problems.push({ path, reason })
  const isOver = s.step === STEP.gameOver

  for (const [side, name] of SIDES.entries()) {
    if (menOf(s, side) > MEN) report(['sides', name, 'inHand'], `${name} has ${menOf(s, side)} men; ${MEN} at most`)
    if (menOf(s, side) < FEWEST_MEN && !isOver) report(['step'], `${name} has already lost, with ${menOf(s, side)} men`)
  }
  if (s.step === STEP.nextTurn) report(['step'], 'nobody decides anything between turns')
  if (s.step === STEP.place && inHand(s, s.asked) === 0) report(['step'], 'there is no man left to place')
  if (s.step === STEP.move && inHand(s, s.asked) > 0) report(['step'], 'men are placed before any is moved')
  if (s.step === STEP.take && !hasMill(s, s.asked)) report(['step'], 'without a mill, no man is taken')
  if (!isOver && s.turnsWithoutMill === MAX_TURNS_WITHOUT_MILL)
    report(['turnsWithoutMill'], 'the game is already drawn')
  if (isOver !== (s.ending !== NONE)) report(['ending'], 'a game has an ending when it is over, and only then')
  if ((s.winner === NONE) !== (s.ending === NONE || ENDINGS[s.ending] === 'ending.noMill'))
    report(['winner'], 'the winner does not match the ending')
  if (!isOver && isOutOfTurn(s)) report(['asked'], 'White begins, and the sides place their men in turn')
  return problems
}

/** While men are being placed: Black has placed as many as White, or one fewer. */
function isOutOfTurn(s: State): boolean {
  const ahead = inHand(s, BLACK) - inHand(s, WHITE)
  if (inHand(s, BLACK) === 0 && ahead === 0) return false
  const hasPlaced = s.step === STEP.take
  return ahead !== Number((s.asked === WHITE) === hasPlaced)
}
