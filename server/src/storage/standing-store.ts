import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Whom tables wait for: what sweepers and bots look through. Written by `LogWriter` with every row. */
export class StandingStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Tables where a flag should have fallen by now. */
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

  /** Tables where a bot owes a move and no server is at it. */
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

  /** Takes the bot's move after this row upon oneself; `false` if another server has, or the game has gone on. */
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

  /** Leaves a move to others that one has taken upon oneself until then and does not make after all. */
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
