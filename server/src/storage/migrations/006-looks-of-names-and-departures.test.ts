import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { openDatabase } from '../database.ts'
import { Storage } from '../storage.ts'
import { addDepartures } from './006-looks-of-names-and-departures.ts'

describe.each(await databaseKinds())('on $name', ({ name, missing, create }) => {
  describe.skipIf(missing !== undefined)(missing === undefined ? name : `${name} (skipped: ${missing})`, () => {
    test('names that look alike keep their owners, and seats of deleted people are still to be given up', async () => {
      const { location, remove } = await create()
      const { db } = await openDatabase(location)
      // Restores the schema from before the migration.
      const old = db as unknown as Kysely<Record<string, Record<string, unknown>>>
      for (const index of ['people_by_look', 'tables_by_creator', 'log_of_substitutions'])
        await old.schema.dropIndex(index).execute()
      for (const column of ['name_look', 'forgotten_at'])
        await old.schema.alterTable('people').dropColumn(column).execute()
      await old.schema.dropTable('departures').execute()
      const person = { password_hash: 'x', created_at: 1, hides_profile: 0 }
      for (const [id, called, name_key] of [
        ['first', 'Anna', 'anna'],
        ['second', '\u0410nna', '\u0430nna'],
        ['gone', 'somebody', null],
        ['guest', 'Guest abcd', null],
      ])
        await old
          .insertInto('people')
          .values({ ...person, id, name: called, name_key })
          .execute()

      await addDepartures(old)
      await db.destroy()
      const storage = await Storage.open(location)
      expect(await storage.people.findByName('anna')).toMatchObject({ id: 'first', name_look: 'anna' })
      expect(await storage.people.findByName('\u0430nna')).toMatchObject({ id: 'second', name_look: null })
      expect(await storage.people.departing(10)).toEqual(['gone'])
      expect((await storage.people.find('gone'))?.forgotten_at).toBe(0)
      expect((await storage.people.find('guest'))?.forgotten_at).toBeNull()
      await storage.close()
      await remove()
    })
  })
})
