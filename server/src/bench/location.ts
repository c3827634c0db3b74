import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseLocation } from '../storage/database.ts'

/** A database for one measurement, and the settings that a server needs for it. */
export interface BenchLocation {
  readonly location: DatabaseLocation
  readonly environment: Readonly<Record<string, string>>
  remove(): Promise<void>
}

export const createLocation = async (database: string): Promise<BenchLocation> =>
  database === 'postgres' ? ofPostgres() : ofSqlite()

function ofSqlite(): BenchLocation {
  const folder = mkdtempSync(join(tmpdir(), 'tudor-rose-bench-'))
  return {
    location: { file: join(folder, 'tudor-rose.sqlite') },
    environment: { TUDOR_DATA: folder, DATABASE_URL: '' },
    remove: async () => rmSync(folder, { recursive: true }),
  }
}

async function ofPostgres(): Promise<BenchLocation> {
  const url = new URL(process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test')
  const name = `tudor_bench_${process.pid}`
  const command = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await command(`create database ${name}`)
  const own = new URL(url.href)
  own.pathname = `/${name}`
  return {
    location: { url: own.href },
    environment: { DATABASE_URL: own.href },
    remove: () => command(`drop database ${name} with (force)`),
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
