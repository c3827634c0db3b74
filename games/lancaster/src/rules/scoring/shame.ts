/** Final scoring, last of all: what markers of shame cost. */
import type { Table } from '../../course.ts'
import { seatKey } from '../../keys.ts'
import { POINTS_LOST } from '../../layout.ts'
import { hasAllies, type State, squiresOf, votesOf } from '../../state.ts'
import { markersOn, shameOf } from '../displeasure.ts'
import { NO_PLACE, sharePlaces, standing } from './majority.ts'

const MOST_OF_ANYTHING = 255

/** The values of empty fields, the highest first. */
const exposedValues = (s: State): readonly number[] =>
  s.components.shameTrack.values.filter((_, field) => markersOn(s, field) === 0).sort((one, other) => other - one)

/**
 * Most markers are worst; (R) of equals it is worse to have fewer votes and then, as ties of knights are broken, fewer
 * squires. Whoever has no marker is in no place.
 */
function shameStanding(s: State, seat: number): number {
  if (shameOf(s, seat) === 0) return NO_PLACE
  const byVotes = standing(shameOf(s, seat), MOST_OF_ANYTHING - votesOf(s, seat))
  return standing(byVotes, MOST_OF_ANYTHING - squiresOf(s, seat))
}

/**
 * What the track costs each player: the highest value that is exposed for most markers, the next for second most, shared
 * among equals as it is done for knights. Two players know no second place.
 */
function lossesByTrack(s: State): readonly number[] {
  const [highest = 0, second = 0] = exposedValues(s)
  const losses = new Array<number>(s.players).fill(0)
  const standings = losses.map((_, seat) => shameStanding(s, seat))
  sharePlaces(standings, highest, hasAllies(s) ? 0 : second, (seat, points) => {
    losses[seat] = points
  })
  return losses
}

/** What shame costs each player in all: 1 point for each marker, and what the track costs him. */
export const lossesByShame = (s: State): readonly number[] =>
  lossesByTrack(s).map((byTrack, seat) => byTrack + shameOf(s, seat))

/** Points may go below 0. */
export function scoreShame(s: State, { log }: Table): void {
  if (s.displeasure === 0) return
  for (const [seat, points] of lossesByShame(s).entries()) {
    s.bytes[POINTS_LOST + seat] = points
    const count = shameOf(s, seat)
    if (points > 0)
      log?.tell({ key: 'log.final.shame', params: { seat: seatKey(seat), count, track: points - count, points } })
  }
}
