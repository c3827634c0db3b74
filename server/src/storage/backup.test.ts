import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
