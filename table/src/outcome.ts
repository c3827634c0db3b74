import type { Seat } from './game.ts'

/** How a table ended, online or local. Plain data, stored and sent as JSON. */
export type Outcome =
  | {
      readonly kind: 'result'
      readonly winners: readonly Seat[]
      /** A message key of the game's texts. */
      readonly reason: string
      /** The seat that resigned or ran out of time, if that ended the game. */
      readonly resigned?: Seat
      readonly flagged?: Seat
    }
  /** All players agreed to end it without a result. */
  | { readonly kind: 'abandoned' }
  /** It exceeded the move bound of the game. */
  | { readonly kind: 'stopped' }
