import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { breakWhenSilent } from './silence.ts'
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

/** A server that does not answer must not hold moves up for ever; they fail, and their senders try again. */
const ANSWERS_WITHIN = 15_000

export interface OpenSettings {
  /** Told when a connection breaks while nobody is using it, or is broken for its silence; the next query opens another. */
  readonly onBrokenConnection?: (error: Error) => void
  /** After how many milliseconds without an answer a connection to PostgreSQL is given up. */
  readonly answersWithin?: number
}

/** A database that is up to date and ready. */
export async function openDatabase(place: Place, settings: OpenSettings = {}): Promise<Database> {
  if ('file' in place) return upToDate(sqlite(place.file))
  const { onBrokenConnection = () => {}, answersWithin = ANSWERS_WITHIN } = settings
  // A migration takes as long as it takes, and so does waiting for another server that is at it.
  const { db } = await upToDate(postgres(place.url, onBrokenConnection))
  await db.destroy()
  return postgres(place.url, onBrokenConnection, answersWithin)
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

/** In there are addresses, messages and what opens sessions: nobody else on this machine has any business with it. */
const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

function sqlite(file: string): Database {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true, mode: OWN_FOLDER })
    // SQLite would make it as readable as the process makes its files; what it puts beside it is like this one.
    closeSync(openSync(file, 'a', OWN_FILE))
  }
  const thread = new SqliteThread(file)
  return { db: new Kysely<Schema>({ dialect: thread.dialect() }), thread }
}

function postgres(url: string, onBrokenConnection: (error: Error) => void, answersWithin?: number): Database {
  const pool = new pg.Pool({ connectionString: url, max: POSTGRES_CONNECTIONS, connectionTimeoutMillis: 5000 })
  pool.on('error', onBrokenConnection)
  pool.on('connect', (client) => {
    // A connection that breaks while it is lent, but between two statements, tells nobody but itself.
    client.on('error', onBrokenConnection)
    if (answersWithin !== undefined) breakWhenSilent(client, answersWithin)
  })
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) }
}
