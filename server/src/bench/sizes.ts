import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { GAMES } from '../games.ts'
import type { Place } from '../storage/database.ts'
import { Storage } from '../storage/storage.ts'
import { finishedTable } from '../tables/played-table.ts'
import { store } from '../tables/store-played.ts'

export interface SizesOfGame {
  readonly game: string
  readonly movesPerTable: number
  /** Everything about a table: its entry, its seats, its log and its standing, with their indexes. */
  readonly bytesPerTable: number
  readonly bytesPerLogRow: number
}

/** Plays so many random games of each kind to their end and looks at what the database has grown by. */
export async function measureSizes(place: Place, count: number): Promise<{ sizes: SizesOfGame[] }> {
  const storage = await Storage.open(place)
  const sizes: SizesOfGame[] = []
  try {
    for (const game of GAMES) {
      const before = await bytesIn(storage, place)
      let rows = 0
      for (let i = 0; i < count; i++) {
        const table = finishedTable(game, i)
        rows += table.log.length
        await store(storage, [table])
      }
      const after = await bytesIn(storage, place)
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

async function bytesIn({ db }: Storage, place: Place): Promise<{ all: number; log: number }> {
  if ('url' in place) {
    const { rows } = await sql<{ all: number; log: number }>`
      select sum(pg_total_relation_size(oid))::bigint as all, pg_total_relation_size('log') as log
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
    return rows[0]
  }
  // What is still in the write-ahead log counts when it has come to the file.
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const { rows } = await sql<{ bytes: number }>`
    select sum(pgsize) as bytes from dbstat where name in ('log', 'sqlite_autoindex_log_1')`.execute(db)
  return { all: statSync(place.file).size, log: rows[0].bytes ?? 0 }
}
