import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import Sqlite from 'libsql'
import { expect, test } from 'vitest'
import { backup } from './backup.ts'
import { Storage } from './storage.ts'

test('a copy of a database in use is complete; nothing is overwritten, and PostgreSQL is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tudor-rose-'))
  const [file, copy] = [join(folder, 'in-use.sqlite'), join(folder, 'copy.sqlite')]
  await expect(backup({ file }, copy)).rejects.toThrow('no database')
  const storage = await Storage.open({ file })
  await storage.people.create({ id: 'anna', name: 'Anna', name_key: null, password_hash: null, created_at: 1 })
  await backup({ file }, copy)
  await expect(backup({ file }, copy)).rejects.toThrow('already')
  await expect(backup({ url: 'postgres://db' }, copy)).rejects.toThrow('pg_dump')
  await storage.close()
  const restored = await Storage.open({ file: copy })
  expect((await restored.people.find('anna'))?.name).toBe('Anna')
  await restored.close()
  rmSync(folder, { recursive: true })
})

test("only the owner can read the database and its copy, whatever the process's default", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tudor-rose-'))
  const [file, copy] = [join(folder, 'new', 'data', 'own.sqlite'), join(folder, 'copy.sqlite')]
  const before = process.umask(0o022)
  try {
    const storage = await Storage.open({ file })
    await storage.sharedSetting('a setting', 'so that something is written')
    await backup({ file }, copy)
    const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
    expect([join(folder, 'new'), join(folder, 'new', 'data')].map(modeOf)).toEqual(['700', '700'])
    expect([file, `${file}-wal`, `${file}-shm`, copy].map(modeOf)).toEqual(['600', '600', '600', '600'])
    await storage.close()
  } finally {
    process.umask(before)
    rmSync(folder, { recursive: true })
  }
})

/** A thread that writes as often as it can until it gets a message to stop. */
const WRITER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new (require('libsql'))(workerData)
  database.pragma('busy_timeout = 5000')
  let number = 0
  const write = () => {
    database.prepare('insert into written values (?)').run(++number)
    if (number === 10) parentPort.postMessage('writing')
    writing = setImmediate(write)
  }
  let writing = setImmediate(write)
  parentPort.once('message', () => {
    clearImmediate(writing)
    database.close()
  })
`

test('a closed database is one file: nothing is left in the write-ahead log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tudor-rose-'))
  const [file, moved] = [join(folder, 'closed.sqlite'), join(folder, 'moved.sqlite')]
  const storage = await Storage.open({ file })
  await storage.people.create({ id: 'anna', name: 'Anna', name_key: null, password_hash: null, created_at: 1 })
  await storage.close()
  copyFileSync(file, moved)
  const opened = await Storage.open({ file: moved })
  expect((await opened.people.find('anna'))?.name).toBe('Anna')
  await opened.close()
  rmSync(folder, { recursive: true })
})

test('a copy finishes even while somebody writes continuously, also after a failed one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tudor-rose-'))
  const [file, copy] = [join(folder, 'busy.sqlite'), join(folder, 'copy.sqlite')]
  const made = new Sqlite(file)
  made.pragma('journal_mode = WAL')
  made.exec('create table pages (content blob); create table written (number integer)')
  for (let i = 0; i < 20; i++) made.exec('insert into pages values (randomblob(100000))')
  made.close()
  const writer = new Worker(WRITER, { eval: true, workerData: file })
  await once(writer, 'message')
  writeFileSync(`${copy}.part`, 'half of an earlier copy')
  try {
    await backup({ file }, copy)
  } finally {
    writer.postMessage('stop')
    await once(writer, 'exit')
  }
  const left = readdirSync(folder).filter((name) => !name.startsWith('busy.sqlite'))
  expect(left).toEqual(['copy.sqlite'])
  const copied = new Sqlite(copy)
  expect(copied.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  const { count, last } = copied.prepare('select count(*) as count, max(number) as last from written').get() as {
    count: number
    last: number
  }
  expect(count).toBe(last)
  expect(count).toBeGreaterThan(0)
  copied.close()
  rmSync(folder, { recursive: true })
})
