import type { Rated } from './greedy.ts'
import type { Leveled } from './levels/level.ts'
import type { Practised } from './practice/exercises.ts'
import type { Guided } from './search/search-policy.ts'
import type { Topic } from './topic.ts'

/**
 * What bots know about a game: the manifest that `GAME/index.ts` exports as `bots`. Every part is optional; a game without a
 * folder is played by random and search bots. Servers and terminals find the manifests through the registry room, a page
 * loads that of the game it plays.
 */
export interface GameBots extends Guided, Rated, Leveled, Practised {
  /** Further questions about a game in progress, by topic, such as the odds of a battle. */
  readonly topics?: Readonly<Record<string, () => Promise<{ readonly topic: Topic }>>>
  /** A file in `bots/data` that makes the bots stronger but is too large to be loaded before somebody plays. */
  readonly data?: { readonly file: string; read(bytes: Uint8Array): Guided }
}

/** The manifests by the name of the game. */
export type BotsByGame = Readonly<Record<string, GameBots>>
