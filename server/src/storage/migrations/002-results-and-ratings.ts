import { type Kysely, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, not the current one
export async function createResults(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision')
    .addColumn('sigma', 'double precision')
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('results_key', ['table_id', 'person_id'])
    .execute()
  await db.schema.createIndex('results_by_person').on('results').columns(['person_id', 'ended_at']).execute()
  await db.schema
    .createTable('ratings')
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person_id', 'game'])
    .execute()
  await db.schema
    .createTable('results_due')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .execute()
  await sql`insert into results_due (table_id, ended_at)
    select id, ended_at from tables where status = 'finished' and ended_at is not null`.execute(db)
  await db.schema
    .alterTable('people')
    .addColumn('hides_profile', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
