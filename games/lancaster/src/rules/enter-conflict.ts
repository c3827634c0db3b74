/** Which knights may enter a conflict, and on which space. */
import { addKnightsOn, clearCounty, isConflict, spaceOf, topmostFreeSpace } from '../knights.ts'
import { CONFLICT_PLACES, COUNTY_TUDOR, NONE, SPACE_OWNER, SPACE_TUDOR } from '../layout.ts'
import type { State } from '../state.ts'

/** A party has one space, which its later knights share. There is none for a fourth party (ruling 3). */
export const canEnter = (s: State, party: number, conflict: number): boolean =>
  isConflict(s, conflict) && (spaceOf(s, party, conflict) !== NONE || topmostFreeSpace(s, conflict) !== NONE)

export function canEnterAny(s: State, party: number): boolean {
  for (let conflict = 0; conflict < CONFLICT_PLACES.length; conflict++) if (canEnter(s, party, conflict)) return true
  return false
}

/** Returns the space of the knight. */
export function enterConflict(s: State, party: number, strength: number, conflict: number): number {
  const own = spaceOf(s, party, conflict)
  const space = own === NONE ? topmostFreeSpace(s, conflict) : own
  s.bytes[SPACE_OWNER + space] = party
  addKnightsOn(s, space, strength, 1)
  return space
}

/**
 * Phase 3, the crossing: from a county to a conflict, with a Tudor knight if present. Returns the knight's strength.
 */
export function crossOver(s: State, party: number, county: number, conflict: number): number {
  const tudor = s.bytes[COUNTY_TUDOR + county]
  const strength = clearCounty(s, county)
  const space = enterConflict(s, party, strength, conflict)
  s.bytes[SPACE_TUDOR + space] += tudor
  return strength
}
