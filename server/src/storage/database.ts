import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { SqliteThread } from './sqlite-dialect.ts'

/** Where tables are kept: in a file of this machine, or in a PostgreSQL that several servers share. */
export type Place = { readonly file: string } | { readonly url: string }

/** A database with the way to it that is quickest for rows of the log. */
export interface Database {
  readonly db: Kysely<Schema>
  /** Where it is SQLite: its thread, which takes several statements in one go. */
  readonly thread?: SqliteThread
}

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
  const database = 'file' in place ? sqlite(place.file) : postgres(place.url, settings)
  try {
    await migrate(database.db)
  } catch (error) {
    await database.db.destroy()
    throw error
  }
  return database
}

function sqlite(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const thread = new SqliteThread(file)
  return { db: new Kysely<Schema>({ dialect: thread.dialect() }), thread }
}

function postgres(url: string, { onBrokenConnection = () => {} }: OpenSettings): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    // A server that does not answer must not hold moves up for ever; they fail, and their senders try again.
    query_timeout: 15_000,
  })
  pool.on('error', onBrokenConnection)
  // A connection that breaks while it is lent, but between two statements, tells nobody but itself.
  pool.on('connect', (client) => client.on('error', onBrokenConnection))
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) }
}
