/** Where knights are. Those of one strength are alike, so a place counts them by strength. */
import {
  AT_COURT,
  CASTLE_KNIGHT,
  CONFLICT_CARD,
  CONFLICT_PLACES,
  CONFLICT_SPACES,
  COUNTIES,
  COUNTY_KNIGHT,
  COUNTY_SHIELD,
  COUNTY_SQUIRES,
  COUNTY_TUDOR,
  HOLDER,
  IN_RESERVE,
  IN_TOWER,
  KNIGHTS,
  MOST_PARTIES,
  NOTHING,
  SPACE_ARCHER,
  SPACE_KNIGHTS,
  SPACE_OWNER,
  SPACE_SQUIRES,
  SPACE_TUDOR,
  SPACES_PER_CONFLICT,
  STRENGTHS,
} from './layout.ts'
import type { State } from './state.ts'

/** Of a Tudor knight, and of an archer. */
export const TUDOR_STRENGTH = 2
export const ARCHER_STRENGTH = 2

export const atCourt = (s: State, party: number, strength: number): number =>
  s.bytes[AT_COURT + (strength - 1) * MOST_PARTIES + party]
export const inReserve = (s: State, party: number, strength: number): number =>
  s.bytes[IN_RESERVE + (strength - 1) * MOST_PARTIES + party]

export function addAtCourt(s: State, party: number, strength: number, many: number): void {
  s.bytes[AT_COURT + (strength - 1) * MOST_PARTIES + party] += many
}
export function addInReserve(s: State, party: number, strength: number, many: number): void {
  s.bytes[IN_RESERVE + (strength - 1) * MOST_PARTIES + party] += many
}

export function hasKnightAtCourt(s: State, party: number): boolean {
  for (let strength = 1; strength <= STRENGTHS; strength++) if (atCourt(s, party, strength) > 0) return true
  return false
}

/** Placed is whoever is neither at court nor in the reserve: in a county, castle or conflict, in the Tower, with a lord. */
export const placed = (s: State, party: number, strength: number): number =>
  KNIGHTS[strength] - atCourt(s, party, strength) - inReserve(s, party, strength)

/** Counties: the knight who stands there, if anybody does. */
export const holderOf = (s: State, county: number): number => s.bytes[HOLDER + county]
export const countyKnight = (s: State, county: number): number => s.bytes[COUNTY_KNIGHT + county]
/** His strength with all that go with him; 0 for a free county. */
export const countyStrength = (s: State, county: number): number =>
  s.bytes[COUNTY_KNIGHT + county] + s.bytes[COUNTY_SQUIRES + county] + TUDOR_STRENGTH * s.bytes[COUNTY_TUDOR + county]

export function countiesOf(s: State, party: number): number {
  let counties = 0
  for (let county = 0; county < COUNTIES; county++) if (holderOf(s, county) === party) counties++
  return counties
}

/** Castles: the strength of the knight on a space, 0 for none. */
export const castleKnight = (s: State, party: number, space: number): number =>
  s.bytes[CASTLE_KNIGHT + space * MOST_PARTIES + party]
export function setCastleKnight(s: State, party: number, space: number, strength: number): void {
  s.bytes[CASTLE_KNIGHT + space * MOST_PARTIES + party] = strength
}

/** Conflicts: their spaces are numbered through, from the topmost of the first to the lowest of the last. */
export const firstSpace = (conflict: number): number => conflict * SPACES_PER_CONFLICT
export const ownerOf = (s: State, space: number): number => s.bytes[SPACE_OWNER + space]
export const isConflict = (s: State, conflict: number): boolean => s.bytes[CONFLICT_CARD + conflict] !== NOTHING
export const knightsOn = (s: State, space: number, strength: number): number =>
  s.bytes[SPACE_KNIGHTS + (strength - 1) * CONFLICT_SPACES + space]
export function addKnightsOn(s: State, space: number, strength: number, many: number): void {
  s.bytes[SPACE_KNIGHTS + (strength - 1) * CONFLICT_SPACES + space] += many
}

/** The space in a conflict where a party's own knights stand, or NOTHING. An archer stands apart. */
export function spaceOf(s: State, party: number, conflict: number): number {
  const first = firstSpace(conflict)
  for (let space = first; space < first + SPACES_PER_CONFLICT; space++)
    if (s.bytes[SPACE_OWNER + space] === party && s.bytes[SPACE_ARCHER + space] === 0) return space
  return NOTHING
}

export function topmostFreeSpace(s: State, conflict: number): number {
  const first = firstSpace(conflict)
  for (let space = first; space < first + SPACES_PER_CONFLICT; space++)
    if (s.bytes[SPACE_OWNER + space] === NOTHING) return space
  return NOTHING
}

/** All that stands on a space: knights, Tudor knights, squires sent by a law, or an archer. */
export function spaceStrength(s: State, space: number): number {
  let total =
    s.bytes[SPACE_ARCHER + space] * ARCHER_STRENGTH +
    s.bytes[SPACE_TUDOR + space] * TUDOR_STRENGTH +
    s.bytes[SPACE_SQUIRES + space]
  for (let strength = 1; strength <= STRENGTHS; strength++) total += strength * knightsOn(s, space, strength)
  return total
}

/** Conflicts, in either row, in which a party has a knight. */
export function conflictsOf(s: State, party: number): number {
  let conflicts = 0
  for (let conflict = 0; conflict < CONFLICT_PLACES.length; conflict++)
    if (spaceOf(s, party, conflict) !== NOTHING) conflicts++
  return conflicts
}

/** The Tower: knights who stay there until the counties are scored. */
export const towerKnights = (s: State, party: number, strength: number): number =>
  s.bytes[IN_TOWER + (strength - 1) * MOST_PARTIES + party]
export function addTowerKnights(s: State, party: number, strength: number, many: number): void {
  s.bytes[IN_TOWER + (strength - 1) * MOST_PARTIES + party] += many
}

/** Whoever stood in a county is gone, with all that went with him. Answers his strength. */
export function clearCounty(s: State, county: number): number {
  const strength = s.bytes[COUNTY_KNIGHT + county]
  s.bytes[HOLDER + county] = NOTHING
  s.bytes[COUNTY_KNIGHT + county] = 0
  s.bytes[COUNTY_SQUIRES + county] = 0
  s.bytes[COUNTY_SHIELD + county] = 0
  s.bytes[COUNTY_TUDOR + county] = 0
  return strength
}

/** A space of a conflict is free again. */
export function clearSpace(s: State, space: number): void {
  s.bytes[SPACE_OWNER + space] = NOTHING
  s.bytes[SPACE_ARCHER + space] = 0
  s.bytes[SPACE_TUDOR + space] = 0
  s.bytes[SPACE_SQUIRES + space] = 0
  for (let strength = 1; strength <= STRENGTHS; strength++)
    s.bytes[SPACE_KNIGHTS + (strength - 1) * CONFLICT_SPACES + space] = 0
}
