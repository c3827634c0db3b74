import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Which seats tables wait for, for the sweepers and bots. `LogWriter` writes it with every row. */
export class WaitStateStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Tables where a flag is due. */
  async overdue(now: number, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('standings')
      .select('table_id')
      .where('deadline', '<=', now)
      .orderBy('deadline')
      .limit(most)
      .execute()
    return rows.map((row) => row.table_id)
  }

  /** Tables where a bot must move and no server has leased the move. */
  async awaitingBots(now: number, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('standings')
      .select('table_id')
      .where('bot_awaited', '=', 1)
      .where('lease_until', '<=', now)
      .orderBy('lease_until')
      .limit(most)
      .execute()
    return rows.map((row) => row.table_id)
  }

  /** Leases the bot's move after this row; `false` if another server has leased it or the game has moved on. */
  async lease(id: string, number: number, now: number, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('standings')
      .set({ lease_until: until })
      .where('table_id', '=', id)
      .where('number', '=', number)
      .where('bot_awaited', '=', 1)
      .where('lease_until', '<=', now)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** Gives up a lease without making the move. */
  async release(id: string, number: number, until: number): Promise<void> {
    await this.#db
      .updateTable('standings')
      .set({ lease_until: 0 })
      .where('table_id', '=', id)
      .where('number', '=', number)
      .where('lease_until', '=', until)
      .execute()
  }
}
