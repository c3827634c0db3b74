import type { Kysely } from 'kysely'
import type { LogEntry, Schema, SeatEntry, SeatKind, TableEntry } from './schema.ts'

/** A table as the database knows it. */
export interface StoredTable {
  readonly table: TableEntry
  readonly seats: readonly SeatEntry[]
}

export interface FullTable extends StoredTable {
  readonly log: readonly LogEntry[]
}

/** Somebody sits down; the seed is what they add to the dice. */
export interface Sitter {
  readonly personId: string
  readonly seed: string
}

/**
 * Sees to it that a table stays open until the transaction ends; `false` if its game has begun. Beginning and getting up both
 * do this first, so that one waits for the other. A change that changes nothing is a lock on either kind of database.
 */
export async function holdOpen(transaction: Kysely<Schema>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('tables')
    .set({ status: 'open' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function insertTable(transaction: Kysely<Schema>, { table, seats }: StoredTable): Promise<void> {
  await transaction.insertInto('tables').values(table).execute()
  await transaction
    .insertInto('seats')
    .values([...seats])
    .execute()
}

/** Tables, their seats and their logs. Logs are written by `LogWriter` alone. */
export class TableStore {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async create(created: StoredTable): Promise<void> {
    await this.#db.transaction().execute((transaction) => insertTable(transaction, created))
  }

  async find(id: string): Promise<StoredTable | undefined> {
    const table = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (table === undefined) return undefined
    return { table, seats: await this.seats(id) }
  }

  /** With its log. Read last, the log may be newer than the rest, never older; but the seats are those of its first row. */
  async load(id: string): Promise<FullTable | undefined> {
    const full = await this.#loadOnce(id)
    // If the game began between the reads, somebody may have sat down there as well.
    const hasJustBegun = full?.table.status === 'open' && full.log.length > 0
    return hasJustBegun ? this.#loadOnce(id) : full
  }

  async #loadOnce(id: string): Promise<FullTable | undefined> {
    const found = await this.find(id)
    return found === undefined ? undefined : { ...found, log: await this.logAfter(id, -1) }
  }

  seats(id: string): Promise<SeatEntry[]> {
    return this.#db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
  }

  /** The rows of a log with higher numbers than this one, in order. */
  logAfter(id: string, number: number): Promise<LogEntry[]> {
    return this.#db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', id)
      .where('number', '>', number)
      .orderBy('number')
      .execute()
  }

  /** The rows of a log that are of these kinds, in order. */
  logOfKinds(id: string, kinds: readonly string[]): Promise<LogEntry[]> {
    return this.#db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', id)
      .where('kind', 'in', [...kinds])
      .orderBy('number')
      .execute()
  }

  /** The last number of each of these logs, for a server that may have missed something. */
  async lastNumbers(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#db
      .selectFrom('standings')
      .select(['table_id', 'number'])
      .where('table_id', 'in', [...ids])
      .execute()
    return new Map(rows.map((row) => [row.table_id, row.number]))
  }

  /** The row that this seat wrote in answer to that number, if it wrote this one. */
  async answerOf(id: string, seat: number, answers: number, kind: string, text: string): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('log')
      .select('number')
      .where('table_id', '=', id)
      .where('number', '>', answers)
      .where('seat', '=', seat)
      .where('answers', '=', answers)
      .where('kind', '=', kind)
      .where('text', '=', text)
      .orderBy('number')
      .executeTakeFirst()
    return row?.number
  }

  /** Takes a free seat of a table that has not begun; `false` if somebody else was quicker. */
  async sit(id: string, seat: number, { personId, seed }: Sitter): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('seats')
      .set(({ ref }) => ({ free_kind: ref('kind'), kind: 'person', person_id: personId, bot: null, seed }))
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('kind', 'in', ['open', 'invited'])
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** Gives a seat up again before the game has begun; one that was kept for invited people stays so. */
  stand(id: string, seat: number, personId: string): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      if (!(await holdOpen(transaction, id))) return false
      const { numUpdatedRows } = await transaction
        .updateTable('seats')
        .set(({ fn, val }) => ({
          kind: fn.coalesce('free_kind', val<SeatKind>('open')),
          person_id: null,
          seed: null,
        }))
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('person_id', '=', personId)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    })
  }

  /** Creates the table of the return game, unless somebody else was quicker; answers the one that it is. */
  createRematch(id: string, rematch: StoredTable): Promise<string> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ rematch_id: rematch.table.id })
        .where('id', '=', id)
        .where('rematch_id', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 1n) {
        await insertTable(transaction, rematch)
        return rematch.table.id
      }
      const found = transaction.selectFrom('tables').select('rematch_id').where('id', '=', id)
      return (await found.executeTakeFirstOrThrow()).rematch_id!
    })
  }

  /** Tables that anybody may see: those that wait for players first, the newest first. */
  async lobby(most: number): Promise<StoredTable[]> {
    const tables = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('visibility', '=', 'public')
      .where('status', 'in', ['open', 'playing'])
      .orderBy('status')
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute()
    return this.#withSeats(tables)
  }

  async tablesOf(personId: string, most: number): Promise<StoredTable[]> {
    const tables = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', (seats) => seats.selectFrom('seats').select('table_id').where('person_id', '=', personId))
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute()
    return this.#withSeats(tables)
  }

  async #withSeats(tables: readonly TableEntry[]): Promise<StoredTable[]> {
    if (tables.length === 0) return []
    const ids = tables.map(({ id }) => id)
    const seats = await this.#db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('table_id')
      .orderBy('seat')
      .execute()
    return tables.map((table) => ({ table, seats: seats.filter((seat) => seat.table_id === table.id) }))
  }
}
