/** The value of goods, knights, nobles and extensions, in points, by how much of the game is left. */
import { logisticCurve } from '../logistic-curve.ts'
import type { Reward } from './board.ts'
import { CASTLE_REWARDS, COUNTY_REWARDS, PARLIAMENT, PLACING } from './board.ts'

/** The remaining rounds after this one, and the current phase of the round. */
export interface GameProgress {
  readonly roundsLeft: number
  readonly phase: number
}

/** The value of a knight of each strength in a round in which he can be placed. */
export const KNIGHT_A_ROUND: readonly number[] = [0, 2.07, 3, 4, 5]
/** What a point of strength adds to the chance of the strongest knights at the end. */
export const STRENGTH_AT_THE_END = 1.15
/** The same for an extension. */
export const EXTENSION_AT_THE_END = 1.43
/** Nobles that a player can expect to gain per round. */
const NOBLES_A_ROUND = 0.14
const VOTE_OF_A_NOBLE = 0.2

/** Goods beyond what is soon spent are worth less. */
const SOON_SPENT = 6
const WORTH_OF_THE_REST = 0.4
const hoard = (many: number, each: number): number =>
  each * (Math.min(many, SOON_SPENT) + WORTH_OF_THE_REST * Math.max(0, many - SOON_SPENT))

/** Ties at the end are broken by goods. */
const IN_A_TIE = 0.03

export function valuePerGold({ roundsLeft, phase }: GameProgress): number {
  if (roundsLeft > 0) return 1
  return phase <= COUNTY_REWARDS ? 0.55 : IN_A_TIE
}

export function valuePerSquire({ roundsLeft, phase }: GameProgress): number {
  if (roundsLeft > 0) return 1.54
  if (phase === PLACING) return 0.5
  return phase <= CASTLE_REWARDS ? 0.1 : IN_A_TIE
}

/** Votes left after the parliament are lost, and nobody votes after the last round. */
export function valuePerVote({ roundsLeft, phase }: GameProgress): number {
  return roundsLeft === 0 && phase > PARLIAMENT ? 0 : 0.32
}

export const goldWorth = (many: number, progress: GameProgress): number => hoard(many, valuePerGold(progress))
export const squiresWorth = (many: number, progress: GameProgress): number => hoard(many, valuePerSquire(progress))
export const votesWorth = (many: number, progress: GameProgress): number => hoard(many, valuePerVote(progress))

/** Interpolates in a table of points. */
function between(values: readonly number[], at: number): number {
  const last = values.length - 1
  if (at >= last) return values[last]
  const below = Math.floor(at)
  return values[below] + (at - below) * (values[below + 1] - values[below])
}

export function noblesWorth(many: number, noblePoints: readonly number[], { roundsLeft }: GameProgress): number {
  const expected = between(noblePoints, many + NOBLES_A_ROUND * roundsLeft)
  return expected + VOTE_OF_A_NOBLE * many * roundsLeft
}

export const knightWorth = (strength: number, { roundsLeft }: GameProgress): number =>
  KNIGHT_A_ROUND[strength] * roundsLeft + STRENGTH_AT_THE_END * strength

/** Goods and points only; the value of knights, castle and nobles depends on who gets them. */
export const plainWorth = (reward: Reward, progress: GameProgress): number =>
  (reward.points ?? 0) +
  (reward.gold ?? 0) * valuePerGold(progress) +
  (reward.squires ?? 0) * valuePerSquire(progress) +
  (reward.votes ?? 0) * valuePerVote(progress)

const CURVE_END = 8
const CURVE_STEPS = 32
const CURVE = logisticCurve(CURVE_END, CURVE_STEPS)

/** From 0 to 1; one half at 0. */
export function logistic(x: number): number {
  if (x >= CURVE_END) return 1
  if (x <= -CURVE_END) return 0
  return CURVE[Math.round((x + CURVE_END) * CURVE_STEPS)]
}
