import type { Proposed } from '@tudor-rose/protocol'
import type { Seat } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'

export function formatProposed(proposed: Proposed): string {
  if (proposed.what === 'undo') return `undo ${proposed.moves}`
  return proposed.what === 'offer' ? `offer ${proposed.seat}` : proposed.what
}

export function parseProposed(text: string): Proposed {
  if (text === 'abandon') return { what: 'abandon' }
  const moves = /^undo ([1-9]\d{0,4})$/.exec(text)?.[1]
  if (moves !== undefined) return { what: 'undo', moves: Number(moves) }
  const seat = /^offer (\d{1,2})$/.exec(text)?.[1]
  if (seat !== undefined) return { what: 'offer', seat: Number(seat) }
  throw new Refusal('bad-message', `"${text.slice(0, 40)}" cannot be proposed; "abandon", "undo 3" and "offer 1" can`)
}

/** A proposal with its defaults: to take back one move, or to hand over one's own seat. */
export function proposedBy(own: Seat, { what, moves = 1, seat = own }: Wish): Proposed {
  if (what === 'undo') return { what, moves }
  return what === 'offer' ? { what, seat } : { what }
}

interface Wish {
  readonly what: Proposed['what']
  readonly moves?: number
  readonly seat?: Seat
}
