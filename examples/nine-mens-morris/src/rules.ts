/**
 * The rules of nine men's morris, in four sections; prompts name the section.
 *
 * 1. White begins. In turn, each side places one of its nine men on an empty point.
 * 2. Once all men are placed, a side moves one man along a line to the next point, if that is empty. A side with only three
 *    men left may fly: move a man to any empty point. Some people play without flying, so it is an option.
 * 3. Three men of one side on a line are a mill. A side that closes a mill takes one man of its opponent, even if it closes
 *    two at once. It may take a man out of a mill only if all of them are in mills.
 * 4. A side loses if it has only two men left or cannot move. The game is drawn if each side has moved fifty times without a
 *    mill, as in most tournaments; so every game ends.
 */
import type * as table from '@tudor-rose/table'
import { defineEvents, type EventOf, NONE, StepMachine, type StepTable } from '@tudor-rose/table'
import { NEIGHBOURS, opponentOf, POINTS, type Point, SIDES, type Side } from './data/board.ts'
import { firstPoint, MOVE, PLACE, packMove, secondPoint, TAKE } from './notation.ts'
import {
  ENDINGS,
  type Ending,
  FEWEST_MEN,
  inHand,
  isEmpty,
  isInMill,
  liftMan,
  MAX_TURNS_WITHOUT_MILL,
  manAt,
  menOf,
  onBoard,
  putMan,
  STEP,
  type State,
  takeFromHand,
} from './state.ts'

/** Everything the log can say, with the kind of each parameter. The texts have a sentence for each event. */
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
    s.turnsWithoutMill++
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

/** 4. An automatic step: nobody has to decide anything, so it runs by itself. */
const nextTurn: AutomaticStep = (s, context) => {
  const next = opponentOf(s.asked)
  if (menOf(s, next) < FEWEST_MEN) return end(s, s.asked, 'ending.few', context)
  if (s.turnsWithoutMill === MAX_TURNS_WITHOUT_MILL) return end(s, NONE, 'ending.noMill', context)
  if (inHand(s, next) === 0 && !canMove(s, next)) return end(s, s.asked, 'ending.blocked', context)
  s.asked = next
  s.step = inHand(s, next) > 0 ? STEP.place : STEP.move
}

const STEPS: StepTable<State, typeof STEP> = { place, move, take, nextTurn }

export const machine = new StepMachine<State>(STEP, STEPS, SIDES.length)

/** The winner of a drawn game is NONE. */
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
  s.turnsWithoutMill = 0
  s.step = STEP.take
  log?.tell({ key: 'log.mill', params: { side: seatKey(side) } })
}
