import type { Judges } from './greedy.ts'
import type { Guides } from './search/search-policy.ts'

/** What bots have been taught of games, by their names: each on its own, so that who plays one game need not load the others. */
export interface Teaching {
  readonly judges: Judges
  readonly guides: Guides
}
