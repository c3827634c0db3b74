/** Privileges of the offices: a shield in a county, an archer in a conflict, a Tudor knight with a knight or a lord. */
import { TUDOR_STRENGTH } from '../../knights.ts'
import {
  CONFLICT_SPACES,
  COUNTIES,
  COUNTY_SHIELD,
  COUNTY_TUDOR,
  NONE,
  OFFICE_TUDOR,
  OFFICES,
  PRIVILEGE,
  ROUNDS,
  SPACE_ARCHER,
  SPACE_OWNER,
  SPACE_TUDOR,
  SPACES_PER_CONFLICT,
} from '../../layout.ts'
import { partyCount, type State } from '../../state.ts'

/** A privilege has the number of its office. */
export const SHIELD = 0
export const ARCHER = 1
export const TUDOR_KNIGHT = 2
/** How many of each there are. */
export const PRIVILEGES_THERE_ARE: readonly number[] = [2, 3, 3]

export const hasInHand = (s: State, party: number, privilege: number): boolean =>
  (s.bytes[PRIVILEGE + party] & (1 << privilege)) !== 0
export function takeInHand(s: State, party: number, privilege: number): void {
  s.bytes[PRIVILEGE + party] |= 1 << privilege
}
export function useFromHand(s: State, party: number, privilege: number): void {
  s.bytes[PRIVILEGE + party] &= ~(1 << privilege)
}

/** The strength that a Tudor knight in hand could add to a knight. He is visible to all. */
export const tudorHelp = (s: State, party: number): number => (hasInHand(s, party, TUDOR_KNIGHT) ? TUDOR_STRENGTH : 0)

export function inHands(s: State, privilege: number): number {
  let found = 0
  for (let party = 0; party < partyCount(s); party++) if (hasInHand(s, party, privilege)) found++
  return found
}

function total(s: State, field: number, members: number): number {
  let sum = 0
  for (let member = 0; member < members; member++) sum += s.bytes[field + member]
  return sum
}

/** How many are on the table, with knights or with a lord. */
export function inUse(s: State, privilege: number): number {
  if (privilege === SHIELD) return total(s, COUNTY_SHIELD, COUNTIES)
  if (privilege === ARCHER) return total(s, SPACE_ARCHER, CONFLICT_SPACES)
  return (
    total(s, COUNTY_TUDOR, COUNTIES) + total(s, SPACE_TUDOR, CONFLICT_SPACES) + total(s, OFFICE_TUDOR, OFFICES.length)
  )
}

/** Shield and archer are useless after the last round, but a Tudor knight counts in the final scoring of knights. */
export const isAwardedIn = (round: number, privilege: number): boolean => round < ROUNDS || privilege === TUDOR_KNIGHT

/** Removes privileges not used since their award. */
export function lapseUnused(s: State): void {
  for (let party = 0; party < partyCount(s); party++) s.bytes[PRIVILEGE + party] = 0
}

/** The free space directly below, where an archer could go; NONE below the lowest space of a conflict. */
export function spaceForArcher(s: State, space: number): number {
  if (space % SPACES_PER_CONFLICT === SPACES_PER_CONFLICT - 1) return NONE
  return s.bytes[SPACE_OWNER + space + 1] === NONE ? space + 1 : NONE
}

/** An archer ranks separately for the party that placed him. */
export function placeArcher(s: State, party: number, space: number): void {
  s.bytes[SPACE_OWNER + space] = party
  s.bytes[SPACE_ARCHER + space] = 1
}

/** Second loss of a conflict: archers and Tudor knights are not captured. */
export function leaveConflict(s: State, firstSpace: number): void {
  for (let space = firstSpace; space < firstSpace + SPACES_PER_CONFLICT; space++) {
    s.bytes[SPACE_TUDOR + space] = 0
    if (s.bytes[SPACE_ARCHER + space] === 0) continue
    s.bytes[SPACE_ARCHER + space] = 0
    s.bytes[SPACE_OWNER + space] = NONE
  }
}
