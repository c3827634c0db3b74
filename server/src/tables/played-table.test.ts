import { expect, test } from 'vitest'
import { GameRegistry } from '../games.ts'
import { Storage } from '../storage/storage.ts'
import { LiveTable } from './live-table.ts'
import { finishedTable, renamed, tableOfMoves } from './played-table.ts'
import { store } from './store-played.ts'

const games = new GameRegistry()

test('a table with random moves is like one played by people', async () => {
  const storage = await Storage.open({ file: ':memory:' })
  const played = [tableOfMoves(games.find('richard3'), 250), finishedTable(games.find('cousins-war'), 3)]
  await store(storage, [...played, renamed(played[0], 'another')])
  for (const { table, waitState } of played) {
    const full = (await storage.tables.load(table.id))!
    const live = LiveTable.rebuild(full, games.ofTable(full.table))
    expect(live.waitState()).toEqual(waitState)
    expect(live.outcome ?? null).toEqual(full.table.outcome === null ? null : JSON.parse(full.table.outcome))
  }
  expect(played.map(({ table }) => table.status)).toEqual(['playing', 'finished'])
  expect((await storage.tables.load('another'))!.log).toHaveLength(251)
  await storage.close()
})
