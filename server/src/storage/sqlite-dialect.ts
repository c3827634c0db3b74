import { Worker } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
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

/** What the thread answers to one statement. */
interface Executed {
  readonly rows: unknown[]
  readonly changes?: number
  readonly lastInsertRowid?: number | bigint
}

/** A statement that is carried out for each of these lists of parameters. It is prepared once, however many there are. */
export interface Repeated {
  readonly sql: string
  readonly each: readonly (readonly unknown[])[]
}

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

/** Lists of different lengths make different statements, so there is no end of them. */
const MOST_PREPARED = 200

/**
 * SQLite with a thread of its own for writing, so that nobody else waits for the disk. What only reads, outside of a
 * transaction, reads the file at once on a connection of this thread: it takes microseconds.
 */
export class SqliteThread {
  readonly #worker: Worker
  readonly #reader: Sqlite.Database | undefined
  readonly #prepared = new Map<string, Sqlite.Statement>()
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  /** Why the writing thread is no more; it does not come back. */
  #failure: Error | undefined
  /** Whoever writes waits for the one before, because there is one connection and a transaction needs it alone. */
  #turn: Promise<void> = Promise.resolve()

  constructor(file: string) {
    // Beside the sources and beside the build it is the same number of folders up.
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
    this.#reader.pragma('journal_mode = WAL')
    this.#reader.pragma('busy_timeout = 5000')
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

  /** Whether the writing thread answers. */
  async check(): Promise<void> {
    await this.execute(CompiledQuery.raw('select 1'))
  }

  /** What this thread can read by itself; nothing where it cannot. */
  read({ sql, parameters }: CompiledQuery): unknown[] | undefined {
    let statement = this.#prepared.get(sql)
    if (statement === undefined) {
      statement = this.#reader?.prepare(sql)
      if (statement === undefined) return undefined
      if (this.#prepared.size >= MOST_PREPARED) this.#prepared.clear()
      this.#prepared.set(sql, statement)
    }
    return statement.all(parameters)
  }

  /** Carries out several statements as one transaction, in one go. */
  async executeAll(queries: readonly Repeated[]): Promise<Executed[]> {
    const release = await this.takeTurn()
    try {
      return await this.#ask({ queries })
    } finally {
      release()
    }
  }

  /** Waits for one's turn to write; what comes back ends it. */
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
  /** Kysely does not count on it, but SQLite can take back a migration that stopped half-way. */
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

/** Has the writing connection from its first statement that needs it until it is released. */
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

  // biome-ignore lint/correctness/useYield: there is nothing to stream here
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('results are not streamed')
  }

  release(): void {
    this.#release?.()
    this.#release = undefined
  }
}
