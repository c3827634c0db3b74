import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations/index.ts'
import type { Schema } from './schema.ts'
import { breakWhenSilent } from './silence.ts'
import { SqliteThread } from './sqlite-dialect.ts'

/** Where tables are stored: in a local file, or in a PostgreSQL database that several servers share. */
export type DatabaseLocation = { readonly file: string } | { readonly url: string }

/** A database, with the fastest way to write log rows. */
export interface Database {
  readonly db: Kysely<Schema>
  /** Only for SQLite: its thread, which runs several statements in one call. */
  readonly thread?: SqliteThread
}

/** Enough for reads beside the one writer; each server has its own pool. */
const POSTGRES_CONNECTIONS = 8

/** Times fit into a double, and they are the only bigint columns. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A database server that does not answer must not block moves forever: they fail, and clients send them again. */
const ANSWERS_WITHIN = 15_000

export interface OpenSettings {
  /**
   * Called when an idle connection breaks, or when a connection is closed because it did not answer; the next query opens
   * another.
   */
  readonly onBrokenConnection?: (error: Error) => void
  /** How long a PostgreSQL connection may take to answer before it is closed, in milliseconds. */
  readonly answersWithin?: number
}

/** Opens a database and migrates it. */
export async function openDatabase(location: DatabaseLocation, settings: OpenSettings = {}): Promise<Database> {
  if ('file' in location) return upToDate(sqlite(location.file))
  const { onBrokenConnection = () => {}, answersWithin = ANSWERS_WITHIN } = settings
  // Without a time limit: a migration can take long, and so can waiting for another server that is migrating.
  const { db } = await upToDate(postgres(location.url, onBrokenConnection))
  await db.destroy()
  return postgres(location.url, onBrokenConnection, answersWithin)
}

async function upToDate(database: Database): Promise<Database> {
  try {
    await migrate(database.db)
  } catch (error) {
    await database.db.destroy()
    throw error
  }
  return database
}

/** The database contains addresses, messages and session keys, so no other user of this machine may read it. */
const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

function sqlite(file: string): Database {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true, mode: OWN_FOLDER })
    // SQLite would create the file with the default permissions of the process. The files that it creates beside it get
    // the permissions of this one.
    closeSync(openSync(file, 'a', OWN_FILE))
  }
  const thread = new SqliteThread(file)
  return { db: new Kysely<Schema>({ dialect: thread.dialect() }), thread }
}

function postgres(url: string, onBrokenConnection: (error: Error) => void, answersWithin?: number): Database {
  const pool = new pg.Pool({ connectionString: url, max: POSTGRES_CONNECTIONS, connectionTimeoutMillis: 5000 })
  pool.on('error', onBrokenConnection)
  pool.on('connect', (client) => {
    // If a connection that is in use breaks between two statements, the pool is not informed; only the client emits an
    // error.
    client.on('error', onBrokenConnection)
    if (answersWithin !== undefined) breakWhenSilent(client, answersWithin)
  })
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) }
}
