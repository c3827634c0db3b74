/** Locations of knights. Knights of equal strength are interchangeable, so each place counts them by strength. */
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
  MAX_PARTIES,
  NONE,
  SPACE_ARCHER,
  SPACE_KNIGHTS,
  SPACE_OWNER,
  SPACE_SQUIRES,
  SPACE_TUDOR,
  SPACES_PER_CONFLICT,
  STRENGTHS,
} from './layout.ts'
import type { State } from './state.ts'

/** Strengths of a Tudor knight and an archer. */
export const TUDOR_STRENGTH = 2
export const ARCHER_STRENGTH = 2

export const atCourt = (s: State, party: number, strength: number): number =>
  s.bytes[AT_COURT + (strength - 1) * MAX_PARTIES + party]
export const inReserve = (s: State, party: number, strength: number): number =>
  s.bytes[IN_RESERVE + (strength - 1) * MAX_PARTIES + party]

export function addAtCourt(s: State, party: number, strength: number, many: number): void {
  s.bytes[AT_COURT + (strength - 1) * MAX_PARTIES + party] += many
}
export function addInReserve(s: State, party: number, strength: number, many: number): void {
  s.bytes[IN_RESERVE + (strength - 1) * MAX_PARTIES + party] += many
}

export function hasKnightAtCourt(s: State, party: number): boolean {
  for (let strength = 1; strength <= STRENGTHS; strength++) if (atCourt(s, party, strength) > 0) return true
  return false
}

/**
 * A knight is placed if he is neither at court nor in the reserve: in a county, castle or conflict, in the Tower, or
 * with a lord.
 */
export const placed = (s: State, party: number, strength: number): number =>
  KNIGHTS[strength] - atCourt(s, party, strength) - inReserve(s, party, strength)

/** Counties: the owner of the knight there, if any. */
export const holderOf = (s: State, county: number): number => s.bytes[HOLDER + county]
export const countyKnight = (s: State, county: number): number => s.bytes[COUNTY_KNIGHT + county]
/** The knight's strength with everything that goes with him; 0 for a free county. */
export const countyStrength = (s: State, county: number): number =>
  s.bytes[COUNTY_KNIGHT + county] + s.bytes[COUNTY_SQUIRES + county] + TUDOR_STRENGTH * s.bytes[COUNTY_TUDOR + county]

export function countiesOf(s: State, party: number): number {
  let counties = 0
  for (let county = 0; county < COUNTIES; county++) if (holderOf(s, county) === party) counties++
  return counties
}

/** Castles: the strength of the knight on a space, or 0. */
export const castleKnight = (s: State, party: number, space: number): number =>
  s.bytes[CASTLE_KNIGHT + space * MAX_PARTIES + party]
export function setCastleKnight(s: State, party: number, space: number, strength: number): void {
  s.bytes[CASTLE_KNIGHT + space * MAX_PARTIES + party] = strength
}

/** Conflicts: spaces are numbered consecutively, from the topmost of the first to the lowest of the last. */
export const firstSpace = (conflict: number): number => conflict * SPACES_PER_CONFLICT
export const ownerOf = (s: State, space: number): number => s.bytes[SPACE_OWNER + space]
export const isConflict = (s: State, conflict: number): boolean => s.bytes[CONFLICT_CARD + conflict] !== NONE
export const knightsOn = (s: State, space: number, strength: number): number =>
  s.bytes[SPACE_KNIGHTS + (strength - 1) * CONFLICT_SPACES + space]
export function addKnightsOn(s: State, space: number, strength: number, many: number): void {
  s.bytes[SPACE_KNIGHTS + (strength - 1) * CONFLICT_SPACES + space] += many
}

/** The space of a party's own knights in a conflict, or NONE. An archer has his own space. */
export function spaceOf(s: State, party: number, conflict: number): number {
  const first = firstSpace(conflict)
  for (let space = first; space < first + SPACES_PER_CONFLICT; space++)
    if (s.bytes[SPACE_OWNER + space] === party && s.bytes[SPACE_ARCHER + space] === 0) return space
  return NONE
}

export function topmostFreeSpace(s: State, conflict: number): number {
  const first = firstSpace(conflict)
  for (let space = first; space < first + SPACES_PER_CONFLICT; space++)
    if (s.bytes[SPACE_OWNER + space] === NONE) return space
  return NONE
}

/** Total strength on a space: knights, Tudor knights, squires sent by a law, or an archer. */
export function spaceStrength(s: State, space: number): number {
  let total =
    s.bytes[SPACE_ARCHER + space] * ARCHER_STRENGTH +
    s.bytes[SPACE_TUDOR + space] * TUDOR_STRENGTH +
    s.bytes[SPACE_SQUIRES + space]
  for (let strength = 1; strength <= STRENGTHS; strength++) total += strength * knightsOn(s, space, strength)
  return total
}

/** How many conflicts, in either row, a party has a knight in. */
export function conflictsOf(s: State, party: number): number {
  let conflicts = 0
  for (let conflict = 0; conflict < CONFLICT_PLACES.length; conflict++)
    if (spaceOf(s, party, conflict) !== NONE) conflicts++
  return conflicts
}

/** The Tower: knights stay there until the counties are scored. */
export const towerKnights = (s: State, party: number, strength: number): number =>
  s.bytes[IN_TOWER + (strength - 1) * MAX_PARTIES + party]
export function addTowerKnights(s: State, party: number, strength: number, many: number): void {
  s.bytes[IN_TOWER + (strength - 1) * MAX_PARTIES + party] += many
}

/** Removes the knight from a county with everything that went with him. Returns his strength. */
export function clearCounty(s: State, county: number): number {
  const strength = s.bytes[COUNTY_KNIGHT + county]
  s.bytes[HOLDER + county] = NONE
  s.bytes[COUNTY_KNIGHT + county] = 0
  s.bytes[COUNTY_SQUIRES + county] = 0
  s.bytes[COUNTY_SHIELD + county] = 0
  s.bytes[COUNTY_TUDOR + county] = 0
  return strength
}

export function clearSpace(s: State, space: number): void {
  s.bytes[SPACE_OWNER + space] = NONE
  s.bytes[SPACE_ARCHER + space] = 0
  s.bytes[SPACE_TUDOR + space] = 0
  s.bytes[SPACE_SQUIRES + space] = 0
  for (let strength = 1; strength <= STRENGTHS; strength++)
    s.bytes[SPACE_KNIGHTS + (strength - 1) * CONFLICT_SPACES + space] = 0
}
