import type { AnyGame, Seat } from '@tudor-rose/table'
import type { IncrementalTask } from './incremental-task.ts'

/** A kind of question that only one game has, such as the odds of a battle. Answers are plain data, for JSON. */
export interface Topic {
  /**
   * Starts to answer a question for a seat, from what that seat knows. The question comes from outside and is not checked
   * yet. Undefined if it is malformed or does not apply to this state.
   */
  begin(game: AnyGame, state: unknown, seat: Seat, question: unknown): IncrementalTask<unknown> | undefined
}
