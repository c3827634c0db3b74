import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import type { Place } from './database.ts'

/** Writes a copy of the embedded database that is whole in itself, also while a server is using it. */
export async function backup(place: Place, target: string): Promise<void> {
  if (!('file' in place)) throw new Error('this is for the embedded database; PostgreSQL has pg_dump for that')
  if (!existsSync(place.file)) throw new Error(`there is no database at ${place.file}`)
  if (existsSync(target)) throw new Error(`${target} is there already; nothing was written`)
  const database = new Sqlite(place.file, { readonly: true })
  try {
    await database.backup(target)
  } finally {
    database.close()
  }
}
