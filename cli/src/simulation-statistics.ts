import type { GameEvent, Move, Seat } from '@tudor-rose/table'
import { wilson } from './wilson.ts'

/** Statistics over many games of one kind. */
export interface SimulationStatistics {
  /** A new game is about to be set up. */
  begin?(): void
  /** This seat is about to make this move. */
  move?(state: unknown, seat: Seat, move: Move): void
  /** An event occurred. */
  event?(event: GameEvent): void
  /** The game is over. */
  end?(state: unknown): void
  /** For people. */
  lines(): string[]
  /** For programs. */
  json(): Readonly<Record<string, unknown>>
}

/** A proportion with its 95 % confidence interval. */
export interface Proportion {
  readonly share: number
  readonly low: number
  readonly high: number
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

export function proportionOf(count: number, cases: number): Proportion {
  const { low, high } = wilson(count, cases)
  return { share: cases === 0 ? 0 : rounded(count / cases), low: rounded(low), high: rounded(high) }
}

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`

/** A table with the first column aligned left and all others right. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row.map((text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]))).join('  '),
  )
}
