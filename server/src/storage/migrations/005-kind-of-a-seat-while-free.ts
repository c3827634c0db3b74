import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, not the current one
type Database = Kysely<any>

export async function addFreeKind(db: Database): Promise<void> {
  await db.schema.alterTable('seats').addColumn('free_kind', 'text').execute()
}
