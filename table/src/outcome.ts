import type { Seat } from './game.ts'

/** How a table ended, wherever it was played. Plain data: stored and sent as JSON. */
export type Outcome =
  | {
      readonly kind: 'result'
      readonly winners: readonly Seat[]
      /** A message key of the game's texts. */
      readonly reason: string
      /** The seat that gave up, or whose time was up, where that ended the game. */
      readonly resigned?: Seat
      readonly flagged?: Seat
    }
  /** All agreed to end it without a result. */
  | { readonly kind: 'abandoned' }
  /** It went on for longer than any game that gets on. */
  | { readonly kind: 'stopped' }
