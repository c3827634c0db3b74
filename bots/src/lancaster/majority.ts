/**
 * The expected bonuses for the strongest knights and most extensions at the end: more certain for the leader as the end
 * comes closer.
 */

import { type GameProgress, logistic } from './goods-values.ts'
import type { AllPlayerStats } from './player-stats.ts'

const FOR_FIRST = 8
const FOR_SECOND = 4
/** How much may still change, in strength and in extensions: at the end, and for each remaining round. */
const STRENGTH_BLUR = [0.25, 0.85] as const
const EXTENSION_BLUR = [0.15, 0.5] as const

function expected(
  playerStats: AllPlayerStats,
  seat: number,
  what: 'strength' | 'extensions',
  tie: 'squires' | 'gold',
  blur: number,
): number {
  const own = playerStats.of[seat]
  /** The probability that nobody is better, and that exactly one is. */
  let first = 1
  let second = 0
  for (let other = 0; other < playerStats.players; other++) {
    if (other === seat) continue
    const rival = playerStats.of[other]
    const ahead = own[what] - rival[what] + Math.sign(own[tie] - rival[tie]) * 0.2
    const better = logistic(ahead / blur)
    second = second * better + first * (1 - better)
    first *= better
  }
  return FOR_FIRST * first + (playerStats.players > 2 ? FOR_SECOND * second : 0)
}

export const majorityWorth = (playerStats: AllPlayerStats, seat: number, { roundsLeft }: GameProgress): number =>
  expected(playerStats, seat, 'strength', 'squires', STRENGTH_BLUR[0] + STRENGTH_BLUR[1] * roundsLeft) +
  expected(playerStats, seat, 'extensions', 'gold', EXTENSION_BLUR[0] + EXTENSION_BLUR[1] * roundsLeft)
