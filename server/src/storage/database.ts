import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'

/** Where tables are kept: in a file of this machine, or in a PostgreSQL that several servers share. */
export type Place = { readonly file: string } | { readonly url: string }

export type Database = Kysely<Schema>

/** Enough for the reading that goes on beside the one writer; every further server brings its own. */
const POSTGRES_CONNECTIONS = 8

/** Times fit a double, and nothing else here is a bigint. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface OpenSettings {
  /** Told when a connection breaks while nobody is using it; the next query opens another. */
  readonly onBrokenConnection?: (error: Error) => void
}

/** A database that is up to date and ready. */
export async function openDatabase(place: Place, settings: OpenSettings = {}): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: 'file' in place ? sqlite(place.file) : postgres(place.url, settings) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

function sqlite(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new Sqlite(file)
  database.pragma('journal_mode = WAL')
  // A commit returns only when it would survive a power cut: what is acknowledged is kept.
  database.pragma('synchronous = FULL')
  database.pragma('busy_timeout = 5000')
  return new SqliteDialect({ database })
}

function postgres(url: string, { onBrokenConnection = () => {} }: OpenSettings): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    // A server that does not answer must not hold moves up for ever; they fail, and their senders try again.
    query_timeout: 15_000,
  })
  pool.on('error', onBrokenConnection)
  return new PostgresDialect({ pool })
}
