import type { Storage } from '../storage/storage.ts'
import type { PlayedTable } from './played-table.ts'

const ROWS_AT_ONCE = 1000

/** Writes tables directly to a database, so that no server has them in memory. */
export async function store(storage: Storage, tables: Iterable<PlayedTable>): Promise<void> {
  for (const { table, seats, log, waitState } of tables) {
    await storage.tables.create({ table, seats })
    for (let i = 0; i < log.length; i += ROWS_AT_ONCE)
      await storage.db
        .insertInto('log')
        .values(log.slice(i, i + ROWS_AT_ONCE))
        .execute()
    await storage.db.insertInto('standings').values(waitState).execute()
  }
}
