import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds, type TestDatabase } from '../testing/databases.ts'
import { StallingProxy } from '../testing/stalling-proxy.ts'
import type { RowToAppend } from './log-writer.ts'
import { Storage } from './storage.ts'

const { missing, create } = (await databaseKinds()).find(({ name }) => name === 'PostgreSQL')!

/** Longer than a busy machine takes to answer, but short enough for a test. */
const ANSWERS_WITHIN = 2000

const appendOf = (table_id: string): RowToAppend => ({
  row: { table_id, number: 1, kind: 'move', seat: 0, text: 'ready', answers: 0, time: 1 },
  waitState: { table_id, number: 1, awaited: 1, deadline: null, bot_awaited: 0, lease_until: 0 },
})

const startOf = (table_id: string): RowToAppend => ({
  ...appendOf(table_id),
  change: { status: 'playing', ended_at: null, outcome: null },
})

describe.skipIf(missing !== undefined)(
  missing === undefined ? 'a PostgreSQL that stalls' : `a PostgreSQL that stalls (skipped: ${missing})`,
  () => {
    let database: TestDatabase
    let direct: Storage
    let proxy: StallingProxy
    let stalling: Storage
    const broken: string[] = []

    beforeEach(async () => {
      database = await create()
      direct = await Storage.open(database.location)
      const { url } = database.location as { readonly url: string }
      proxy = await StallingProxy.before(url)
      stalling = await Storage.open(
        { url: proxy.through(url) },
        { answersWithin: ANSWERS_WITHIN, onBrokenConnection: ({ message }) => void broken.push(message) },
      )
    })

    afterEach(async () => {
      await stalling?.close()
      proxy?.close()
      await direct?.close()
      await database?.remove()
    })

    const isStored = async (id: string): Promise<boolean> => (await direct.tables.logAfter(id, -1)).length === 1

    test('and continues keeps everything that it acknowledged', async () => {
      expect(await stalling.writer.append(appendOf('before'))).toBe('written')
      proxy.stall()
      await expect(stalling.writer.append(startOf('during'))).rejects.toThrow()
      proxy.goOn()
      for (const id of ['after-1', 'after-2']) {
        expect(await stalling.writer.append(appendOf(id))).toBe('written')
        expect(await isStored(id)).toBe(true)
      }
      expect(await isStored('during')).toBe(false)
      expect(await stalling.writer.append(startOf('during'))).toBe('written')
      expect(await isStored('during')).toBe(true)
      expect(broken).toContain('the database does not answer')
    })

    test('may take longer than that to migrate', async () => {
      const locked = direct.db.transaction().execute(async (transaction) => {
        await sql`lock table kysely_migration`.execute(transaction)
        await new Promise((resolve) => setTimeout(resolve, 2 * ANSWERS_WITHIN))
      })
      const other = await Storage.open(database.location, { answersWithin: ANSWERS_WITHIN })
      await other.check()
      await other.close()
      await locked
    })
  },
)
