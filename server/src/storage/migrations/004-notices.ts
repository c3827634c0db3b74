import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, not the current one
type Database = Kysely<any>

export async function createNotices(db: Database): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('notices_key', ['person_id', 'channel', 'table_id'])
    .execute()
  await db.schema.createIndex('notices_by_due_time').on('notices').column('due_at').execute()
  await db.schema
    .createTable('channels')
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('is_on', 'integer', (c) => c.notNull())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('lease_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('channels_key', ['person_id', 'channel'])
    .execute()
  await createPlaces(db)
}

/** The addresses that notices are sent to. */
async function createPlaces(db: Database): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('push_subscriptions_by_person').on('push_subscriptions').column('person_id').execute()
  await db.schema
    .createTable('mail_addresses')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('address_key', 'text', (c) => c.notNull())
    .addColumn('is_confirmed', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('mail_addresses_by_key').on('mail_addresses').column('address_key').execute()
  await db.schema
    .createTable('mail_tokens')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('mail_tokens_by_person').on('mail_tokens').column('person_id').execute()
  await db.schema
    .createTable('webhooks')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .execute()
}
