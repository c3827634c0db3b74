import { Refusal } from '../refusal.ts'
import type { LogEntry } from '../storage/schema.ts'
import { nothingProposed } from './bargain.ts'
import type { LiveTable } from './live-table.ts'

/** An offer that waits for nothing, because whoever sat there has been forgotten. */
export const GONE_FOR_GOOD = 'gone for good'

/** Rows that need a proposal. */
const ANSWERS = ['agree', 'decline']

/** Rows that do not get a game on. There is an end to them, or a table could be made ever larger and slower to open. */
const IDLE = ['undo', 'propose', ...ANSWERS]

/** How many rows a table may have before those are refused: some at once, and some more for every move that got it further. */
export const rowsToSpare = (mostMoves: number): number => 1000 + 4 * mostMoves

/** What a row is judged by when it is to be written, and not again when it is read: earlier servers may have allowed it. */
export function checkNewRow(live: LiveTable, { kind, seat, time, text }: LogEntry): void {
  if (kind === 'flag') {
    const next = live.nextFlag()
    if (next === undefined || next.seat !== seat || next.at > time)
      throw new Refusal('not-allowed', 'no flag falls here yet')
  }
  if (kind === 'offer' && text !== GONE_FOR_GOOD) {
    const from = live.vanishesAt(seat)
    if (from === undefined || from > time) throw new Refusal('not-allowed', 'this seat has not vanished')
  }
  const isRunning = live.hasStarted && live.outcome === undefined
  if (!isRunning) return
  if (IDLE.includes(kind) && !live.hasRowsToSpare)
    throw new Refusal('not-allowed', 'so much has been proposed and taken back here that only moves are taken now')
  if (ANSWERS.includes(kind) && live.proposal === undefined) throw nothingProposed()
}
