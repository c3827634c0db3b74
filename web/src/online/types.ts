import type { Options, Outcome, Seat } from '@tudor-rose/table'
import type { GameName } from '../boards/games.ts'
import type { Clock, Proposal, Question, Told } from '../play/sight.ts'

export interface Me {
  readonly id: string
  readonly name: string
  readonly account: boolean
}

export type TimeControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bankSeconds: number; readonly incrementSeconds: number }
  | {
      readonly kind: 'correspondence'
      readonly daysPerMove: number
      readonly bankDays: number
      /** No clock runs on these days. */
      readonly weekendsOff: boolean
      readonly holidays: readonly string[]
    }

export type TableStatus = 'open' | 'playing' | 'finished' | 'abandoned'

export interface SeatEntry {
  readonly seat: Seat
  readonly kind: 'person' | 'bot' | 'open' | 'invited' | (string & {})
  readonly name: string | null
  readonly mine?: boolean
}

/** A game as the server offers it. */
export interface GameEntry {
  readonly name: string
  readonly bots: readonly string[]
}

/** What does not change about a table. */
export interface TableFacts {
  readonly id: string
  readonly game: GameName
  readonly options: Options
  /** With their text where they are not the usual ones. */
  readonly components: { readonly hash: string; readonly text?: string } | null
  readonly seatNames: readonly string[]
  readonly time: TimeControl
  readonly visibility: 'public' | 'private'
  /** Whether those who play here may ask a bot what it would do. */
  readonly hints: boolean
  readonly commitment: string
}

/** A table as lists show it. */
export interface TableEntry extends TableFacts {
  readonly status: TableStatus
  readonly createdAt: number
  readonly outcome: Outcome | null
  readonly rematch: string | null
  readonly seats: readonly SeatEntry[]
  readonly invitation?: string
}

/** A table as one viewer may see it; see docs/protocol.md. */
export interface Face {
  readonly status: TableStatus
  readonly view: unknown
  readonly awaited: readonly Seat[]
  readonly prompt: Question | null
  readonly mayUndo: boolean
  readonly proposal: Proposal | null
  readonly outcome: Outcome | null
  readonly vacant: readonly Seat[]
  readonly clocks: readonly Clock[] | null
}

export interface ChatLine {
  readonly number: number
  readonly name: string
  readonly seat: Seat | null
  readonly text: string
  readonly time: number
}

export type Change = readonly [readonly (string | number)[], unknown] | readonly [readonly (string | number)[]]

export type ServerMessage =
  | {
      readonly type: 'table'
      readonly number: number
      readonly now: number
      readonly viewer: number
      readonly same?: boolean
      readonly table?: TableFacts
      readonly face?: Face
      readonly told?: number
      readonly events?: readonly Told[]
    }
  | {
      readonly type: 'update'
      readonly number: number
      readonly now: number
      readonly by: { readonly kind: string; readonly seat: Seat | null }
      readonly changes: readonly Change[]
      readonly told: number
      readonly events: readonly Told[]
    }
  | { readonly type: 'seats'; readonly seats: readonly SeatEntry[] }
  | { readonly type: 'presence'; readonly seats: readonly Seat[]; readonly watching: number }
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly type: 'note'; readonly text: string }
  | { readonly type: 'done'; readonly id?: number; readonly number?: number; readonly answer?: unknown }
  | { readonly type: 'error'; readonly id?: number; readonly code: string; readonly text: string }
