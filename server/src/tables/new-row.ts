import type { RowKind } from '@tudor-rose/protocol'
import { Refusal } from '../refusal.ts'
import type { LogEntry } from '../storage/schema.ts'
import type { LiveTable } from './live-table.ts'
import { nothingProposed } from './proposals.ts'

/** The text of an offer that takes effect at once, because the holder of the seat was deleted. */
export const HOLDER_DELETED = 'gone for good'

/** Rows that need a proposal. */
const ANSWERS: readonly RowKind[] = ['agree', 'decline']

/**
 * Rows that do not advance a game. Their number is limited; otherwise a table could grow without end and become slow to
 * open.
 */
const IDLE: readonly RowKind[] = ['undo', 'propose', ...ANSWERS]

/**
 * How many rows a table may have before such rows are refused: a fixed number, plus some for every move that advanced the
 * game.
 */
export const maxRows = (mostMoves: number): number => 1000 + 4 * mostMoves

/**
 * Checks that apply when a row is written. They are not repeated when it is read, because earlier servers may have
 * allowed it.
 */
export function checkNewRow(live: LiveTable, { kind, seat, time, text }: LogEntry): void {
  if (kind === 'flag') {
    const next = live.nextFlag()
    if (next === undefined || next.seat !== seat || next.at > time)
      throw new Refusal('not-allowed', 'no player has run out of time yet')
  }
  if (kind === 'offer' && text !== HOLDER_DELETED) {
    const from = live.vanishesAt(seat)
    if (from === undefined || from > time) throw new Refusal('not-allowed', 'the player in this seat has not left')
  }
  const isRunning = live.hasStarted && live.outcome === undefined
  if (!isRunning) return
  if (IDLE.includes(kind) && !live.hasRowsToSpare)
    throw new Refusal('not-allowed', 'too many proposals and undone moves at this table; only moves are possible now')
  if (ANSWERS.includes(kind) && live.proposal === undefined) throw nothingProposed()
}
