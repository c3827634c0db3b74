// The thread that writes to SQLite. A commit waits some milliseconds for the disk; in this thread only the writers of
// those rows wait for it. Plain JavaScript, because threads are started from files and tests run from sources.
import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'libsql'

const database = new Sqlite(workerData.file)
database.pragma('busy_timeout = 5000')
database.pragma('journal_mode = WAL')
// A commit returns only when it would survive a power cut, so acknowledged data is never lost.
database.pragma('synchronous = FULL')

/** Repeated statements are prepared only once. */
const MAX_PREPARED = 300
const prepared = new Map()

function prepare(sql) {
  const known = prepared.get(sql)
  if (known !== undefined) return known
  const statement = database.prepare(sql)
  if (prepared.size >= MAX_PREPARED) prepared.delete(prepared.keys().next().value)
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

/** One transaction, with a single wait for the disk. */
const executeAll = database.transaction((queries) => queries.map(executeEach))

parentPort.on('message', ({ id, query, queries }) => {
  try {
    parentPort.postMessage({ id, result: queries === undefined ? execute(query) : executeAll.immediate(queries) })
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code } })
  }
})

parentPort.on('close', () => database.close())
