import type { Storage } from '../storage/storage.ts'
import type { PlayedTable } from './played-table.ts'

const ROWS_AT_ONCE = 1000

/** Puts tables into a database past the server, which has never had them in memory. */
export async function store(storage: Storage, tables: Iterable<PlayedTable>): Promise<void> {
  for (const { table, seats, log, standing } of tables) {
    await storage.tables.create({ table, seats })
    for (let i = 0; i < log.length; i += ROWS_AT_ONCE)
      await storage.db
        .insertInto('log')
        .values(log.slice(i, i + ROWS_AT_ONCE))
        .execute()
    await storage.db.insertInto('standings').values(standing).execute()
  }
}
