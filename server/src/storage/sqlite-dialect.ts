import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import Sqlite from 'libsql'

/** The thread's result for one statement. */
interface Executed {
  readonly rows: unknown[]
  readonly changes?: number
  readonly lastInsertRowid?: number | bigint
}

/** A statement that runs once for each list of parameters. It is prepared only once. */
export interface BatchStatement {
  readonly sql: string
  readonly each: readonly (readonly unknown[])[]
}

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

/** Lists of different lengths produce different statements, so their number has no upper bound. */
const MAX_PREPARED = 200

/**
 * SQLite with a separate thread for writing, so that other work does not wait for the disk. Reads outside of a
 * transaction run directly in this thread, on a second connection: they take microseconds.
 */
export class SqliteThread {
  readonly #worker: Worker
  readonly #reader: Sqlite.Database | undefined
  readonly #prepared = new Map<string, Sqlite.Statement>()
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  /** Why the writing thread has ended; it is not restarted. */
  #failure: Error | undefined
  /** Writers take turns, because there is one connection and a transaction needs exclusive use of it. */
  #turn: Promise<void> = Promise.resolve()

  constructor(file: string) {
    // The same relative path from src/ and from dist/.
    this.#worker = new Worker(new URL('../../worker/sqlite.js', import.meta.url), { workerData: { file } })
    this.#worker.on('message', ({ id, result, error }) => {
      const waiting = this.#waiting.get(id)!
      this.#waiting.delete(id)
      if (error === undefined) waiting.resolve(result as never)
      else waiting.reject(Object.assign(new Error(error.message), { code: error.code }))
    })
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', () => this.#fail(new Error('the thread of the database has ended')))
    if (file === ':memory:') return
    this.#reader = new Sqlite(file)
    // Must come first: both connections set the journal mode of a new file, and one has to wait for the other.
    this.#reader.pragma('busy_timeout = 5000')
    this.#reader.pragma('journal_mode = WAL')
  }

  #fail(error: Error): void {
    this.#failure ??= error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }

  #ask<T>(message: object): Promise<T> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure)
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
      this.#worker.postMessage({ id, ...message })
    })
  }

  execute({ sql, parameters }: CompiledQuery): Promise<Executed> {
    return this.#ask({ query: { sql, parameters } })
  }

  /** Rejects if the writing thread does not answer. */
  async check(): Promise<void> {
    await this.execute(CompiledQuery.raw('select 1'))
  }

  /** Runs a statement in this thread if it only reads; returns `undefined` otherwise. */
  read({ sql, parameters }: CompiledQuery): unknown[] | undefined {
    let statement = this.#prepared.get(sql)
    if (statement === undefined) {
      statement = this.#reader?.prepare(sql)
      if (statement === undefined) return undefined
      if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear()
      this.#prepared.set(sql, statement)
    }
    return statement.all(parameters)
  }

  /** Runs several statements as one transaction, in one call to the thread. */
  async executeAll(queries: readonly BatchStatement[]): Promise<Executed[]> {
    const release = await this.takeTurn()
    try {
      return await this.#ask({ queries })
    } finally {
      release()
    }
  }

  /** Waits for a turn to write. The returned function ends the turn. */
  async takeTurn(): Promise<() => void> {
    const before = this.#turn
    let release = (): void => {}
    this.#turn = new Promise((resolve) => {
      release = resolve
    })
    await before
    return release
  }

  async close(): Promise<void> {
    const release = await this.takeTurn()
    this.#reader?.close()
    // If the thread has ended, there is nothing to flush: SQLite recovers what it stored from its write-ahead log at the
    // next start.
    await this.execute(CompiledQuery.raw('pragma wal_checkpoint(truncate)')).catch(() => {})
    await this.#worker.terminate()
    release()
  }

  dialect(): Dialect {
    return {
      createAdapter: () => new ThreadAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createDriver: () => new ThreadDriver(this),
    }
  }
}

class ThreadAdapter extends SqliteAdapter {
  /** Kysely assumes otherwise, but SQLite can roll back a migration that failed half-way. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class ThreadDriver implements Driver {
  readonly #thread: SqliteThread

  constructor(thread: SqliteThread) {
    this.#thread = thread
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.#thread)
  }

  async beginTransaction(connection: ThreadConnection): Promise<void> {
    await connection.write(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: ThreadConnection): Promise<void> {
    await connection.write(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    await connection.write(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(connection: ThreadConnection): Promise<void> {
    connection.release()
  }

  destroy(): Promise<void> {
    return this.#thread.close()
  }
}

/** Holds the writing connection from the first statement that needs it until release. */
class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread
  #release: (() => void) | undefined

  constructor(thread: SqliteThread) {
    this.#thread = thread
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#release === undefined && SelectQueryNode.is(query.query)) {
      const rows = this.#thread.read(query)
      if (rows !== undefined) return { rows: rows as R[] }
    }
    return this.write(query)
  }

  async write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#release ??= await this.#thread.takeTurn()
    const { rows, changes, lastInsertRowid } = await this.#thread.execute(query)
    if (changes === undefined) return { rows: rows as R[] }
    return { rows: rows as R[], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid ?? 0) }
  }

  // biome-ignore lint/correctness/useYield: streaming is not supported
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('results are not streamed')
  }

  release(): void {
    this.#release?.()
    this.#release = undefined
  }
}
