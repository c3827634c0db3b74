import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseLocation } from '../storage/database.ts'

/** A database for one test file, empty at first, and a way to delete it. */
export interface TestDatabase {
  readonly location: DatabaseLocation
  remove(): Promise<void>
}

export interface DatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** Why tests on this database are skipped, if they are. */
  readonly missing: string | undefined
  create(): Promise<TestDatabase>
}

/** Set in CI, where an unavailable service is a failure, not a reason to skip tests. */
export const REQUIRES_SERVICES = process.env.TUDOR_REQUIRE_SERVICES === '1'

const POSTGRES = process.env.TUDOR_TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/test'

async function withPostgres<T>(act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: POSTGRES, connectionTimeoutMillis: 20_000 })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

async function createPostgres(): Promise<TestDatabase> {
  const name = `tudor_${randomBytes(8).toString('hex')}`
  await withPostgres((client) => client.query(`create database ${name}`))
  const url = new URL(POSTGRES)
  url.pathname = `/${name}`
  const remove = async () => {
    await withPostgres((client) => client.query(`drop database ${name} with (force)`))
  }
  return { location: { url: url.href }, remove }
}

async function createSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'tudor-rose-'))
  return {
    location: { file: join(folder, 'tudor-rose.sqlite') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Why a service is unavailable, as a sentence; throws if the service is required. */
export async function whyMissing(what: string, ask: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await ask()
    return undefined
  } catch (error) {
    const reason = `${what} does not answer: ${error instanceof Error ? error.message || error.name : error}`
    if (REQUIRES_SERVICES) throw new Error(`${reason} (required by TUDOR_REQUIRE_SERVICES)`)
    return reason
  }
}

/** Both kinds of database, for `describe.each`. */
export const databaseKinds = async (): Promise<DatabaseKind[]> => [
  { name: 'SQLite', missing: undefined, create: createSqlite },
  {
    name: 'PostgreSQL',
    missing: await whyMissing('PostgreSQL', () => withPostgres((client) => client.query('select 1'))),
    create: createPostgres,
  },
]
