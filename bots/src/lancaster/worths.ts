/** What goods, knights, nobles and extensions are worth, in points, by how much of the game is left. */
import { logisticCurve } from '../logistic-curve.ts'
import type { Reward } from './board.ts'
import { CASTLE_REWARDS, COUNTY_REWARDS, PARLIAMENT, PLACING } from './board.ts'

/** How much of the game is left: rounds after this one, and the part of the round that is being played. */
export interface Moment {
  readonly roundsLeft: number
  readonly part: number
}

/** What a knight of each strength brings in a round in which he can be placed. */
export const KNIGHT_A_ROUND: readonly number[] = [0, 2.07, 3, 4, 5]
/** What a step of strength adds to the chance to have the strongest knights at the end. */
export const STRENGTH_AT_THE_END = 1.15
/** The same of an extension. */
export const EXTENSION_AT_THE_END = 1.43
/** Nobles that a player can expect to win in a round to come. */
const NOBLES_A_ROUND = 0.14
const VOTE_OF_A_NOBLE = 0.2

/** A hoard is worth less than what is soon spent. */
const SOON_SPENT = 6
const WORTH_OF_THE_REST = 0.4
const hoard = (many: number, each: number): number =>
  each * (Math.min(many, SOON_SPENT) + WORTH_OF_THE_REST * Math.max(0, many - SOON_SPENT))

/** Ties at the end go to whoever has more. */
const IN_A_TIE = 0.03

export function goldEach({ roundsLeft, part }: Moment): number {
  if (roundsLeft > 0) return 1
  return part <= COUNTY_REWARDS ? 0.55 : IN_A_TIE
}

export function squiresEach({ roundsLeft, part }: Moment): number {
  if (roundsLeft > 0) return 1.54
  if (part === PLACING) return 0.5
  return part <= CASTLE_REWARDS ? 0.1 : IN_A_TIE
}

/** Votes that are left when the parliament ends are gone, and nobody votes after the last round. */
export function votesEach({ roundsLeft, part }: Moment): number {
  return roundsLeft === 0 && part > PARLIAMENT ? 0 : 0.32
}

export const goldWorth = (many: number, now: Moment): number => hoard(many, goldEach(now))
export const squiresWorth = (many: number, now: Moment): number => hoard(many, squiresEach(now))
export const votesWorth = (many: number, now: Moment): number => hoard(many, votesEach(now))

/** A table of points read between its entries. */
function between(values: readonly number[], at: number): number {
  const last = values.length - 1
  if (at >= last) return values[last]
  const below = Math.floor(at)
  return values[below] + (at - below) * (values[below + 1] - values[below])
}

export function noblesWorth(many: number, noblePoints: readonly number[], { roundsLeft }: Moment): number {
  const expected = between(noblePoints, many + NOBLES_A_ROUND * roundsLeft)
  return expected + VOTE_OF_A_NOBLE * many * roundsLeft
}

export const knightWorth = (strength: number, { roundsLeft }: Moment): number =>
  KNIGHT_A_ROUND[strength] * roundsLeft + STRENGTH_AT_THE_END * strength

/** Goods and points alone; what a reward does to knights, castle and nobles depends on who gets it. */
export const plainWorth = (reward: Reward, now: Moment): number =>
  (reward.points ?? 0) +
  (reward.gold ?? 0) * goldEach(now) +
  (reward.squires ?? 0) * squiresEach(now) +
  (reward.votes ?? 0) * votesEach(now)

const CURVE_END = 8
const CURVE_STEPS = 32
const CURVE = logisticCurve(CURVE_END, CURVE_STEPS)

/** From 0 to 1, and a half at 0. */
export function logistic(x: number): number {
  if (x >= CURVE_END) return 1
  if (x <= -CURVE_END) return 0
  return CURVE[Math.round((x + CURVE_END) * CURVE_STEPS)]
}
