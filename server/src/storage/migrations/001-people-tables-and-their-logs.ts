import { type Kysely, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, not the current one
type Database = Kysely<any>

export async function createFirstTables(db: Database): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.unique())
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_person').on('sessions').column('person_id').execute()
  await createTables(db)
  await createLog(db)
  await createChat(db)
}

async function createTables(db: Database): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('invitation', 'text', (c) => c.notNull())
    .addColumn('creator_id', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules_version', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('components', 'text')
    .addColumn('time_control', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('watchers', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('rematch_id', 'text')
    .execute()
  await db.schema
    .createIndex('tables_in_the_lobby')
    .on('tables')
    .columns(['visibility', 'status', 'created_at'])
    .execute()
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text')
    .addColumn('bot', 'text')
    .addColumn('seed', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute()
  await db.schema.createIndex('seats_by_person').on('seats').column('person_id').execute()
}

async function createLog(db: Database): Promise<void> {
  await db.schema
    .createTable('log')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('answers', 'integer', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('log_key', ['table_id', 'number'])
    .execute()
  await db.schema
    .createTable('standings')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('awaited', 'integer', (c) => c.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('bot_awaited', 'integer', (c) => c.notNull())
    .addColumn('lease_until', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('standings_by_deadline')
    .on('standings')
    .column('deadline')
    .where('deadline', 'is not', null)
    .execute()
  await db.schema
    .createIndex('standings_of_bots')
    .on('standings')
    .column('lease_until')
    .where(sql.ref('bot_awaited'), '=', sql.lit(1))
    .execute()
}

async function createChat(db: Database): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('time', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'number'])
    .execute()
  await db.schema
    .createTable('notes')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notes_key', ['table_id', 'person_id'])
    .execute()
}
