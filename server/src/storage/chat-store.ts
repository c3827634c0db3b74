import type { Kysely } from 'kysely'
import type { ChatRow, Schema } from './schema.ts'

/** How often another server may take a line's number first before the line is refused. */
const MAX_ATTEMPTS = 20

/** The chat of tables, and people's private notes. */
export class ChatStore {
  readonly #db: Kysely<Schema>
  /** The last pending line per table. The next one waits for it, so that lines of one server do not compete for a number. */
  readonly #saying = new Map<string, Promise<unknown>>()

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Adds a line with the next number. */
  async say(line: Omit<ChatRow, 'number'>): Promise<ChatRow> {
    const before = this.#saying.get(line.table_id) ?? Promise.resolve()
    const said = before.then(() => this.#sayNext(line))
    const settled = said.catch(() => {})
    this.#saying.set(line.table_id, settled)
    try {
      return await said
    } finally {
      if (this.#saying.get(line.table_id) === settled) this.#saying.delete(line.table_id)
    }
  }

  /** As in the log, a server that loses the race for a number takes the next one. */
  async #sayNext(line: Omit<ChatRow, 'number'>): Promise<ChatRow> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const number = (await this.lastNumber(line.table_id)) + 1
      const { numInsertedOrUpdatedRows } = await this.#db
        .insertInto('chat')
        .values({ ...line, number })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 1n) return { ...line, number }
    }
    throw new Error(`no number was free for a line of chat in ${MAX_ATTEMPTS} attempts`)
  }

  async lastNumber(tableId: string): Promise<number> {
    const row = await this.#db
      .selectFrom('chat')
      .select('number')
      .where('table_id', '=', tableId)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.number ?? 0
  }

  /** The last number at each of these tables that has any chat. */
  async lastNumbers(tableIds: readonly string[]): Promise<Map<string, number>> {
    if (tableIds.length === 0) return new Map()
    const rows = await this.#db
      .selectFrom('chat')
      .select(({ fn }) => ['table_id', fn.max('number').as('number')])
      .where('table_id', 'in', [...tableIds])
      .groupBy('table_id')
      .execute()
    return new Map(rows.map((row) => [row.table_id, row.number]))
  }

  /** The latest lines after this number, in order. */
  async linesAfter(tableId: string, number: number, most: number): Promise<ChatRow[]> {
    const lines = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', tableId)
      .where('number', '>', number)
      .orderBy('number', 'desc')
      .limit(most)
      .execute()
    return lines.reverse()
  }

  async note(tableId: string, personId: string): Promise<string> {
    const row = await this.#db
      .selectFrom('notes')
      .select('text')
      .where('table_id', '=', tableId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    return row?.text ?? ''
  }

  async setNote(tableId: string, personId: string, text: string): Promise<void> {
    await this.#db
      .insertInto('notes')
      .values({ table_id: tableId, person_id: personId, text })
      .onConflict((conflict) => conflict.columns(['table_id', 'person_id']).doUpdateSet({ text }))
      .execute()
  }

  /** Everything a person said and noted, for the export of their data. */
  async allOf(personId: string): Promise<{ chat: ChatRow[]; notes: { table_id: string; text: string }[] }> {
    const chat = await this.#db.selectFrom('chat').selectAll().where('person_id', '=', personId).execute()
    const notes = await this.#db
      .selectFrom('notes')
      .select(['table_id', 'text'])
      .where('person_id', '=', personId)
      .execute()
    return { chat, notes }
  }
}
