import type { CompiledQuery, Kysely, QueryCreator } from 'kysely'
import type { Database } from './database.ts'
import { insertNotices } from './notification-store.ts'
import type { LogEntry, NoticesRow, Schema, SeatEntry, SeatKind, TableStatus, WaitState } from './schema.ts'
import type { BatchStatement } from './sqlite-dialect.ts'
import { lockOpenTable } from './table-store.ts'

/** A log row, with everything that changes in the same transaction. */
export interface RowToAppend {
  readonly row: LogEntry
  readonly waitState: WaitState
  /** Set if the row begins or ends the game. */
  readonly change?: TableChange
  /** Set if the row begins the game: the people who must still be in their seats. */
  readonly seated?: readonly SeatEntry[]
  /** Set if the row gives a seat to somebody else. */
  readonly seating?: SeatChange
  /** Notices for people whose turn begins with this row, if they want any. */
  readonly notices?: readonly NoticesRow[]
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

/**
 * `written` if the row is in the log. `taken` if another row already had its number, or if somebody left their seat
 * before the start.
 */
export type AppendResult = 'written' | 'taken'

interface Waiting {
  readonly append: RowToAppend
  readonly resolve: (outcome: AppendResult) => void
  readonly fail: (error: unknown) => void
}

/** PostgreSQL allows 65,535 parameters per statement; a row has seven, and its wait state six. */
const MAX_ROWS = 1000

/**
 * Appends rows to logs, many in one transaction: while one commit is being written to disk, the next rows collect. So a
 * busy server needs one fsync per batch instead of one per move, and a single move does not wait.
 */
export class LogWriter {
  readonly #database: Database
  #waiting: Waiting[] = []
  #isWriting = false

  constructor(database: Database) {
    this.#database = database
  }

  /** Resolves when the result is final: committed, or taken by another row. After an error, either may be the case. */
  append(append: RowToAppend): Promise<AppendResult> {
    return new Promise((resolve, fail) => {
      this.#waiting.push({ append, resolve, fail })
      if (this.#isWriting) return
      this.#isWriting = true
      // Includes everything else that arrives in this turn of the event loop.
      setImmediate(() => this.#writeAll())
    })
  }

  /** The number of rows that are not yet written. */
  get backlog(): number {
    return this.#waiting.length
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#takeBatch()
      const plain = batch.filter(isPlain)
      if (plain.length > 0) await answer(plain, () => this.#writeTogether(plain.map(({ append }) => append)))
      // Each row is committed separately, so a failure affects only that row.
      for (const waiting of batch)
        if (!isPlain(waiting)) await answer([waiting], () => this.#writeWithChanges(waiting.append))
    }
    this.#isWriting = false
  }

  /** At most one row per table, because a statement can change a wait state only once. */
  #takeBatch(): Waiting[] {
    const tables = new Set<string>()
    const batch: Waiting[] = []
    const later: Waiting[] = []
    for (const waiting of this.#waiting) {
      const { table_id } = waiting.append.row
      if (batch.length === MAX_ROWS || tables.has(table_id)) later.push(waiting)
      else {
        tables.add(table_id)
        batch.push(waiting)
      }
    }
    this.#waiting = later
    // Servers that write to the same tables at once take the locks in the same order, which prevents deadlocks.
    return batch.sort((a, b) => (a.append.row.table_id < b.append.row.table_id ? -1 : 1))
  }

  #writeTogether(appends: readonly RowToAppend[]): Promise<Written[]> {
    const tellsAnybody = appends.some(({ notices }) => notices !== undefined)
    return tellsAnybody ? this.#writeAndTell(appends) : this.#writePlain(appends)
  }

  /** In one round trip, because under load each round trip costs a turn of the event loop. */
  async #writePlain(appends: readonly RowToAppend[]): Promise<Written[]> {
    const { db, thread } = this.#database
    if (thread !== undefined) {
      const one = appends.slice(0, 1)
      const [inserted] = await thread.executeAll([
        repeated(
          insertRows(db, one).compile(),
          appends.map(({ row }) => row),
        ),
        repeated(
          setWaitStates(db, one).compile(),
          appends.map(({ waitState }) => waitState),
        ),
      ])
      return inserted.rows as Written[]
    }
    return db
      .with('inserted', (creator) => insertRows(creator, appends))
      .with('set', (creator) => setWaitStates(creator, appends))
      .selectFrom('inserted')
      .select(['table_id', 'number'])
      .execute()
  }

  /**
   * Still one commit for all rows. But notices are inserted only for rows that were written, so the result is needed
   * first.
   */
  #writeAndTell(appends: readonly RowToAppend[]): Promise<Written[]> {
    return this.#database.db.transaction().execute(async (transaction) => {
      const rows = await insertRows(transaction, appends).execute()
      await setWaitStates(transaction, appends).execute()
      const written = new Set(rows.map(keyOf))
      const told = appends.filter(({ row }) => written.has(keyOf(row)))
      await insertNotices(
        transaction,
        told.flatMap(({ notices = [] }) => notices),
      )
      return rows
    })
  }

  /** For rows that begin or end a game or change the holder of a seat. These are rare, so each gets its own transaction. */
  #writeWithChanges(append: RowToAppend): Promise<Written[]> {
    const { row, change, seated, seating, notices = [] } = append
    return this.#database.db.transaction().execute(async (transaction) => {
      if (seated !== undefined && !(await allSit(transaction, row.table_id, seated))) return []
      const rows = await insertRows(transaction, [append]).execute()
      if (rows.length === 0) return rows
      await setWaitStates(transaction, [append]).execute()
      if (change !== undefined)
        await transaction.updateTable('tables').set(change).where('id', '=', row.table_id).execute()
      if (change?.status === 'finished') {
        const due = { table_id: row.table_id, ended_at: row.time }
        await transaction.insertInto('results_due').values(due).execute()
      }
      if (seating !== undefined) {
        const { seat, ...holder } = seating
        const place = transaction.updateTable('seats').set(holder).where('table_id', '=', row.table_id)
        await place.where('seat', '=', seat).execute()
      }
      await insertNotices(transaction, notices)
      return rows
    })
  }
}

/** Whether the table is still open and everybody is in their seat. Both stay so until the transaction ends. */
async function allSit(transaction: Kysely<Schema>, id: string, seated: readonly SeatEntry[]): Promise<boolean> {
  if (!(await lockOpenTable(transaction, id))) return false
  const seats = await transaction.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
  return seats.every(({ seat, kind, person_id, bot, seed }) => {
    const then = seated[seat]
    return kind === then.kind && person_id === then.person_id && bot === then.bot && seed === then.seed
  })
}

type Written = Pick<LogEntry, 'table_id' | 'number'>
type Creator = Pick<QueryCreator<Schema>, 'insertInto'>

const isPlain = ({ append: { change, seating } }: Waiting): boolean => change === undefined && seating === undefined

/** Settles the promises of rows that were written in one transaction. */
async function answer(waiting: readonly Waiting[], write: () => Promise<readonly Written[]>): Promise<void> {
  try {
    const written = new Set((await write()).map(keyOf))
    for (const { append, resolve } of waiting) resolve(written.has(keyOf(append.row)) ? 'written' : 'taken')
  } catch (error) {
    for (const { fail } of waiting) fail(error)
  }
}

const insertRows = (creator: Creator, appends: readonly RowToAppend[]) =>
  creator
    .insertInto('log')
    .values(appends.map(({ row }) => row))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'number'])

/** If a row was not written, its wait state is not newer than the stored one, so it changes nothing. */
const setWaitStates = (creator: Creator, appends: readonly RowToAppend[]) =>
  creator
    .insertInto('standings')
    .values(appends.map(({ waitState }) => waitState))
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

/** The statement that inserts the first of these rows, repeated for all of them. */
const repeated = <R extends object>({ sql }: CompiledQuery, rows: readonly R[]): BatchStatement => {
  const columns = Object.keys(rows[0]) as (keyof R)[]
  return { sql, each: rows.map((row) => columns.map((column) => row[column])) }
}

const keyOf = (row: Written): string => `${row.number} ${row.table_id}`
