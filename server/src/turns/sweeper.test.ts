import { fastChance } from '@tudor-rose/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { WaitState } from '../storage/schema.ts'
import { TestHouse } from '../testing/house.ts'
import { randomBot } from './bot.ts'
import { BotPlayer } from './bot-player.ts'
import { Sweeper, type SweeperSettings } from './sweeper.ts'

let house: TestHouse

beforeEach(async () => {
  house = await TestHouse.build()
})

afterEach(() => house.close())

const now = () => house.time
const onFault = (_: unknown, tableId: string) => house.faults.push(tableId)

/** Tables in play with a rules version that this server does not know. */
async function unknownTables(count: number, like: string, waiting: Partial<WaitState>): Promise<string[]> {
  const { table, seats } = (await house.storage.tables.find(like))!
  const ids = Array.from({ length: count }, (_, i) => `unknown-${i}`)
  for (const id of ids) {
    const stored = { ...table, id, rules_version: 99 }
    await house.storage.tables.create({ table: stored, seats: seats.map((seat) => ({ ...seat, table_id: id })) })
    await house.storage.writer.append({
      row: { table_id: id, number: 0, kind: 'start', seat: -1, text: '[]', answers: -1, time: 1 },
      waitState: { table_id: id, number: 0, awaited: 1, deadline: null, bot_awaited: 0, lease_until: 0, ...waiting },
    })
  }
  return ids
}

test('tables that cannot be loaded do not prevent the flags of others from falling', async () => {
  const id = await house.duel({ time: { kind: 'live', bankSeconds: 60, incrementSeconds: 0, onFlag: 'lose' } })
  const unknown = await unknownTables(100, id, { deadline: 1 })
  const { storage, play, tables } = house
  const sweeper = new Sweeper({ storage, play, tables, now, onFault } as unknown as SweeperSettings)
  house.time += 60_000
  await sweeper.sweepFlags()
  await sweeper.sweepFlags()
  expect(await house.look(id, (live) => live.outcome)).toMatchObject({ flagged: 0 })
  expect(house.faults.toSorted()).toEqual(unknown.toSorted())

  house.time += 10_000
  await sweeper.sweepFlags()
  expect(house.faults).toHaveLength(200)
})

test('tables that cannot be loaded do not prevent bots from playing at others', async () => {
  const id = await house.opening.open('anna', { game: 'duel', seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] })
  await unknownTables(20, id, { bot_awaited: 1, lease_until: -1 })
  const { storage, play, tables } = house
  const bots = new BotPlayer({ storage, tables, play, bots: [randomBot], now, chance: fastChance(5), onFault })
  await bots.sweep()
  await bots.idle()
  await bots.sweep()
  await bots.idle()
  expect(await house.look(id, (live) => live.awaited)).toEqual([1])
  expect(house.faults).toHaveLength(20)
})
