/** Who will have the strongest knights and most extensions at the end: likely for whoever leads, surer as the end comes near. */
import type { Standings } from './standing.ts'
import { logistic, type Moment } from './worths.ts'

const FOR_FIRST = 8
const FOR_SECOND = 4
/** How much may still change, in steps of strength and in extensions: at the end, and for each round that is left. */
const STRENGTH_BLUR = [0.25, 0.85] as const
const EXTENSION_BLUR = [0.15, 0.5] as const

function expected(
  standings: Standings,
  seat: number,
  what: 'strength' | 'extensions',
  tie: 'squires' | 'gold',
  blur: number,
): number {
  const own = standings.of[seat]
  /** Chances that nobody is better, and that exactly one is. */
  let first = 1
  let second = 0
  for (let other = 0; other < standings.players; other++) {
    if (other === seat) continue
    const rival = standings.of[other]
    const ahead = own[what] - rival[what] + Math.sign(own[tie] - rival[tie]) * 0.2
    const better = logistic(ahead / blur)
    second = second * better + first * (1 - better)
    first *= better
  }
  return FOR_FIRST * first + (standings.players > 2 ? FOR_SECOND * second : 0)
}

export const majorityWorth = (standings: Standings, seat: number, { roundsLeft }: Moment): number =>
  expected(standings, seat, 'strength', 'squires', STRENGTH_BLUR[0] + STRENGTH_BLUR[1] * roundsLeft) +
  expected(standings, seat, 'extensions', 'gold', EXTENSION_BLUR[0] + EXTENSION_BLUR[1] * roundsLeft)
