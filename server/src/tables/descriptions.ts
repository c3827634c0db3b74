import type { TableDescription } from '@tudor-rose/protocol'
import type { GameRegistry } from '../games.ts'
import { Refusal } from '../refusal.ts'
import type { TableEntry } from '../storage/schema.ts'
import { descriptionOf } from './description.ts'

const MAX_CACHED = 2000

/** Descriptions of tables for lists. They never change, and reading the components of a hundred tables takes a long time. */
export class TableDescriptions {
  readonly #games: GameRegistry
  readonly #byTable = new Map<string, TableDescription>()

  constructor(games: GameRegistry) {
    this.#games = games
  }

  of(table: TableEntry): TableDescription {
    const known = this.#byTable.get(table.id)
    if (known !== undefined) return known
    const description = descriptionOf({ table, game: this.#games.find(table.game, table.components) })
    const [oldest] = this.#byTable.keys()
    if (this.#byTable.size >= MAX_CACHED) this.#byTable.delete(oldest)
    this.#byTable.set(table.id, description)
    return description
  }

  /** Whether this server has the game, and can read its components. */
  isReadable(table: TableEntry): boolean {
    try {
      this.of(table)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
}
