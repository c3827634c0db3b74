/** The value of the King's court in Henry V: offices, seals, bishops and privileges. */
import { NONE } from '@tudor-rose/table'
import { type Board, CHAMBERLAIN, type LancasterState, OFFICES, PARLIAMENT, PLACING } from './board.ts'
import type { GameProgress } from './goods-values.ts'

/** The seals of chancellor, constable and chamberlain, and the value of their privileges in the next round. */
const SEALS: readonly number[] = [2, 1, 0]
const PRIVILEGES: readonly number[] = [0.8, 1, 1.3]
const PRIVILEGE_IN_HAND = 0.8
const BISHOP_TO_COME = 0.3
const SEALS_TO_COME = 0.4
const KEEPS_OFFICE = 0.75
const HOLDS_ALONE = 0.4
const MAX_BISHOPS = 3

export function courtWorth(board: Board, w: LancasterState, seat: number, progress: GameProgress): number {
  const bishops = w.bytes[board.bishops + seat]
  // Seals and bishops multiply each other at the end, so each is worth more if more of the other may come.
  let sum =
    w.bytes[board.seals + seat] * sealWorth(board, w, seat, progress) + bishops * SEALS_TO_COME * progress.roundsLeft
  for (let office = 0; office < OFFICES; office++)
    sum += awardChance(board, w, seat, office, progress) * SEALS[office] * (1 + bishops)
  return sum + privilegesWorth(board, w, seat, progress)
}

/** Privileges in hand and those still to be awarded. An ally gets nothing else from an office. */
export function privilegesWorth(board: Board, w: LancasterState, party: number, progress: GameProgress): number {
  let sum = 0
  // Privileges awarded in the last round are useless, except for the Tudor knight, who counts among the knights.
  const isAwarded = progress.phase > PARLIAMENT ? progress.roundsLeft > 1 : progress.roundsLeft > 0
  for (let office = 0; isAwarded && office < OFFICES; office++)
    sum += awardChance(board, w, party, office, progress) * PRIVILEGES[office]
  // They lapse when all knights have been placed.
  const isOfUse = progress.phase === PLACING || (progress.phase > PARLIAMENT && progress.roundsLeft > 0)
  for (let bits = isOfUse ? w.bytes[board.privileges + party] : 0; bits > 0; bits &= bits - 1) sum += PRIVILEGE_IN_HAND
  return sum
}

/** The chance that a party has an office at the next award, which comes before the counties are scored. */
function awardChance(
  board: Board,
  w: LancasterState,
  party: number,
  office: number,
  { roundsLeft, phase }: GameProgress,
): number {
  const applicant = board.applicant(w, office)
  if (applicant === party) return phase === PLACING ? KEEPS_OFFICE : 1
  if (applicant !== NONE || board.officeHolder(w, office) !== party) return 0
  // An office keeps its holder if nobody applies, and nobody can apply during parliament.
  if (phase === PARLIAMENT) return 1
  return phase === PLACING || roundsLeft > 0 ? HOLDS_ALONE : 0
}

/** Whether a Tudor knight will count among the knights at the end: one awarded in the last round does. */
export function tudorKnightAtTheEnd(board: Board, w: LancasterState, seat: number, progress: GameProgress): number {
  if (progress.roundsLeft > 0) return 0
  return progress.phase > PARLIAMENT
    ? Number(board.hasTudorKnight(w, seat))
    : awardChance(board, w, seat, CHAMBERLAIN, progress)
}

/** The value of a seal, by current and expected bishops. */
export function sealWorth(board: Board, w: LancasterState, seat: number, { roundsLeft }: GameProgress): number {
  return w.court === 1 ? 1 + w.bytes[board.bishops + seat] + BISHOP_TO_COME * roundsLeft : 0
}

/** The value of a bishop taken instead of an upgrade. */
export function bishopWorth(board: Board, w: LancasterState, seat: number, progress: GameProgress): number {
  if (w.court === 0 || w.bishopsLeft === 0 || w.bytes[board.bishops + seat] === MAX_BISHOPS) return 0
  let sum = w.bytes[board.seals + seat] + SEALS_TO_COME * progress.roundsLeft
  for (let office = 0; office < OFFICES; office++) sum += awardChance(board, w, seat, office, progress) * SEALS[office]
  return sum
}
