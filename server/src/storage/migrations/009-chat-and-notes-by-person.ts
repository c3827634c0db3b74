import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, not the current one
type Database = Kysely<any>

export async function indexChatByPerson(db: Database): Promise<void> {
  await db.schema.createIndex('chat_by_person').on('chat').columns(['person_id', 'table_id', 'number']).execute()
  await db.schema.createIndex('notes_by_person').on('notes').columns(['person_id', 'table_id']).execute()
}
