import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { game as lancaster } from '@tudor-rose/lancaster'
import { game as richard3 } from '@tudor-rose/richard3'
import { type AnyGame, BadInput } from '@tudor-rose/table'
import { Refusal } from './refusal.ts'
import type { TableEntry } from './storage/schema.ts'

/** Every game that tables can be opened for, in the order of the list. A new game adds its line here. */
export const GAMES: readonly AnyGame[] = [richard3, cousinsWar, lancaster]

/** Games with components of their own are held in memory as long as they are among the latest so many. */
const MOST_GAMES_OF_COMPONENTS = 50

/** The games that a server knows, by name and by the components that they are played with. */
export class GameShelf {
  readonly all: readonly AnyGame[]
  readonly #ofComponents = new Map<string, AnyGame>()

  constructor(games: readonly AnyGame[] = GAMES) {
    this.all = games
  }

  /** The game of this name; with components, where their file is given. */
  find(name: string, components?: string | null): AnyGame {
    const game = this.all.find((candidate) => candidate.name === name)
    if (game === undefined) {
      const names = this.all.map((candidate) => candidate.name).join(', ')
      throw new Refusal('bad-table', `there is no game "${name.slice(0, 40)}"; there are ${names}`)
    }
    return components == null ? game : this.#withComponents(game, components)
  }

  /** The game that a table was opened for. */
  ofTable({ game: name, components, rules_version }: TableEntry): AnyGame {
    const game = this.find(name, components)
    if (game.rulesVersion === rules_version) return game
    throw new Refusal(
      'bad-table',
      'this table was played by another version of the rules, which this server does not know',
    )
  }

  #withComponents(game: AnyGame, text: string): AnyGame {
    if (game.components === undefined) throw new Refusal('bad-table', `${game.name} takes no components out of a file`)
    const key = `${game.name}\n${text}`
    const known = this.#ofComponents.get(key)
    if (known !== undefined) return known
    const made = readComponents(game, text)
    const [oldest] = this.#ofComponents.keys()
    if (this.#ofComponents.size >= MOST_GAMES_OF_COMPONENTS) this.#ofComponents.delete(oldest)
    this.#ofComponents.set(key, made)
    return made
  }
}

function readComponents(game: AnyGame, text: string): AnyGame {
  try {
    return game.components!.with(text)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    throw new Refusal('bad-table', `${game.components!.name}: ${error.message}`)
  }
}
