import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { OWN_FILE, type Place } from './database.ts'

/**
 * Writes a copy of the embedded database that is whole in itself, also while a server is using it. It has another name until
 * it is whole.
 */
export async function backup(place: Place, target: string): Promise<void> {
  if (!('file' in place)) throw new Error('this is for the embedded database; PostgreSQL has pg_dump for that')
  if (!existsSync(place.file)) throw new Error(`there is no database at ${place.file}`)
  if (existsSync(target)) throw new Error(`${target} is there already; nothing was written`)
  const part = `${target}.part`
  removeCopy(part)
  const database = new Sqlite(place.file, { readonly: true })
  try {
    closeSync(openSync(part, 'a', OWN_FILE))
    await database.backup(part, { progress: () => ALL_PAGES })
    renameSync(part, target)
  } finally {
    database.close()
    removeCopy(part)
  }
}

/** A copy in several steps begins anew whenever somebody writes in between, so on a busy server it would never end. */
const ALL_PAGES = 0x7fffffff

/** What is left of a copy that was not finished, with what SQLite keeps beside it. */
function removeCopy(part: string): void {
  for (const file of [part, `${part}-journal`, `${part}-wal`, `${part}-shm`]) rmSync(file, { force: true })
}
