import { type AnyGame, fastChance } from '@tudor-rose/table'
import { finish } from '../incremental-task.ts'
import type { Policy } from '../policy.ts'
import type { Budget } from './budget.ts'
import type { Guide } from './guide.ts'
import { Search } from './search.ts'
import type { SearchSettings } from './settings.ts'

/** The part of a game's manifest for search. Games without a guide are searched by their rules alone. */
export interface Guided {
  // biome-ignore lint/suspicious/noExplicitAny: guides to games of every state type
  guide?(game: AnyGame): Guide<any>
}

/** By the name of the game. */
export type Guides = Readonly<Record<string, Guided>>

export const guideTo = (game: AnyGame, guides: Guides): Guide<unknown> =>
  (Object.hasOwn(guides, game.name) ? guides[game.name].guide?.(game) : undefined) ?? {}

const FRESH_SEEDS = 2 ** 32

/** Searches every move within the budget. With a budget of playouts the same chance gives the same move. */
export function searchPolicy(budget: Budget, guides: Guides = {}, settings: Partial<SearchSettings> = {}): Policy {
  // Another deck makes another game object, which may need another guide.
  const searches = new WeakMap<AnyGame, Search<unknown>>()

  function searchIn(game: AnyGame): Search<unknown> {
    const found = searches.get(game)
    if (found !== undefined) return found
    const made = new Search<unknown>(game, guideTo(game, guides), settings)
    searches.set(game, made)
    return made
  }

  const begin: Policy['begin'] = (game, state, seat, chance) => {
    const task = searchIn(game).begin(state, seat, fastChance(chance.below(FRESH_SEEDS)), budget)
    return { run: (mayContinue) => task.run(mayContinue), result: () => task.result().move }
  }
  return {
    name: 'search',
    begin,
    choose: (game, state, seat, chance) => finish(begin(game, state, seat, chance)),
  }
}
