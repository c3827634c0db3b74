/** What the King's court of Henry V adds: offices, seals and privileges. */
import { NOTHING } from '@tudor-rose/table'
import { type Board, OFFICES, PLACING, type World } from './board.ts'
import type { Moment } from './worths.ts'

/** Seals of chancellor, constable and chamberlain, and what their privileges are worth in the next round. */
const SEALS: readonly number[] = [2, 1, 0]
const PRIVILEGES: readonly number[] = [0.8, 1, 1.3]
const BISHOP_TO_COME = 0.3
const SEALS_TO_COME = 0.4
const KEEPS_OFFICE = 0.75
const HOLDS_ALONE = 0.4

export function courtWorth(board: Board, w: World, seat: number, { roundsLeft, part }: Moment): number {
  const seals = w.bytes[board.seals + seat]
  const bishops = w.bytes[board.bishops + seat]
  // Each multiplies the other at the end, so each is worth more the more of the other may still come.
  let sum = seals * (1 + bishops + BISHOP_TO_COME * roundsLeft) + bishops * SEALS_TO_COME * roundsLeft
  for (let office = 0; office < OFFICES; office++) {
    const applicant = board.applicant(w, office)
    const award = SEALS[office] * (1 + bishops) + (roundsLeft > 0 ? PRIVILEGES[office] : 0)
    if (applicant === seat) sum += award * (part === PLACING ? KEEPS_OFFICE : 1)
    else if (applicant === NOTHING && board.officeHolder(w, office) === seat) sum += award * HOLDS_ALONE
  }
  if (part !== PLACING) return sum
  for (let bits = w.bytes[board.privileges + seat]; bits > 0; bits &= bits - 1) sum += 0.8
  return sum
}
