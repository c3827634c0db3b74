import type { GameEvent, Move, Seat } from '@tudor-rose/table'

/** Counts what is worth knowing of a game while many are played, for one kind of game. */
export interface Tally {
  /** A new game is about to be set up. */
  begin?(): void
  /** This seat is about to play this move. */
  move?(state: unknown, seat: Seat, move: Move): void
  /** Something happened. */
  event?(event: GameEvent): void
  /** The game is over. */
  end?(state: unknown): void
  /** The figures for people. */
  lines(): string[]
  /** The figures for programs. */
  json(): Readonly<Record<string, unknown>>
}

/** A share of so many cases, with the bounds that hold in 95 of 100 samples. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

const DEVIATIONS_OF_95_PERCENT = 1.96

/** Wilson's interval, which also holds for shares near 0 and 1. */
export function shareOf(count: number, cases: number): Share {
  if (cases === 0) return { share: 0, low: 0, high: 1 }
  const share = count / cases
  const z2 = DEVIATIONS_OF_95_PERCENT ** 2
  const middle = share + z2 / (2 * cases)
  const reach = DEVIATIONS_OF_95_PERCENT * Math.sqrt((share * (1 - share)) / cases + z2 / (4 * cases ** 2))
  const rounded = (value: number) => Math.round(Math.max(0, value) * 1e4) / 1e4
  const scale = 1 + z2 / cases
  return { share: rounded(share), low: rounded((middle - reach) / scale), high: rounded((middle + reach) / scale) }
}

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`

/** Rows with the first column to the left and all others to the right. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row.map((text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]))).join('  '),
  )
}
