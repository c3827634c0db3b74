import { rate, rating } from 'openskill'
import type { Rating } from '../storage/result-store.ts'
import type { Storage } from '../storage/storage.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { ROWS_ABOUT_SEATS, resultsOf } from './result.ts'

export interface ScorekeeperSettings {
  readonly storage: Storage
  readonly onFault: (error: unknown, tableId: string) => void
}

const AT_ONCE = 100

/**
 * Enters results and ratings when a game has ended. That a table is due is written together with its last row, and taken
 * away together with what is entered, so each counts once, whichever server does it and whatever dies on the way.
 */
export class Scorekeeper {
  readonly #settings: ScorekeeperSettings
  /** One after the other: nobody is in a hurry, and people often end several games at once. */
  #queue: Promise<void> = Promise.resolve()

  constructor(settings: ScorekeeperSettings) {
    this.#settings = settings
  }

  /** Enters the results of a table that this server has just seen end. */
  notice(live: LiveTable): void {
    if (live.outcome !== undefined) void this.#inTurn(live.table.id)
  }

  /** Enters what nobody has entered yet; called every now and then. */
  async sweep(): Promise<void> {
    for (const id of await this.#settings.storage.results.due(AT_ONCE)) await this.#inTurn(id)
  }

  /** Comes when everything that has been noticed is entered. */
  idle(): Promise<void> {
    return this.#queue
  }

  #inTurn(id: string): Promise<void> {
    this.#queue = this.#queue.then(() => this.#settle(id)).catch((error) => this.#settings.onFault(error, id))
    return this.#queue
  }

  async #settle(id: string): Promise<void> {
    const { storage } = this.#settings
    const found = await storage.tables.find(id)
    if (found === undefined) return
    const { table } = found
    const results = resultsOf(found, await storage.tables.logOfKinds(id, ROWS_ABOUT_SEATS))
    const accounts = await storage.people.accountsAmong(results.map(({ personId }) => personId))
    const rated = results.filter(({ isOwnGame, personId }) => isOwnGame && accounts.has(personId))
    // Cards of one's own making might let one seat win always, and hints would rate the bot.
    const isRated = rated.length > 1 && table.components === null && table.hints === 0
    await storage.results.settle(id, {
      results: results.map(({ personId, seat, result }) => ({
        table_id: id,
        person_id: personId,
        game: table.game,
        seat,
        result,
        ended_at: table.ended_at!,
      })),
      game: table.game,
      rated: isRated ? rated.map(({ personId }) => personId) : [],
      newcomer: rating(),
      rerate: (before) => rerate(before, isRated ? rated.map(({ place }) => place) : []),
    })
  }
}

function rerate(before: readonly Rating[], places: readonly number[]): readonly Rating[] {
  if (before.length === 0) return []
  return rate(
    before.map((each) => [each]),
    { rank: [...places] },
  ).map(([each]) => each)
}
