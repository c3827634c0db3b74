import type { ToldOdds } from '@tudor-rose/bots'
import type { Options } from '@tudor-rose/table'
import type { GameName } from '../boards/games.ts'
import type { OddsAsked } from '../worker/messages.ts'
import type { Sight } from './sight.ts'

/**
 * Somebody's place at a table, wherever it is played. What it shows is reactive; what it is asked to do either happens,
 * and shows in `sight`, or is refused with a `Refusal`.
 */
export interface Place {
  readonly game: GameName
  readonly options: Options
  /** The text of the components, as JSON, where the game is not played with the usual ones. */
  readonly components: string | undefined
  /** In the order of the seats; each is a message key `seat.NAME` of the game's texts. */
  readonly seatNames: readonly string[]
  /** Nothing before the game begins. */
  readonly sight: Sight | undefined
  /** Makes a move of the question, as a line of notation. */
  play(line: string): Promise<void>
  undo(): Promise<void>
  resign(): Promise<void>
  /** How a battle would go, as far as whoever looks can know; nothing where the game has gone on meanwhile. */
  odds?(asked: OddsAsked): Promise<ToldOdds | undefined>
  close(): void
}
