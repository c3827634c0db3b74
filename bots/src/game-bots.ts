import type { MoveRaters } from './greedy.ts'
import type { Guides } from './search/search-policy.ts'

/**
 * What bots know about a game: the manifest that `GAME/index.ts` exports as `bots`. One per game, so that a game can be played
 * without loading the others. A game without a folder is played by random and search bots.
 */
export interface GameBots {
  /** How moves are rated for the greedy policy, by the name of the game. */
  readonly moveRaters: MoveRaters
  /** What search knows, by the name of the game. */
  readonly guides: Guides
}
