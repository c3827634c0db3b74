import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { databaseKinds } from '../testing/databases.ts'
import { Storage } from './storage.ts'

const { create } = (await databaseKinds()).find(({ name }) => name === 'SQLite')!

test('when the writing thread has ended, writes fail at once, and so does the health check', async () => {
  const database = await create()
  const started = once(process, 'worker') as Promise<[Worker]>
  const storage = await Storage.open(database.location)
  const [thread] = await started
  await storage.check()

  const underWay = storage.sharedSetting('before', 'value')
  await thread.terminate()
  await Promise.allSettled([underWay])
  const ended = 'the thread of the database has ended'
  await expect(storage.sharedSetting('after', 'value')).rejects.toThrow(ended)
  const row = { table_id: 't', number: 1, kind: 'move', seat: 0, text: 'ready', answers: 0, time: 1 } as const
  const waitState = { table_id: 't', number: 1, awaited: 1, deadline: null, bot_awaited: 0, lease_until: 0 }
  await expect(storage.writer.append({ row, waitState })).rejects.toThrow(ended)
  await expect(storage.check()).rejects.toThrow(ended)
  await storage.close()
  await database.remove()
})
