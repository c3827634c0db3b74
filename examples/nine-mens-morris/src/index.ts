/** Nine men's morris as a game of the house: what the contract asks for beyond the rules. */
import { type Game, NONE, type PositionProblem, type Prompt, steppedGame } from '@tudor-rose/table'
import { BLACK, type Point, SIDES, type Side, WHITE } from './board.ts'
import { type MorrisMove, notation } from './notation.ts'
import { EVENTS, end, machine, mayFly } from './rules.ts'
import {
  countMen,
  ENDINGS,
  FEWEST_MEN,
  hasMill,
  inHand,
  layout,
  MEN,
  menOf,
  pointsOf,
  QUIET_LIMIT,
  STEP,
  STEP_NAMES,
  State,
} from './state.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { pl } from './texts/pl.ts'

export type { MorrisMove } from './notation.ts'
export type { MorrisEvent } from './rules.ts'

/** Plain data, because it is sent over the network and drawn by boards. */
export interface MorrisView {
  readonly step: (typeof STEP_NAMES)[number]
  readonly asked: Side
  readonly sides: readonly { readonly side: Side; readonly inHand: number; readonly points: readonly Point[] }[]
  readonly turnsWithoutMill: number
  readonly winner: Side | null
}

export const game: Game<State, MorrisView, MorrisMove> = steppedGame(machine, {
  name: 'nine-mens-morris',
  rulesVersion: 1,
  options: [{ name: 'flying', values: ['true', 'false'], standard: 'true' }],
  seats: () => SIDES,
  // All men are placed. Then every stretch without a mill is shorter than the limit, and each mill takes one of the men.
  moveBound: 2 * MEN + 2 * MEN * (QUIET_LIMIT + 1),

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

  // Everything lies open, so every viewer sees the same, and the only world to imagine is the real one.
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
    asked: SIDES[s.asked],
    sides: SIDES.map((name, side) => ({ side: name, inHand: inHand(s, side), points: pointsOf(s, side) })),
    turnsWithoutMill: s.quietTurns,
    winner: SIDES[s.winner] ?? null,
  }
}

/** Positions can be written by hand: fills in what follows from the rest, and says what no game could come to. */
function checkPosition(s: State): readonly PositionProblem[] {
  countMen(s)
  const problems: PositionProblem[] = []
  const report = (path: readonly string[], reason: string) => problems.push({ path, reason })
  const isOver = s.step === STEP.gameOver

  for (const [side, name] of SIDES.entries()) {
    if (menOf(s, side) > MEN) report(['sides', name, 'inHand'], `${name} has ${menOf(s, side)} men; ${MEN} at most`)
    if (menOf(s, side) < FEWEST_MEN && !isOver) report(['step'], `${name} has lost already, with ${menOf(s, side)} men`)
  }
  if (s.step === STEP.nextTurn) report(['step'], 'nobody is asked anything between turns')
  if (s.step === STEP.place && inHand(s, s.asked) === 0) report(['step'], 'there is no man left to place')
  if (s.step === STEP.move && inHand(s, s.asked) > 0) report(['step'], 'men are placed before any is moved')
  if (s.step === STEP.take && !hasMill(s, s.asked)) report(['step'], 'without a mill no man is taken')
  if (!isOver && s.quietTurns === QUIET_LIMIT) report(['quietTurns'], 'the game is drawn by now')
  if (isOver !== (s.ending !== NONE)) report(['ending'], 'a game has an ending when it is over, and only then')
  if ((s.winner === NONE) !== (s.ending === NONE || ENDINGS[s.ending] === 'ending.quiet'))
    report(['winner'], 'this does not go with how the game ended')
  if (!isOver && isOutOfTurn(s)) report(['asked'], 'the sides place their men in turn, and White begins')
  return problems
}

/** While men are placed, White is one man ahead from placing his until Black has placed hers. */
function isOutOfTurn(s: State): boolean {
  const ahead = inHand(s, BLACK) - inHand(s, WHITE)
  if (inHand(s, BLACK) === 0 && ahead === 0) return false
  const hasPlaced = s.step === STEP.take
  return ahead !== Number((s.asked === WHITE) === hasPlaced)
}
