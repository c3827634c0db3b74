import type { EventParams, Outcome, Seat, Viewer } from '@tudor-rose/table'

/** What somebody is asked, as a message key of the game's texts, with every legal move as a line of notation. */
export interface Question {
  readonly key: string
  /** The section of the rulebook that asks it. */
  readonly section: string
  readonly params: EventParams
  readonly moves: readonly string[]
}

/** Something that happened, as this pair of eyes may know it. */
export interface Told {
  readonly key: string
  readonly params: EventParams
}

export interface Proposal {
  readonly proposed:
    | { readonly what: 'abandon' }
    | { readonly what: 'undo'; readonly moves: number }
    /** A seat is handed over to whoever takes it. */
    | { readonly what: 'offer'; readonly seat: Seat }
  readonly by: Seat
  readonly agreed: readonly Seat[]
}

/** What is left to a seat, in milliseconds, as of `since`; null while it does not run. */
export interface Clock {
  readonly bank: number
  readonly since: number | null
}

/** All that a board is drawn from: one moment of a game through one pair of eyes. */
export interface Sight<V = unknown> {
  /** Goes up with whatever happens at the table. */
  readonly number: number
  readonly viewer: Viewer
  /** What the game shows this viewer. */
  readonly view: V
  /** The seats that owe a decision. */
  readonly awaited: readonly Seat[]
  /** There for a viewer who owes a decision, and for nobody else. */
  readonly question: Question | undefined
  readonly mayUndo: boolean
  readonly outcome: Outcome | undefined
  readonly events: readonly Told[]
}
