/** Towers at the King's court: a lord with bishops, knights and a Tudor knight under him, one tower for each office. */
import { addAtCourt, atCourt, TUDOR_STRENGTH } from '../../knights.ts'
import {
  APPLICANT,
  FORMING,
  LORD,
  LORD_PLACES,
  NONE,
  OFFICE_PIECES,
  OFFICES,
  STRENGTHS,
  TOWER_PIECES,
} from '../../layout.ts'
import { leaderOf, type State } from '../../state.ts'
import { bishopsOf } from './bishops.ts'
import { hasInHand, TUDOR_KNIGHT, takeInHand, useFromHand } from './privileges.ts'

export const LORD_HOME = LORD_PLACES.indexOf('home')
export const LORD_IN_TREASURY = LORD_PLACES.indexOf('treasury')
const LORD_AT_OFFICES = LORD_PLACES.indexOf(OFFICES[0])
export const lordAtOffice = (office: number): number => LORD_AT_OFFICES + office

/** Piece numbers. Those in between are knights, by strength. */
export const BISHOP = TOWER_PIECES.indexOf('bishops')
export const TUDOR = TOWER_PIECES.indexOf('Tudor knight')
const LORD_STRENGTH = 1
const BISHOP_STRENGTH = 1
const PIECE_STRENGTHS: readonly number[] = [BISHOP_STRENGTH, 1, 2, 3, 4, TUDOR_STRENGTH]

export const applicantFor = (s: State, office: number): number => s.bytes[APPLICANT + office]
export const isLordHome = (s: State, party: number): boolean => s.bytes[LORD + party] === LORD_HOME
/** The office that a party's lord applies for, or NONE. */
export const officeOfLord = (s: State, party: number): number =>
  s.bytes[LORD + party] >= LORD_AT_OFFICES ? s.bytes[LORD + party] - LORD_AT_OFFICES : NONE

export const inTower = (s: State, office: number, piece: number): number =>
  s.bytes[OFFICE_PIECES + piece * OFFICES.length + office]
export function addInTower(s: State, office: number, piece: number, many: number): void {
  s.bytes[OFFICE_PIECES + piece * OFFICES.length + office] += many
}

/** The lord and each bishop count 1, knights their strength; 0 without an applicant. */
export function towerStrength(s: State, office: number): number {
  if (applicantFor(s, office) === NONE) return 0
  let strength = LORD_STRENGTH
  for (let piece = 0; piece < PIECE_STRENGTHS.length; piece++)
    strength += PIECE_STRENGTHS[piece] * inTower(s, office, piece)
  return strength
}

export function formingStrength(s: State): number {
  let strength = LORD_STRENGTH
  for (let piece = 0; piece < PIECE_STRENGTHS.length; piece++)
    strength += PIECE_STRENGTHS[piece] * s.bytes[FORMING + piece]
  return strength
}

/** How many of a piece a party has at court while its lord is there too. */
export function availableFor(s: State, party: number, piece: number): number {
  if (piece === BISHOP) return bishopsOf(s, party)
  if (piece === TUDOR) return Number(hasInHand(s, party, TUDOR_KNIGHT))
  return atCourt(s, party, piece)
}

/** Uses all its pieces at court. */
export function highestTower(s: State, party: number): number {
  let strength = LORD_STRENGTH
  for (let piece = 0; piece < PIECE_STRENGTHS.length; piece++)
    strength += PIECE_STRENGTHS[piece] * availableFor(s, party, piece)
  return strength
}

/** Only a higher tower drives another out, and never the party's own lord or its ally's. */
export function wouldPrevail(s: State, party: number, office: number, strength: number): boolean {
  const applicant = applicantFor(s, office)
  if (applicant === NONE) return true
  return leaderOf(s, applicant) !== leaderOf(s, party) && strength > towerStrength(s, office)
}

/** All pieces of a tower go to their court. A Tudor knight stays with his party only if it was driven out (R). */
export function dissolveTower(s: State, office: number, keepsTudor: boolean): void {
  const party = applicantFor(s, office)
  for (let strength = 1; strength <= STRENGTHS; strength++) addAtCourt(s, party, strength, inTower(s, office, strength))
  if (keepsTudor && inTower(s, office, TUDOR) > 0) takeInHand(s, party, TUDOR_KNIGHT)
  for (let piece = 0; piece < TOWER_PIECES.length; piece++) addInTower(s, office, piece, -inTower(s, office, piece))
  s.bytes[APPLICANT + office] = NONE
  s.bytes[LORD + party] = LORD_HOME
}

/** Puts the completed tower on its office. */
export function putTower(s: State, party: number, office: number): void {
  for (let strength = 1; strength <= STRENGTHS; strength++) addAtCourt(s, party, strength, -s.bytes[FORMING + strength])
  if (s.bytes[FORMING + TUDOR] > 0) useFromHand(s, party, TUDOR_KNIGHT)
  for (let piece = 0; piece < TOWER_PIECES.length; piece++) {
    addInTower(s, office, piece, s.bytes[FORMING + piece])
    s.bytes[FORMING + piece] = 0
  }
  s.bytes[APPLICANT + office] = party
  s.bytes[LORD + party] = lordAtOffice(office)
}
