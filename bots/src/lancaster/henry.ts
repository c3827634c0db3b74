/** What the King's court of Henry V adds: offices, seals, bishops and privileges. */
import { NOTHING } from '@tudor-rose/table'
import { type Board, CHAMBERLAIN, OFFICES, PARLIAMENT, PLACING, type World } from './board.ts'
import type { Moment } from './worths.ts'

/** Seals of chancellor, constable and chamberlain, and what their privileges are worth in the next round. */
const SEALS: readonly number[] = [2, 1, 0]
const PRIVILEGES: readonly number[] = [0.8, 1, 1.3]
const PRIVILEGE_IN_HAND = 0.8
const BISHOP_TO_COME = 0.3
const SEALS_TO_COME = 0.4
const KEEPS_OFFICE = 0.75
const HOLDS_ALONE = 0.4
const MOST_BISHOPS = 3

export function courtWorth(board: Board, w: World, seat: number, now: Moment): number {
  const bishops = w.bytes[board.bishops + seat]
  // Each multiplies the other at the end, so each is worth more the more of the other may still come.
  let sum = w.bytes[board.seals + seat] * sealWorth(board, w, seat, now) + bishops * SEALS_TO_COME * now.roundsLeft
  for (let office = 0; office < OFFICES; office++)
    sum += awardChance(board, w, seat, office, now) * SEALS[office] * (1 + bishops)
  return sum + privilegesWorth(board, w, seat, now)
}

/** Privileges in hand and those that will be awarded. They are all that an ally has of an office. */
export function privilegesWorth(board: Board, w: World, party: number, now: Moment): number {
  let sum = 0
  // What is awarded in the last round serves nobody, but for the Tudor knight, who counts among the knights.
  const isAwarded = now.part > PARLIAMENT ? now.roundsLeft > 1 : now.roundsLeft > 0
  for (let office = 0; isAwarded && office < OFFICES; office++)
    sum += awardChance(board, w, party, office, now) * PRIVILEGES[office]
  // They lapse when all knights have been placed.
  const isOfUse = now.part === PLACING || (now.part > PARLIAMENT && now.roundsLeft > 0)
  for (let bits = isOfUse ? w.bytes[board.privileges + party] : 0; bits > 0; bits &= bits - 1) sum += PRIVILEGE_IN_HAND
  return sum
}

/** How likely a party is to have an office at the next award, which comes before the counties are scored. */
function awardChance(board: Board, w: World, party: number, office: number, { roundsLeft, part }: Moment): number {
  const applicant = board.applicant(w, office)
  if (applicant === party) return part === PLACING ? KEEPS_OFFICE : 1
  if (applicant !== NOTHING || board.officeHolder(w, office) !== party) return 0
  // An office stays where it is if nobody applies, and nobody can any more while parliament sits.
  if (part === PARLIAMENT) return 1
  return part === PLACING || roundsLeft > 0 ? HOLDS_ALONE : 0
}

/** Whether a Tudor knight will count among the knights at the end: one that is awarded in the last round does. */
export function tudorKnightAtTheEnd(board: Board, w: World, seat: number, now: Moment): number {
  if (now.roundsLeft > 0) return 0
  return now.part > PARLIAMENT ? Number(board.hasTudorKnight(w, seat)) : awardChance(board, w, seat, CHAMBERLAIN, now)
}

/** What each seal brings, by the bishops there are and may be. */
export function sealWorth(board: Board, w: World, seat: number, { roundsLeft }: Moment): number {
  return w.court === 1 ? 1 + w.bytes[board.bishops + seat] + BISHOP_TO_COME * roundsLeft : 0
}

/** What a bishop brings who is taken instead of an upgrade. */
export function bishopWorth(board: Board, w: World, seat: number, now: Moment): number {
  if (w.court === 0 || w.bishopsLeft === 0 || w.bytes[board.bishops + seat] === MOST_BISHOPS) return 0
  let sum = w.bytes[board.seals + seat] + SEALS_TO_COME * now.roundsLeft
  for (let office = 0; office < OFFICES; office++) sum += awardChance(board, w, seat, office, now) * SEALS[office]
  return sum
}
