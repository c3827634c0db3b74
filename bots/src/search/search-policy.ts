import { type AnyGame, fastChance } from '@tudor-rose/table'
import { finished, type Policy } from '../policy.ts'
import type { Budget } from './budget.ts'
import type { Guide } from './guide.ts'
import { Search } from './search.ts'
import type { SearchSettings } from './settings.ts'

/** What search knows of each game, by its name; a game that nobody has taught it is searched by its rules alone. */
// biome-ignore lint/suspicious/noExplicitAny: guides to games of every state type
export type Guides = Readonly<Record<string, (game: AnyGame) => Guide<any>>>

const FRESH_SEEDS = 2 ** 32

/** Thinks about every move for as long as the budget lasts. With a budget of playouts the same chance gives the same move. */
export function searchPolicy(budget: Budget, guides: Guides = {}, settings: Partial<SearchSettings> = {}): Policy {
  // Playing with another deck is another game object, and may want another guide.
  const searches = new WeakMap<AnyGame, Search<unknown>>()

  function searchIn(game: AnyGame): Search<unknown> {
    const found = searches.get(game)
    if (found !== undefined) return found
    const guide = Object.hasOwn(guides, game.name) ? guides[game.name](game) : {}
    const made = new Search<unknown>(game, guide, settings)
    searches.set(game, made)
    return made
  }

  const begin: Policy['begin'] = (game, state, seat, chance) => {
    const thinking = searchIn(game).begin(state, seat, fastChance(chance.below(FRESH_SEEDS)), budget)
    return { goOn: (mayGoOn) => thinking.goOn(mayGoOn), move: () => thinking.conclude().move }
  }
  return {
    name: 'search',
    begin,
    choose: (game, state, seat, chance) => finished(begin(game, state, seat, chance)),
  }
}
