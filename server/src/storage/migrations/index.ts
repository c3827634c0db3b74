import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely'
import type { Schema } from '../schema.ts'
import { createFirstTables } from './001-people-tables-and-their-logs.ts'
import { createResults } from './002-results-and-ratings.ts'
import { createAttendance } from './003-attendance.ts'
import { createNotices } from './004-notices.ts'
import { addFreeKind } from './005-kind-of-a-seat-while-free.ts'
import { addDepartures } from './006-looks-of-names-and-departures.ts'
import { addHints } from './007-hints-at-tables.ts'
import { addLanguage } from './008-languages-of-people.ts'
import { indexChatByPerson } from './009-chat-and-notes-by-person.ts'

/** All migrations, in order. A published migration is never changed; a new one is added after it. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-people-tables-and-their-logs': { up: createFirstTables },
  '002-results-and-ratings': { up: createResults },
  '003-attendance': { up: createAttendance },
  '004-notices': { up: createNotices },
  '005-kind-of-a-seat-while-free': { up: addFreeKind },
  '006-looks-of-names-and-departures': { up: addDepartures },
  '007-hints-at-tables': { up: addHints },
  '008-languages-of-people': { up: addLanguage },
  '009-chat-and-notes-by-person': { up: indexChatByPerson },
}

/** Runs the missing migrations. Several servers may do so at once, because the migrator takes a lock. */
export async function migrate(db: Kysely<Schema>, migrations = MIGRATIONS): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}
