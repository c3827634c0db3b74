import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, not the current one
type Database = Kysely<any>

export async function addHints(db: Database): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('hints', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
