/** A kind of place for knights in phase 1. */
import type { Move, MoveList } from '@tudor-rose/table'
import type { State } from '../../state.ts'
import type { StepContext } from '../../step-types.ts'

export interface Placement {
  /** The verb of its moves. Their first number is the piece. */
  readonly verb: number
  moves(s: State, party: number, strength: number, out: MoveList): void
  /** Whether public information alone shows that this knight could go there. */
  isOpenTo(s: State, party: number, strength: number): boolean
  /** Places the knight, who has already left the court, and sets the next step. */
  put(s: State, party: number, m: Move, context: StepContext): void
}
