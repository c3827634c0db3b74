import { type Kysely, sql } from 'kysely'
import { lookOf } from '../../input/look-alikes.ts'

/** The name that earlier servers gave to deleted people. */
const FORGOTTEN = 'somebody'

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, not the current one
type Database = Kysely<any>

export async function addDepartures(db: Database): Promise<void> {
  await db.schema.alterTable('people').addColumn('name_look', 'text').execute()
  await db.schema.alterTable('people').addColumn('forgotten_at', 'bigint').execute()
  await noteLooks(db)
  await db.schema.createIndex('people_by_look').unique().on('people').column('name_look').execute()
  await db.schema
    .createTable('departures')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .execute()
  await noteForgotten(db)
  await db.schema.createIndex('tables_by_creator').on('tables').column('creator_id').execute()
  await db.schema
    .createIndex('log_of_substitutions')
    .on('log')
    .column('table_id')
    .where(sql.ref('kind'), '=', sql.lit('substitute'))
    .execute()
}

/** If several names look the same, the oldest account gets the look; the others keep their names without it. */
async function noteLooks(db: Database): Promise<void> {
  const people = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('name_key', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const seen = new Set<string>()
  for (const { id, name } of people) {
    const look = lookOf(name)
    if (seen.has(look)) continue
    seen.add(look)
    await db.updateTable('people').set({ name_look: look }).where('id', '=', id).execute()
  }
}

/** The seats of people who were deleted earlier still have to be given up. */
async function noteForgotten(db: Database): Promise<void> {
  const forgotten = db.selectFrom('people').where('name', '=', FORGOTTEN).where('name_key', 'is', null)
  await db.insertInto('departures').columns(['person_id']).expression(forgotten.select('id as person_id')).execute()
  await db
    .updateTable('people')
    .set({ forgotten_at: 0 })
    .where('id', 'in', db.selectFrom('departures').select('person_id'))
    .execute()
}
