/** The state of a game: the layout of its byte buffer, and the functions that read and change it. */
import {
  count,
  defineState,
  flag,
  type GameState,
  LayoutBuilder,
  NONE,
  oneOf,
  oneOfOrNone,
  stepNames,
} from '@tudor-rose/table'
import { MILLS_AT, POINTS, SIDES } from './data/board.ts'

export const MEN = 9
/** With fewer men than this a side can make no mill, and has lost. With exactly this many, it may fly. */
export const FEWEST_MEN = 3
/** Turns of both sides together. */
export const MAX_TURNS_WITHOUT_MILL = 100

/** Positions are stored with the names of the steps, so do not rename them. */
export const STEP = Object.freeze({ place: 0, move: 1, take: 2, nextTurn: 3, gameOver: 4 })
export const STEP_NAMES = stepNames(STEP)

/** Why a game ended, as message keys. */
export const ENDINGS = ['ending.few', 'ending.blocked', 'ending.noMill', 'ending.resigned'] as const
export type Ending = (typeof ENDINGS)[number]

export const layout = new LayoutBuilder()

/** Single bytes; each is a property of the state, such as `state.step`. */
const at = {
  /** The option: the state contains everything that the rules depend on. */
  flying: layout.scalar('flying', flag),
  step: layout.scalar('step', oneOf(STEP_NAMES)),
  asked: layout.scalar('asked', oneOf(SIDES)),
  /** Since the last mill, or since all men were placed. */
  turnsWithoutMill: layout.scalar('turnsWithoutMill', count(MAX_TURNS_WITHOUT_MILL)),
  winner: layout.scalar('winner', oneOfOrNone(SIDES)),
  ending: layout.scalar('ending', oneOfOrNone(ENDINGS)),
} as const

/** One byte for each point: the side whose man stands there, or NONE. */
const MAN = layout.perMember(layout.group('points', POINTS), 'man', oneOfOrNone(SIDES))
const IN_HAND = layout.perMember(layout.group('sides', SIDES), 'inHand', count(MEN, MEN))
/** The number of men on the board. It follows from the points, so positions leave it out; it is here for speed. */
const ON_BOARD = layout.derived(SIDES.length)

export interface State extends GameState<undefined, keyof typeof at> {}
export const State = defineState<State>(layout, at)

export const manAt = (s: State, point: number): number => s.bytes[MAN + point]
export const isEmpty = (s: State, point: number): boolean => manAt(s, point) === NONE
export const inHand = (s: State, side: number): number => s.bytes[IN_HAND + side]
export const onBoard = (s: State, side: number): number => s.bytes[ON_BOARD + side]
export const menOf = (s: State, side: number): number => inHand(s, side) + onBoard(s, side)
export const pointsOf = (s: State, side: number) => POINTS.filter((_, point) => manAt(s, point) === side)

export function takeFromHand(s: State, side: number): void {
  s.bytes[IN_HAND + side]--
}

export function putMan(s: State, point: number, side: number): void {
  s.bytes[MAN + point] = side
  s.bytes[ON_BOARD + side]++
}

export function liftMan(s: State, point: number): void {
  s.bytes[ON_BOARD + manAt(s, point)]--
  s.bytes[MAN + point] = NONE
}

/** Fills in the derived bytes of a position from outside. */
export function countMen(s: State): void {
  for (const side of SIDES.keys()) s.bytes[ON_BOARD + side] = pointsOf(s, side).length
}

/** Whether the man on this point is part of a mill. */
export function isInMill(s: State, point: number): boolean {
  const side = manAt(s, point)
  return MILLS_AT[point].some((others) => others.every((other) => manAt(s, other) === side))
}

export const hasMill = (s: State, side: number): boolean =>
  POINTS.some((_, point) => manAt(s, point) === side && isInMill(s, point))
