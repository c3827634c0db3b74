import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, not the current one
export async function createAttendance(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('attendance')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('attendance_key', ['table_id', 'seat'])
    .execute()
}
