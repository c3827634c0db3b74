/** The King's displeasure: who takes shame markers, and from where. `scoring/shame.ts` has their cost at the end. */

import { seatKey } from '../keys.ts'
import { spaceOf } from '../knights.ts'
import { NONE, SHAME, SHAME_FIELDS, SHAME_MARKERS } from '../layout.ts'
import { gain, pay, type State, seatInOrder } from '../state.ts'
import type { StepContext } from '../step-types.ts'

/** By number of players. */
const MARKERS_PER_FIELD: readonly number[] = [0, 0, 2, 3, 4, 4]
export const markersPerField = (s: State): number => MARKERS_PER_FIELD[s.players]

export const shameOf = (s: State, seat: number): number => s.bytes[SHAME + seat]
export const markersOn = (s: State, field: number): number => s.bytes[SHAME_MARKERS + field]

export function setUpShameTrack(s: State): void {
  s.bytes.fill(markersPerField(s), SHAME_MARKERS, SHAME_MARKERS + SHAME_FIELDS)
}

/** How many markers have left the track. None ever returns to it. */
export function takenFromTrack(s: State): number {
  let left = 0
  for (let field = 0; field < SHAME_FIELDS; field++) left += markersOn(s, field)
  return SHAME_FIELDS * markersPerField(s) - left
}

/** Takes one marker from the leftmost field that has any; once the track is empty, from the unlimited supply. */
export function takeShame(s: State, seat: number, { log }: StepContext): void {
  let field = 0
  while (field < SHAME_FIELDS && markersOn(s, field) === 0) field++
  if (field < SHAME_FIELDS) s.bytes[SHAME_MARKERS + field]--
  gain(s, SHAME, seat, 1)
  log?.tell({ key: 'log.shame', params: { seat: seatKey(seat) } })
}

/** Markers return to the supply, never to the track. */
export function returnShame(s: State, seat: number, many: number): void {
  pay(s, SHAME, seat, many)
}

/**
 * A conflict is lost, for the first or second time: every player without a knight of his own in it takes a marker. An
 * archer or an ally's knight does not count, and allies take no markers.
 */
export function shameTheAbsent(s: State, conflict: number, context: StepContext): void {
  for (let place = 0; place < s.players; place++) {
    const seat = seatInOrder(s, place)
    if (spaceOf(s, seat, conflict) === NONE) takeShame(s, seat, context)
  }
}
