import { readdir } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { openDatabase } from '../database.ts'
import { MIGRATIONS, migrate } from './index.ts'

const kinds = await databaseKinds()

describe.each(kinds)('on $name', ({ name, missing, create }) => {
  describe.skipIf(missing !== undefined)(missing === undefined ? name : `${name} (skipped: ${missing})`, () => {
    test('a migration that fails half-way leaves nothing behind, and the next attempt succeeds', async () => {
      const database = await create()
      const { db } = await openDatabase(database.location)
      const tableNames = async () => (await db.introspection.getTables()).map((table) => table.name)
      let isCutShort = true
      const up = async (migrated: Kysely<unknown>): Promise<void> => {
        await migrated.schema.createTable('first_half').addColumn('id', 'text').execute()
        if (isCutShort) throw new Error('cut short')
        await migrated.schema.createTable('second_half').addColumn('id', 'text').execute()
      }
      const withOneMore = { ...MIGRATIONS, '999-in-two-halves': { up } }
      const before = await tableNames()

      await expect(migrate(db, withOneMore)).rejects.toThrow('cut short')
      expect(await tableNames()).toEqual(before)
      isCutShort = false
      await migrate(db, withOneMore)
      expect(await tableNames()).toEqual(expect.arrayContaining(['first_half', 'second_half']))
      await db.destroy()
      await database.remove()
    })
  })
})

test('a migration is in a file of its name, because databases store the names', async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => /^\d{3}-.*(?<!\.test)\.ts$/.test(file))
  expect(files.map((file) => file.slice(0, -'.ts'.length)).sort()).toEqual(Object.keys(MIGRATIONS))
})
