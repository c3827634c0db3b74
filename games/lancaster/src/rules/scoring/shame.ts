/** Final scoring, last step: the cost of shame markers. */

import { seatKey } from '../../keys.ts'
import { POINTS_LOST } from '../../layout.ts'
import { hasAllies, type State, squiresOf, votesOf } from '../../state.ts'
import type { StepContext } from '../../step-types.ts'
import { markersOn, shameOf } from '../displeasure.ts'
import { NO_PLACE, rankScore, sharePlaces } from './majority.ts'

const MAX_OF_ANYTHING = 255

/** Values of empty fields, highest first. */
const exposedValues = (s: State): readonly number[] =>
  s.components.shameTrack.values.filter((_, field) => markersOn(s, field) === 0).sort((one, other) => other - one)

/**
 * Most markers are worst; (R) on a tie, fewer votes are worse, then, as in the tie-break for knights, fewer squires. A
 * player without markers gets no place.
 */
function shameRankScore(s: State, seat: number): number {
  if (shameOf(s, seat) === 0) return NO_PLACE
  const byVotes = rankScore(shameOf(s, seat), MAX_OF_ANYTHING - votesOf(s, seat))
  return rankScore(byVotes, MAX_OF_ANYTHING - squiresOf(s, seat))
}

/**
 * The cost of the track for each player: the highest exposed value for most markers, the next for second most, shared
 * on ties as for knights. With two players there is no second place.
 */
function lossesByTrack(s: State): readonly number[] {
  const [highest = 0, second = 0] = exposedValues(s)
  const losses = new Array<number>(s.players).fill(0)
  const rankScores = losses.map((_, seat) => shameRankScore(s, seat))
  sharePlaces(rankScores, highest, hasAllies(s) ? 0 : second, (seat, points) => {
    losses[seat] = points
  })
  return losses
}

/** The total cost of shame for each player: 1 point for each marker, plus the cost of the track. */
export const lossesByShame = (s: State): readonly number[] =>
  lossesByTrack(s).map((byTrack, seat) => byTrack + shameOf(s, seat))

/** Points may go below 0. */
export function scoreShame(s: State, { log }: StepContext): void {
  if (s.displeasure === 0) return
  for (const [seat, points] of lossesByShame(s).entries()) {
    s.bytes[POINTS_LOST + seat] = points
    const count = shameOf(s, seat)
    if (points > 0)
      log?.tell({ key: 'log.final.shame', params: { seat: seatKey(seat), count, track: points - count, points } })
  }
}
