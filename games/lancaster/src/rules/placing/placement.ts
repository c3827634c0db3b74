/** A kind of place that knights can be put on in phase 1. */
import type { Move, MoveList } from '@tudor-rose/table'
import type { Table } from '../../course.ts'
import type { State } from '../../state.ts'

export interface Placement {
  /** The moves to it have this verb; their first number is the piece. */
  readonly verb: number
  moves(s: State, party: number, strength: number, out: MoveList): void
  /** Whether everybody can see that this knight could go there: nothing behind a screen is needed for it. */
  isOpenTo(s: State, party: number, strength: number): boolean
  /** Puts the knight there, who has left the court already, and says where play goes on. */
  put(s: State, party: number, m: Move, table: Table): void
}
