// The thread that writes to SQLite. A commit waits for the disk, some milliseconds each time; here it keeps nobody waiting
// but those whose rows it carries. Plain JavaScript, because threads are started from files and tests run from sources.
import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

const database = new Sqlite(workerData.file)
database.pragma('journal_mode = WAL')
// A commit returns only when it would survive a power cut: what is acknowledged is kept.
database.pragma('synchronous = FULL')
database.pragma('busy_timeout = 5000')

/** Statements that come again and again need not be prepared again. */
const MOST_PREPARED = 300
const prepared = new Map()

function prepare(sql) {
  const known = prepared.get(sql)
  if (known !== undefined) return known
  const statement = database.prepare(sql)
  if (prepared.size >= MOST_PREPARED) prepared.delete(prepared.keys().next().value)
  prepared.set(sql, statement)
  return statement
}

function execute({ sql, parameters }) {
  const statement = prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], changes, lastInsertRowid }
}

function executeEach({ sql, each }) {
  return { rows: each.flatMap((parameters) => execute({ sql, parameters }).rows) }
}

/** All or nothing, and one wait for the disk. */
const executeAll = database.transaction((queries) => queries.map(executeEach))

parentPort.on('message', ({ id, query, queries }) => {
  try {
    parentPort.postMessage({ id, result: queries === undefined ? execute(query) : executeAll.immediate(queries) })
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code } })
  }
})

parentPort.on('close', () => database.close())
