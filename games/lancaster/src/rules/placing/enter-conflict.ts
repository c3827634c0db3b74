/** Who may stand in a conflict, and on which of its spaces. */
import { addKnightsOn, clearCounty, isConflict, spaceOf, topmostFreeSpace } from '../../knights.ts'
import { CONFLICT_PLACES, COUNTY_TUDOR, NOTHING, SPACE_OWNER, SPACE_TUDOR } from '../../layout.ts'
import type { State } from '../../state.ts'

/** A party has one space, on which its later knights stand too; there is none for a fourth (ruling 3). */
export const canEnter = (s: State, party: number, conflict: number): boolean =>
  isConflict(s, conflict) && (spaceOf(s, party, conflict) !== NOTHING || topmostFreeSpace(s, conflict) !== NOTHING)

export function canEnterAny(s: State, party: number): boolean {
  for (let conflict = 0; conflict < CONFLICT_PLACES.length; conflict++) if (canEnter(s, party, conflict)) return true
  return false
}

/** Answers the space on which he stands. */
export function enterConflict(s: State, party: number, strength: number, conflict: number): number {
  const own = spaceOf(s, party, conflict)
  const space = own === NOTHING ? topmostFreeSpace(s, conflict) : own
  s.bytes[SPACE_OWNER + space] = party
  addKnightsOn(s, space, strength, 1)
  return space
}

/** Phase 3, the crossing: from a county to a conflict. A Tudor knight goes along. Answers the knight's strength. */
export function crossOver(s: State, party: number, county: number, conflict: number): number {
  const tudor = s.bytes[COUNTY_TUDOR + county]
  const strength = clearCounty(s, county)
  const space = enterConflict(s, party, strength, conflict)
  s.bytes[SPACE_TUDOR + space] += tudor
  return strength
}
