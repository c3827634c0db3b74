import type { RowKind } from '@tudor-rose/protocol'
import type { Kysely } from 'kysely'
import type { LogEntry, Schema, SeatEntry, SeatKind, TableEntry } from './schema.ts'

/** A table as stored in the database. */
export interface StoredTable {
  readonly table: TableEntry
  readonly seats: readonly SeatEntry[]
}

export interface FullTable extends StoredTable {
  readonly log: readonly LogEntry[]
}

/** A person who takes a seat; `seed` is their contribution to the dice. */
export interface SeatHolder {
  readonly personId: string
  readonly seed: string
}

/**
 * Keeps a table open until the transaction ends; `false` if its game has begun. Starting a game and leaving a seat both
 * call this first, so that one waits for the other. An update that changes nothing takes a lock in both kinds of
 * database.
 */
export async function lockOpenTable(transaction: Kysely<Schema>, id: string): Promise<boolean> {
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

/** Tables, their seats and their logs. Only `LogWriter` writes logs. */
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

  /**
   * Includes the log. The log is read last, so it may be newer than the rest, but never older; the seats are those of its
   * first row.
   */
  async load(id: string): Promise<FullTable | undefined> {
    const full = await this.#loadOnce(id)
    // If the game began between the reads, somebody may also have taken a seat.
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

  /** The log rows after this number, in order. */
  logAfter(id: string, number: number): Promise<LogEntry[]> {
    return this.#db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', id)
      .where('number', '>', number)
      .orderBy('number')
      .execute()
  }

  /** The log rows of these kinds, in order. */
  logOfKinds(id: string, kinds: readonly RowKind[]): Promise<LogEntry[]> {
    return this.#db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', id)
      .where('kind', 'in', [...kinds])
      .orderBy('number')
      .execute()
  }

  /** The last number of each of these logs, for a server that may have missed rows. */
  async lastNumbers(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#db
      .selectFrom('standings')
      .select(['table_id', 'number'])
      .where('table_id', 'in', [...ids])
      .execute()
    return new Map(rows.map((row) => [row.table_id, row.number]))
  }

  /** The number of the row that this seat wrote in response to that number, if it has this kind and text. */
  async answerOf(id: string, seat: number, answers: number, kind: RowKind, text: string): Promise<number | undefined> {
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

  /** Takes a free seat before the game begins; `false` if it is no longer free. */
  async sit(id: string, seat: number, { personId, seed }: SeatHolder): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('seats')
      .set(({ ref }) => ({ free_kind: ref('kind'), kind: 'person', person_id: personId, bot: null, seed }))
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('kind', 'in', ['open', 'invited'])
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** Gives up a seat before the game begins. A seat for invited people is again reserved for them. */
  stand(id: string, seat: number, personId: string): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      if (!(await lockOpenTable(transaction, id))) return false
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

  /** Creates the table of the rematch, unless it already exists. Returns its id. */
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

  /** Public tables: first those that wait for players, newest first. */
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
