import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration works on the schema of its own day, not on the one of today
export async function createAttendance(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('attendance')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('attendance_key', ['table_id', 'seat'])
    .execute()
}
