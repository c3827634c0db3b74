import type { Seat } from '@tudor-rose/table'
import type { AnalysedPosition, OpenedRecord } from '../worker/messages.ts'

export interface CostlyMove {
  /** The number of moves made before it. */
  readonly number: number
  readonly line: string
  readonly better: string
  readonly cost: number
}

const MAX_LISTED = 3
/** Smaller differences may be chance. */
const WORTH_TELLING = 0.02

/** The moves of this seat that lowered its chances most, worst first. */
export function costliestOf(
  seat: Seat,
  positions: readonly AnalysedPosition[],
  moves: OpenedRecord['moves'],
): readonly CostlyMove[] {
  return positions
    .flatMap(({ number, cost, better }) =>
      better !== undefined && cost >= WORTH_TELLING && moves[number]?.seat === seat
        ? [{ number, line: moves[number].line, better, cost }]
        : [],
    )
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MAX_LISTED)
}
