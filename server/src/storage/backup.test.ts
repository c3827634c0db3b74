import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { backup } from './backup.ts'
import { Storage } from './storage.ts'

test('a copy of a database in use is whole; nothing is written over, and PostgreSQL is not copied so', async () => {
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

test('the database and its copy are for the owner alone, whatever else the process makes', async () => {
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

test('a copy comes to its end while somebody writes all the time, also after one that did not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tudor-rose-'))
  const [file, copy] = [join(folder, 'busy.sqlite'), join(folder, 'copy.sqlite')]
  const writer = new Sqlite(file)
  writer.pragma('journal_mode = WAL')
  writer.exec('create table pages (content blob); create table written (number integer)')
  for (let i = 0; i < 20; i++) writer.exec('insert into pages values (randomblob(100000))')
  let number = 0
  let writing: NodeJS.Immediate
  const write = (): void => {
    writer.prepare('insert into written values (?)').run(++number)
    writing = setImmediate(write)
  }
  write()
  writeFileSync(`${copy}.part`, 'half of an earlier copy')
  try {
    await backup({ file }, copy)
  } finally {
    clearImmediate(writing!)
    writer.close()
  }
  expect(readdirSync(folder).toSorted()).toEqual(['busy.sqlite', 'copy.sqlite'])
  const copied = new Sqlite(copy)
  expect(copied.pragma('integrity_check', { simple: true })).toBe('ok')
  const { count, last } = copied.prepare('select count(*) as count, max(number) as last from written').get() as {
    count: number
    last: number
  }
  expect(count).toBe(last)
  expect(count).toBeGreaterThan(0)
  copied.close()
  rmSync(folder, { recursive: true })
})
