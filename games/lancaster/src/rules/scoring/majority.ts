/** Who is first and second in something at the end, with ties broken by goods and points shared if that does not help. */
import type { Table } from '../../course.ts'
import { seatKey } from '../../keys.ts'
import { addPoints, hasAllies, type State } from '../../state.ts'

const FOR_FIRST = 8
const FOR_SECOND = 4

export interface Majority {
  /** The message key of what is scored. */
  readonly key: string
  count(s: State, seat: number): number
  /** On a tie whoever has more of this is better. */
  breakTie(s: State, seat: number): number
}

/** The standing of whoever is not in for a place at all. */
export const NO_PLACE = -1

/** More is better; so much of the one outweighs any of the other. */
export const standing = (count: number, tieBreaker: number): number => count * 256 + tieBreaker

/** Several in first place share what is there for both places, and there is no second. What cannot be shared out is lost. */
export function sharePlaces(
  standings: readonly number[],
  forFirst: number,
  forSecond: number,
  give: (seat: number, points: number) => void,
): void {
  const best = Math.max(...standings)
  if (best === NO_PLACE) return
  const shareAt = (level: number, points: number, sharers: number): void => {
    for (const [seat, each] of standings.entries()) if (each === level) give(seat, Math.floor(points / sharers))
  }
  const manyAt = (level: number): number => standings.filter((each) => each === level).length
  const isTied = manyAt(best) > 1
  shareAt(best, isTied ? forFirst + forSecond : forFirst, manyAt(best))
  if (isTied) return
  const next = Math.max(NO_PLACE, ...standings.filter((each) => each < best))
  if (next !== NO_PLACE && forSecond > 0) shareAt(next, forSecond, manyAt(next))
}

/** Two players know no second place. */
export function scoreMajority(s: State, { key, count, breakTie }: Majority, { log }: Table): void {
  const standings = Array.from({ length: s.players }, (_, seat) => standing(count(s, seat), breakTie(s, seat)))
  sharePlaces(standings, FOR_FIRST, hasAllies(s) ? 0 : FOR_SECOND, (seat, points) => {
    addPoints(s, seat, points)
    log?.tell({ key, params: { seat: seatKey(seat), count: count(s, seat), points } })
  })
}
