import type { Kysely } from 'kysely'
import type { ChatRow, Schema } from './schema.ts'

/** How often another server may take a line's number first before the line is refused. */
const MAX_ATTEMPTS = 20

const LINES_PER_STATEMENT = 500

/** The chat of tables, and people's private notes. */
export class ChatStore {
  readonly #db: Kysely<Schema>
  /** The last pending line per table. The next one waits for it, so that lines of one server do not compete for a number. */
  readonly #lastLine = new Map<string, Promise<unknown>>()

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Adds a line with the next number. */
  async say(line: Omit<ChatRow, 'number'>): Promise<ChatRow> {
    const before = this.#lastLine.get(line.table_id) ?? Promise.resolve()
    const said = before.then(() => this.#sayNext(line))
    const settled = said.catch(() => {})
    this.#lastLine.set(line.table_id, settled)
    try {
      return await said
    } finally {
      if (this.#lastLine.get(line.table_id) === settled) this.#lastLine.delete(line.table_id)
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

  /** Adds lines that already have numbers. */
  async import(lines: readonly ChatRow[]): Promise<void> {
    for (let i = 0; i < lines.length; i += LINES_PER_STATEMENT)
      await this.#db
        .insertInto('chat')
        .values(lines.slice(i, i + LINES_PER_STATEMENT))
        .execute()
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

  /** Everything a person has said, in pages. */
  async *linesBy(personId: string, pageSize: number): AsyncGenerator<ChatRow[]> {
    let last: ChatRow | undefined
    do {
      let query = this.#db.selectFrom('chat').selectAll().where('person_id', '=', personId)
      if (last !== undefined) {
        const { table_id, number } = last
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('table_id', 'number'), '>', tuple(table_id, number)),
        )
      }
      const page = await query.orderBy('table_id').orderBy('number').limit(pageSize).execute()
      yield page
      last = page.length < pageSize ? undefined : page.at(-1)
    } while (last !== undefined)
  }

  /** Everything a person has noted, in pages. */
  async *notesBy(personId: string, pageSize: number): AsyncGenerator<{ table_id: string; text: string }[]> {
    let last: string | undefined = ''
    do {
      const page = await this.#db
        .selectFrom('notes')
        .select(['table_id', 'text'])
        .where('person_id', '=', personId)
        .where('table_id', '>', last)
        .orderBy('table_id')
        .limit(pageSize)
        .execute()
      yield page
      last = page.length < pageSize ? undefined : page.at(-1)?.table_id
    } while (last !== undefined)
  }
}
