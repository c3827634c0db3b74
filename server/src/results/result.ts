import type { GameResult, LogEntry } from '../storage/schema.ts'
import type { StoredTable } from '../storage/table-store.ts'
import type { Outcome } from '../tables/outcome.ts'
import { seatsAtTheStart } from '../tables/sitter.ts'

/** How a game ended for somebody. */
export interface PersonalResult {
  readonly personId: string
  readonly seat: number
  readonly result: GameResult
  /** 1 for who won or drew, 2 for who lost, 3 for who did not play to the end. */
  readonly place: number
  /** Whether the person played this seat from the start, and so answers for it. */
  readonly isOwnGame: boolean
}

/** The kinds of rows that say who played to the end. */
export const ROWS_ABOUT_SEATS = ['flag', 'offer', 'substitute']

/**
 * How a game ended for everybody who took part, by its outcome and those rows of its log that are about seats.
 * A game without a result has none for anybody, nor has one that somebody played against himself.
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
    // Whose time is up loses, and so does who has vanished, whatever becomes of the seat afterwards; who takes it up again himself has not left.
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

const WON = { result: 'won', place: 1 } as const
const DRAWN = { result: 'drawn', place: 1 } as const
const LOST = { result: 'lost', place: 2 } as const
const LEFT = { result: 'lost', place: 3 } as const

const isVacant = (seat: number, aboutSeats: readonly LogEntry[]): boolean => {
  const last = aboutSeats.findLast((row) => row.seat === seat)
  return last !== undefined && last.kind !== 'substitute'
}
