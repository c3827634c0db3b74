import { statSync } from 'node:fs'
import { GAMES } from '@tudor-rose/registry'
import { sql } from 'kysely'
import type { DatabaseLocation } from '../storage/database.ts'
import { Storage } from '../storage/storage.ts'
import { finishedTable } from '../tables/played-table.ts'
import { store } from '../tables/store-played.ts'

export interface SizesOfGame {
  readonly game: string
  readonly movesPerTable: number
  /** Everything about a table: its entry, seats, log and wait state, with their indexes. */
  readonly bytesPerTable: number
  readonly bytesPerLogRow: number
}

/** Plays this many random games of each kind to the end and measures how much the database has grown. */
export async function measureSizes(location: DatabaseLocation, count: number): Promise<{ sizes: SizesOfGame[] }> {
  const storage = await Storage.open(location)
  const sizes: SizesOfGame[] = []
  try {
    for (const game of GAMES) {
      const before = await bytesIn(storage, location)
      let rows = 0
      for (let i = 0; i < count; i++) {
        const table = finishedTable(game, i)
        rows += table.log.length
        await store(storage, [table])
      }
      const after = await bytesIn(storage, location)
      sizes.push({
        game: game.name,
        movesPerTable: Math.round(rows / count) - 1,
        bytesPerTable: Math.round((after.all - before.all) / count),
        bytesPerLogRow: Math.round((after.log - before.log) / rows),
      })
    }
  } finally {
    await storage.close()
  }
  return { sizes }
}

async function bytesIn({ db }: Storage, location: DatabaseLocation): Promise<{ all: number; log: number }> {
  if ('url' in location) {
    const { rows } = await sql<{ all: number; log: number }>`
      select sum(pg_total_relation_size(oid))::bigint as all, pg_total_relation_size('log') as log
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
    return rows[0]
  }
  // Moves the write-ahead log into the file, so that its data are counted.
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const { rows } = await sql<{ bytes: number }>`
    select sum(pgsize) as bytes from dbstat where name in ('log', 'sqlite_autoindex_log_1')`.execute(db)
  return { all: statSync(location.file).size, log: rows[0].bytes ?? 0 }
}
