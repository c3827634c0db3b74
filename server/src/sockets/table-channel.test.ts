import { OBSERVER } from '@tudor-rose/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveTable } from '../tables/live-table.ts'
import { TestHouse } from '../testing/house.ts'
import { type ConnectedViewer, TableChannel } from './table-channel.ts'

let house: TestHouse
let live: LiveTable
let channel: TableChannel

beforeEach(async () => {
  house = await TestHouse.build()
  live = await house.look(await house.duel(), (table) => table)
  const { storage } = house
  channel = new TableChannel({
    storage,
    visitors: async () => [],
    now: () => house.time,
    onFault: (error) => house.faults.push(error),
  })
})

afterEach(async () => {
  expect(house.faults).toEqual([])
  await house.close()
})

/** An observer who keeps the texts of all chat lines they received. */
class Watcher implements ConnectedViewer {
  readonly connection = 'connection'
  readonly viewer = OBSERVER
  readonly personId = undefined
  readonly name = 'somebody'
  readonly language: string | undefined
  readonly lines: string[] = []

  constructor(language?: string) {
    this.language = language
  }

  send(message: string): void {
    const { type, lines } = JSON.parse(message)
    if (type === 'chat') this.lines.push(...lines.map(({ text }: { text: string }) => text))
  }

  dismiss(): void {}
}

const say = (text: string) =>
  house.storage.chat.say({ table_id: live.table.id, person_id: 'red', name: 'Red', seat: 0, text, time: 5 })

async function arrive(): Promise<Watcher> {
  const guest = new Watcher()
  channel.enter(live, guest, undefined)
  await channel.greet(live, guest)
  return guest
}

test('a line that is stored but not announced yet goes to everybody once, even if somebody joins in between', async () => {
  await say('before')
  const first = await arrive()
  await say('hello')
  const second = await arrive()
  channel.onNews(live, { kind: 'chat' })
  await say('and again')
  channel.onNews(live, { kind: 'chat' })
  for (const guest of [first, second]) await expect.poll(() => guest.lines).toEqual(['before', 'hello', 'and again'])
})

test('unsupported languages share the work of their fallback', async () => {
  const guests = Array.from({ length: 50 }, (_, i) => new Watcher(`made up ${i}`))
  for (const guest of guests) channel.enter(live, guest, undefined)
  const looked = vi.spyOn(live.game, 'view')
  const [start] = await house.storage.tables.logAfter(live.table.id, -1)
  channel.onRow(live, start)
  expect(looked).toHaveBeenCalledOnce()
  looked.mockRestore()
  for (const guest of guests) channel.leave(guest)
  expect(channel.isEmpty).toBe(true)
})

test('lines announced at the same time are sent once', async () => {
  const guest = await arrive()
  for (const text of ['a', 'b', 'c']) await say(text)
  for (let i = 0; i < 3; i++) channel.onNews(live, { kind: 'chat' })
  await arrive()
  expect(guest.lines).toEqual(['a', 'b', 'c'])
})
