import type { Outcome, RowKind } from '@tudor-rose/protocol'
import type { GameResult, LogEntry } from '../storage/schema.ts'
import type { StoredTable } from '../storage/table-store.ts'
import { seatsAtTheStart } from '../tables/seat-holder.ts'

/** How a game ended for a person. */
export interface PersonalResult {
  readonly personId: string
  readonly seat: number
  readonly result: GameResult
  /** 1 for a win or draw, 2 for a loss, 3 for a person who did not play to the end. */
  readonly location: number
  /** Whether the person played this seat from the start, so that the result counts as theirs. */
  readonly isOwnGame: boolean
}

/** The kinds of rows that show who played to the end. */
export const ROWS_ABOUT_SEATS: readonly RowKind[] = ['flag', 'offer', 'substitute']

/**
 * How a game ended for everybody who took part, from its outcome and the log rows about seats. There are no results if
 * the game had none, or if somebody played against themselves.
 */
export function resultsOf({ table, seats }: StoredTable, aboutSeats: readonly LogEntry[]): readonly PersonalResult[] {
  const outcome = table.outcome === null ? undefined : (JSON.parse(table.outcome) as Outcome)
  if (outcome?.kind !== 'result') return []
  const starters = seatsAtTheStart(seats, aboutSeats)
  const people = starters.flatMap(({ person_id }) => person_id ?? [])
  if (new Set(people).size < people.length) return []

  const isDrawn = outcome.winners.length === 0 || outcome.winners.length === seats.length
  const results = new Map<string, PersonalResult>()
  for (const { seat, person_id } of starters) {
    if (person_id === null) continue
    // A person who ran out of time or disappeared loses, whatever happens to the seat afterwards. A person who takes
    // their own seat again has not left.
    const hasLeft = seats[seat].person_id !== person_id || isVacant(seat, aboutSeats)
    results.set(person_id, {
      personId: person_id,
      seat,
      isOwnGame: true,
      ...(hasLeft ? LEFT : isDrawn ? DRAWN : outcome.winners.includes(seat) ? WON : LOST),
    })
  }
  for (const { seat, person_id } of seats) {
    if (person_id === null || results.has(person_id)) continue
    const ending = isDrawn ? DRAWN : outcome.winners.includes(seat) ? WON : LOST
    results.set(person_id, { personId: person_id, seat, isOwnGame: false, ...ending })
  }
  return [...results.values()]
}

const WON = { result: 'won', location: 1 } as const
const DRAWN = { result: 'drawn', location: 1 } as const
const LOST = { result: 'lost', location: 2 } as const
const LEFT = { result: 'lost', location: 3 } as const

const isVacant = (seat: number, aboutSeats: readonly LogEntry[]): boolean => {
  const last = aboutSeats.findLast((row) => row.seat === seat)
  return last !== undefined && last.kind !== 'substitute'
}
