/**
 * Nine men's morris, in four sections, which prompts refer to:
 *
 * 1. White begins. In turn the sides place their nine men, one at a time, on empty points.
 * 2. When all men are placed, a side moves one man along a line to the next point, if that is empty. A side with three men
 *    left may fly instead: move to any empty point. (An option; not everybody plays it.)
 * 3. Three men of one side on a line are a mill. A side that closes one takes a man of its opponent, but none out of a mill
 *    unless all are in mills. Two mills closed at once take one man only.
 * 4. A side that has two men left, or cannot move, has lost. After 100 turns in a row without a mill the game is drawn.
 */
import type * as table from '@tudor-rose/table'
import { defineEvents, type EventOf, NONE, StepMachine, type StepTable } from '@tudor-rose/table'
import { NEIGHBOURS, opponentOf, POINTS, type Point, SIDES, type Side } from './board.ts'
import { firstPoint, MOVE, PLACE, packMove, secondPoint, TAKE } from './notation.ts'
import {
  ENDINGS,
  type Ending,
  FEWEST_MEN,
  inHand,
  isEmpty,
  isInMill,
  liftMan,
  manAt,
  menOf,
  onBoard,
  putMan,
  QUIET_LIMIT,
  STEP,
  type State,
  takeFromHand,
} from './state.ts'

/** What the log tells: each event with the kinds of its parameters. The texts have a sentence for each. */
export const EVENTS = defineEvents({
  'log.places': { side: 'seat', point: 'point' },
  'log.moves': { side: 'seat', from: 'point', to: 'point' },
  'log.mill': { side: 'seat' },
  'log.takes': { side: 'seat', point: 'point' },
  'log.won': { side: 'seat', reason: 'ending' },
  'log.drawn': { reason: 'ending' },
})

interface KindNames {
  readonly [kind: string]: string
  readonly seat: Side
  readonly point: Point
  readonly ending: Ending extends `ending.${infer Name}` ? Name : never
}

export type MorrisEvent = EventOf<typeof EVENTS, KindNames>
type StepContext = table.StepContext<MorrisEvent>
type Decision = table.Decision<State, MorrisEvent>
type AutomaticStep = table.AutomaticStep<State, MorrisEvent>

const seatKey = (side: number) => `seat.${SIDES[side]}` as const
const pointKey = (point: number) => `point.${POINTS[point]}` as const

/** 1. */
const place: Decision = {
  section: '1',
  moves(s, _side, out) {
    for (let point = 0; point < POINTS.length; point++) if (isEmpty(s, point)) out.push(packMove(PLACE, point))
  },
  play(s, side, move, { log }) {
    const point = firstPoint(move)
    takeFromHand(s, side)
    putMan(s, point, side)
    log?.tell({ key: 'log.places', params: { side: seatKey(side), point: pointKey(point) } })
    afterMove(s, side, point, log)
  },
}

/** 2. */
const move: Decision = {
  section: '2',
  moves(s, side, out) {
    for (let from = 0; from < POINTS.length; from++) {
      if (manAt(s, from) !== side) continue
      for (const to of pointsInReach(s, side, from)) if (isEmpty(s, to)) out.push(packMove(MOVE, from, to))
    }
  },
  play(s, side, move, { log }) {
    const [from, to] = [firstPoint(move), secondPoint(move)]
    liftMan(s, from)
    putMan(s, to, side)
    s.quietTurns++
    log?.tell({ key: 'log.moves', params: { side: seatKey(side), from: pointKey(from), to: pointKey(to) } })
    afterMove(s, side, to, log)
  },
}

/** 3. */
const take: Decision = {
  section: '3',
  moves(s, side, out) {
    const opponent = opponentOf(side)
    for (let point = 0; point < POINTS.length; point++)
      if (manAt(s, point) === opponent && !isInMill(s, point)) out.push(packMove(TAKE, point))
    if (out.length > 0) return
    for (let point = 0; point < POINTS.length; point++)
      if (manAt(s, point) === opponent) out.push(packMove(TAKE, point))
  },
  play(s, side, move, { log }) {
    const point = firstPoint(move)
    liftMan(s, point)
    log?.tell({ key: 'log.takes', params: { side: seatKey(side), point: pointKey(point) } })
    s.step = STEP.nextTurn
  },
}

/** 4. An automatic step: nobody decides anything here, so it runs by itself. */
const nextTurn: AutomaticStep = (s, context) => {
  const next = opponentOf(s.asked)
  if (menOf(s, next) < FEWEST_MEN) return end(s, s.asked, 'ending.few', context)
  if (s.quietTurns === QUIET_LIMIT) return end(s, NONE, 'ending.quiet', context)
  if (inHand(s, next) === 0 && !canMove(s, next)) return end(s, s.asked, 'ending.blocked', context)
  s.asked = next
  s.step = inHand(s, next) > 0 ? STEP.place : STEP.move
}

const STEPS: StepTable<State, typeof STEP> = { place, move, take, nextTurn }

export const machine = new StepMachine<State>(STEP, STEPS, SIDES.length)

/** The winner is NONE in a drawn game. */
export function end(s: State, winner: number, reason: Ending, { log }: Pick<StepContext, 'log'>): void {
  s.winner = winner
  s.ending = ENDINGS.indexOf(reason)
  s.step = STEP.gameOver
  if (winner === NONE) log?.tell({ key: 'log.drawn', params: { reason } })
  else log?.tell({ key: 'log.won', params: { side: seatKey(winner), reason } })
}

export const mayFly = (s: State, side: number): boolean => s.flying === 1 && onBoard(s, side) === FEWEST_MEN

const EVERYWHERE = [...POINTS.keys()]

const pointsInReach = (s: State, side: number, from: number): readonly number[] =>
  mayFly(s, side) ? EVERYWHERE : NEIGHBOURS[from]

const canMove = (s: State, side: number): boolean =>
  EVERYWHERE.some((from) => manAt(s, from) === side && pointsInReach(s, side, from).some((to) => isEmpty(s, to)))

function afterMove(s: State, side: number, point: number, log: StepContext['log']): void {
  if (!isInMill(s, point)) {
    s.step = STEP.nextTurn
    return
  }
  s.quietTurns = 0
  s.step = STEP.take
  log?.tell({ key: 'log.mill', params: { side: seatKey(side) } })
}
