import { rate, rating } from 'openskill'
import type { Rating } from '../storage/result-store.ts'
import type { Storage } from '../storage/storage.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { ROWS_ABOUT_SEATS, resultsOf } from './result.ts'

export interface RatingUpdaterSettings {
  readonly storage: Storage
  readonly onFault: (error: unknown, tableId: string) => void
}

const AT_ONCE = 100

/**
 * Enters results and ratings when a game has ended. The table is marked as due in the transaction of its last row, and
 * the mark is deleted in the transaction that enters the results. So each game counts once, whichever server does it and
 * even if one crashes.
 */
export class RatingUpdater {
  readonly #settings: RatingUpdaterSettings
  /** One at a time: this is not urgent, and people often finish several games at once. */
  #queue: Promise<void> = Promise.resolve()

  constructor(settings: RatingUpdaterSettings) {
    this.#settings = settings
  }

  /** Enters the results of a table whose game has just ended on this server. */
  notice(live: LiveTable): void {
    if (live.outcome !== undefined) void this.#inTurn(live.table.id)
  }

  /** Enters the results that no server has entered yet; called regularly. */
  async sweep(): Promise<void> {
    for (const id of await this.#settings.storage.results.due(AT_ONCE)) await this.#inTurn(id)
  }

  /** Resolves when the results of all noticed tables are entered. */
  idle(): Promise<void> {
    return this.#queue
  }

  #inTurn(id: string): Promise<void> {
    this.#queue = this.#queue.then(() => this.#enterResults(id)).catch((error) => this.#settings.onFault(error, id))
    return this.#queue
  }

  async #enterResults(id: string): Promise<void> {
    const { storage } = this.#settings
    const found = await storage.tables.find(id)
    if (found === undefined) return
    const { table } = found
    const results = resultsOf(found, await storage.tables.logOfKinds(id, ROWS_ABOUT_SEATS))
    const accounts = await storage.people.accountsAmong(results.map(({ personId }) => personId))
    const rated = results.filter(({ isOwnGame, personId }) => isOwnGame && accounts.has(personId))
    // Custom components might let one seat always win, and with hints the rating would measure the bot.
    const isRated = rated.length > 1 && table.components === null && table.hints === 0
    await storage.results.enterResults(id, {
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
      rerate: (before) => rerate(before, isRated ? rated.map(({ location }) => location) : []),
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
