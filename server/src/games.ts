import { GAMES } from '@tudor-rose/registry'
import { type AnyGame, BadInput } from '@tudor-rose/table'
import { Refusal } from './refusal.ts'
import type { TableEntry } from './storage/schema.ts'

/** How many games with custom components stay in memory. */
const MAX_CACHED = 50

/** The games of a server, by name and by components. */
export class GameRegistry {
  readonly all: readonly AnyGame[]
  readonly #ofComponents = new Map<string, AnyGame>()

  constructor(games: readonly AnyGame[] = GAMES) {
    this.all = games
  }

  /** The game with this name, and with components if their file is given. */
  find(name: string, components?: string | null): AnyGame {
    const game = this.all.find((candidate) => candidate.name === name)
    if (game === undefined) {
      const names = this.all.map((candidate) => candidate.name).join(', ')
      throw new Refusal('bad-table', `there is no game "${name.slice(0, 40)}"; there are ${names}`)
    }
    return components == null ? game : this.#withComponents(game, components)
  }

  /** The game of a table. */
  ofTable({ game: name, components, rules_version }: TableEntry): AnyGame {
    const game = this.find(name, components)
    if (game.rulesVersion === rules_version) return game
    throw new Refusal('bad-table', 'this table uses another version of the rules, which this server does not have')
  }

  #withComponents(game: AnyGame, text: string): AnyGame {
    if (game.components === undefined)
      throw new Refusal('bad-table', `${game.name} cannot be played with components from a file`)
    const key = `${game.name}\n${text}`
    const known = this.#ofComponents.get(key)
    if (known !== undefined) return known
    const made = readComponents(game, text)
    const [oldest] = this.#ofComponents.keys()
    if (this.#ofComponents.size >= MAX_CACHED) this.#ofComponents.delete(oldest)
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
