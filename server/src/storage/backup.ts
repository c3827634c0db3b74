import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import Sqlite from 'libsql'
import { type DatabaseLocation, OWN_FILE } from './database.ts'

/**
 * Writes a complete copy of the embedded database, even while a server is using it. The copy has a temporary name until
 * it is complete.
 */
export async function backup(location: DatabaseLocation, target: string): Promise<void> {
  if (!('file' in location)) throw new Error('this is for the embedded database; PostgreSQL has pg_dump for that')
  if (!existsSync(location.file)) throw new Error(`there is no database at ${location.file}`)
  if (existsSync(target)) throw new Error(`${target} is there already; nothing was written`)
  const part = `${target}.part`
  removeCopy(part)
  const database = new Sqlite(location.file, { readonly: true })
  try {
    database.pragma('busy_timeout = 5000')
    closeSync(openSync(part, 'a', OWN_FILE))
    database.prepare('vacuum into ?').run(part)
    flush(part)
    renameSync(part, target)
  } finally {
    database.close()
    removeCopy(part)
  }
}

/** SQLite leaves it to the operating system when the copy reaches the disk. */
function flush(file: string): void {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Removes an unfinished copy and the files that SQLite keeps beside it. */
function removeCopy(part: string): void {
  for (const file of [part, `${part}-journal`, `${part}-wal`, `${part}-shm`]) rmSync(file, { force: true })
}
