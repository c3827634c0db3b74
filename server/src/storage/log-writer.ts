import type { QueryCreator } from 'kysely'
import type { Database } from './database.ts'
import type { LogEntry, Schema, SeatKind, Standing, TableStatus } from './schema.ts'

/** A row of a log with all that changes together with it. */
export interface Append {
  readonly row: LogEntry
  readonly standing: Standing
  /** Set by the row that begins or ends the game. */
  readonly change?: TableChange
  /** Set by the row that puts somebody else into a seat. */
  readonly seating?: SeatChange
}

export interface TableChange {
  readonly status: TableStatus
  readonly ended_at: number | null
  readonly outcome: string | null
}

export interface SeatChange {
  readonly seat: number
  readonly kind: SeatKind
  readonly person_id: string | null
  readonly bot: string | null
}

/** Whether the row stands in the log now, or another row had its number already. */
export type Appended = 'written' | 'taken'

interface Waiting {
  readonly append: Append
  readonly settle: (outcome: Appended) => void
  readonly fail: (error: unknown) => void
}

/** PostgreSQL takes 65,535 parameters in a statement and SQLite 32,766; a row has seven. */
const MOST_ROWS = 1000

/**
 * Puts rows into logs, many in one transaction: while one commit is on its way to the disk, the next ones gather.
 * So a busy server pays for one fsync per batch instead of one per move, and a lone move waits for nothing.
 */
export class LogWriter {
  readonly #database: Database
  #waiting: Waiting[] = []
  #isWriting = false

  constructor(database: Database) {
    this.#database = database
  }

  /** Answers once it is settled for good: committed, or taken by another row. An error leaves open which. */
  append(append: Append): Promise<Appended> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ append, settle, fail })
      if (this.#isWriting) return
      this.#isWriting = true
      // Whatever else arrived in this turn of the event loop comes along.
      setImmediate(() => this.#writeAll())
    })
  }

  /** How many rows wait for the disk. */
  get backlog(): number {
    return this.#waiting.length
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#takeBatch()
      try {
        const written = await this.#write(batch.map(({ append }) => append))
        for (const { append, settle } of batch) settle(written.has(keyOf(append.row)) ? 'written' : 'taken')
      } catch (error) {
        for (const { fail } of batch) fail(error)
      }
    }
    this.#isWriting = false
  }

  /** At most one row of each table, because a statement may change a standing only once. */
  #takeBatch(): Waiting[] {
    const tables = new Set<string>()
    const batch: Waiting[] = []
    const later: Waiting[] = []
    for (const waiting of this.#waiting) {
      const { table_id } = waiting.append.row
      if (batch.length === MOST_ROWS || tables.has(table_id)) later.push(waiting)
      else {
        tables.add(table_id)
        batch.push(waiting)
      }
    }
    this.#waiting = later
    // Servers that write to the same tables at once take their locks in the same order, so none waits for another in a circle.
    return batch.sort((a, b) => (a.append.row.table_id < b.append.row.table_id ? -1 : 1))
  }

  async #write(appends: readonly Append[]): Promise<Set<string>> {
    const plain = appends.filter(isPlain)
    const others = appends.filter((append) => !isPlain(append))
    const rows = plain.length === 0 ? [] : await this.#writePlain(plain)
    for (const append of others) rows.push(...(await this.#writeWithChanges(append)))
    return new Set(rows.map(keyOf))
  }

  /** One way to the database and back, because under load every way takes a turn of the event loop. */
  async #writePlain(appends: readonly Append[]): Promise<Written[]> {
    const { db, thread } = this.#database
    if (thread !== undefined) {
      const queries = [insertRows(db, appends).compile(), setStandings(db, appends).compile()]
      const [inserted] = await thread.executeAll(queries)
      return inserted.rows as Written[]
    }
    return db
      .with('inserted', (creator) => insertRows(creator, appends))
      .with('set', (creator) => setStandings(creator, appends))
      .selectFrom('inserted')
      .select(['table_id', 'number'])
      .execute()
  }

  /** A game begins or ends, or somebody takes over a seat: rare enough to go the long way. */
  #writeWithChanges(append: Append): Promise<Written[]> {
    const { row, change, seating } = append
    return this.#database.db.transaction().execute(async (transaction) => {
      const rows = await insertRows(transaction, [append]).execute()
      if (rows.length === 0) return rows
      await setStandings(transaction, [append]).execute()
      if (change !== undefined)
        await transaction.updateTable('tables').set(change).where('id', '=', row.table_id).execute()
      if (change?.status === 'finished') {
        const due = { table_id: row.table_id, ended_at: row.time }
        await transaction.insertInto('results_due').values(due).execute()
      }
      if (seating !== undefined) {
        const { seat, ...sitter } = seating
        const place = transaction.updateTable('seats').set(sitter).where('table_id', '=', row.table_id)
        await place.where('seat', '=', seat).execute()
      }
      return rows
    })
  }
}

type Written = Pick<LogEntry, 'table_id' | 'number'>
type Creator = Pick<QueryCreator<Schema>, 'insertInto'>

const isPlain = ({ change, seating }: Append): boolean => change === undefined && seating === undefined

const insertRows = (creator: Creator, appends: readonly Append[]) =>
  creator
    .insertInto('log')
    .values(appends.map(({ row }) => row))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'number'])

/** The standing of a row that was not written is no newer than the one that is there, so it changes nothing. */
const setStandings = (creator: Creator, appends: readonly Append[]) =>
  creator
    .insertInto('standings')
    .values(appends.map(({ standing }) => standing))
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet((set) => ({
          number: set.ref('excluded.number'),
          awaited: set.ref('excluded.awaited'),
          deadline: set.ref('excluded.deadline'),
          bot_awaited: set.ref('excluded.bot_awaited'),
          lease_until: set.ref('excluded.lease_until'),
        }))
        .whereRef('excluded.number', '>', 'standings.number'),
    )

const keyOf = (row: Written): string => `${row.number} ${row.table_id}`
