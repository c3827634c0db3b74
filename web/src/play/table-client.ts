import type { Options } from '@tudor-rose/table'
import type { TableView } from './table-view.ts'

/**
 * The client of one table, wherever it is played. Its state is reactive. An action either succeeds and shows in `table`, or
 * fails with a `Refusal`.
 */
export interface TableClient {
  /** The name of its folder in `web/src`. */
  readonly game: string
  readonly options: Options
  /** The components as JSON text, if they are not the standard ones. */
  readonly components: string | undefined
  /** In seat order; each is a message key `seat.NAME` of the game's texts. */
  readonly seatNames: readonly string[]
  /** Undefined before the game starts. */
  readonly table: TableView | undefined
  /** Makes a move of the current decision, as a line of notation. */
  play(line: string): Promise<void>
  undo(): Promise<void>
  resign(): Promise<void>
  /** A game-specific question, such as the odds of a battle; undefined if the game has changed meanwhile. */
  ask?(topic: string, question: unknown): Promise<unknown>
  close(): void
}
