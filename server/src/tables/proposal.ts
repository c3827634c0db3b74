import type { Seat } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'

/** Something that happens if everybody agrees. */
export type Proposed =
  | { readonly what: 'abandon' }
  /** The last so many moves are taken back, whatever they showed. */
  | { readonly what: 'undo'; readonly moves: number }

export interface Proposal {
  readonly proposed: Proposed
  readonly by: Seat
  readonly agreed: readonly Seat[]
}

export const formatProposed = (proposed: Proposed): string =>
  proposed.what === 'undo' ? `undo ${proposed.moves}` : proposed.what

export function parseProposed(text: string): Proposed {
  if (text === 'abandon') return { what: 'abandon' }
  const moves = /^undo ([1-9]\d{0,4})$/.exec(text)?.[1]
  if (moves !== undefined) return { what: 'undo', moves: Number(moves) }
  throw new Refusal('bad-message', `"${text.slice(0, 40)}" cannot be proposed; "abandon" and "undo 3" can`)
}
