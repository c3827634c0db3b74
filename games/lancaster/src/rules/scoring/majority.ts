/** First and second place in final scoring. Goods break ties; remaining ties share the points. */

import { seatKey } from '../../keys.ts'
import { addPoints, hasAllies, type State } from '../../state.ts'
import type { StepContext } from '../../step-types.ts'

const FOR_FIRST = 8
const FOR_SECOND = 4

export interface Majority {
  /** Key of the log event. */
  readonly key: 'log.final.knights' | 'log.final.extensions'
  count(s: State, seat: number): number
  /** On a tie, more of this is better. */
  breakTie(s: State, seat: number): number
}

/** The rank score of a player who cannot get a place. */
export const NO_PLACE = -1

/** More is better. The factor makes the count outweigh any tie-breaker. */
export const rankScore = (count: number, tieBreaker: number): number => count * 256 + tieBreaker

/** A tie for first place shares the points of both places, and there is no second. Remainders are lost. */
export function sharePlaces(
  rankScores: readonly number[],
  forFirst: number,
  forSecond: number,
  give: (seat: number, points: number) => void,
): void {
  const best = Math.max(...rankScores)
  if (best === NO_PLACE) return
  const shareAt = (level: number, points: number, sharers: number): void => {
    for (const [seat, each] of rankScores.entries()) if (each === level) give(seat, Math.floor(points / sharers))
  }
  const manyAt = (level: number): number => rankScores.filter((each) => each === level).length
  const isTied = manyAt(best) > 1
  shareAt(best, isTied ? forFirst + forSecond : forFirst, manyAt(best))
  if (isTied) return
  const next = Math.max(NO_PLACE, ...rankScores.filter((each) => each < best))
  if (next !== NO_PLACE && forSecond > 0) shareAt(next, forSecond, manyAt(next))
}

/** With two players there is no second place. */
export function scoreMajority(s: State, { key, count, breakTie }: Majority, { log }: StepContext): void {
  const rankScores = Array.from({ length: s.players }, (_, seat) => rankScore(count(s, seat), breakTie(s, seat)))
  sharePlaces(rankScores, FOR_FIRST, hasAllies(s) ? 0 : FOR_SECOND, (seat, points) => {
    addPoints(s, seat, points)
    log?.tell({ key, params: { seat: seatKey(seat), count: count(s, seat), points } })
  })
}
