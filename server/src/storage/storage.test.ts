import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, type TestDatabase } from '../testing/databases.ts'
import type { Append } from './log-writer.ts'
import type { SeatEntry, TableEntry } from './schema.ts'
import { Storage } from './storage.ts'

const kinds = await databaseKinds()

const tableNamed = (id: string, more: Partial<TableEntry> = {}): TableEntry => ({
  id,
  invitation: `invitation-${id}`,
  creator_id: 'anna',
  game: 'duel',
  rules_version: 3,
  options: '{}',
  components: null,
  time_control: '{}',
  visibility: 'public',
  watchers: 1,
  seed: 'secret',
  status: 'open',
  created_at: 1_800_000_000_000,
  ended_at: null,
  outcome: null,
  rematch_id: null,
  ...more,
})

const seatAt = (table_id: string, seat: number, more: Partial<SeatEntry> = {}): SeatEntry => ({
  table_id,
  seat,
  kind: 'open',
  person_id: null,
  bot: null,
  seed: null,
  ...more,
})

const appendOf = (id: string, number: number, more: Partial<Append['row'] & Append['standing']> = {}): Append => ({
  row: {
    table_id: id,
    number,
    kind: 'move',
    seat: more.seat ?? 0,
    text: more.text ?? 'ready',
    answers: number - 1,
    time: 1_800_000_000_000 + number,
  },
  standing: {
    table_id: id,
    number,
    awaited: 1,
    deadline: more.deadline ?? null,
    bot_awaited: more.bot_awaited ?? 0,
    lease_until: 0,
  },
})

describe.each(kinds)('on $name', ({ name, missing, create }) => {
  describe.skipIf(missing !== undefined)(missing === undefined ? name : `${name} (skipped: ${missing})`, () => {
    let database: TestDatabase
    let storage: Storage

    beforeAll(async () => {
      database = await create()
      storage = await Storage.open(database.place)
    })

    afterAll(async () => {
      await storage?.close()
      await database?.remove()
    })

    test('a table comes back as it was put in, and an unknown one not at all', async () => {
      const stored = { table: tableNamed('t1'), seats: [seatAt('t1', 0), seatAt('t1', 1)] }
      await storage.tables.create(stored)
      expect(await storage.tables.find('t1')).toEqual(stored)
      expect(await storage.tables.load('t1')).toEqual({ ...stored, log: [] })
      expect(await storage.tables.load('nowhere')).toBeUndefined()
    })

    test('a second opening finds the same data and has nothing to migrate', async () => {
      await storage.tables.create({ table: tableNamed('kept'), seats: [seatAt('kept', 0)] })
      const again = await Storage.open(database.place)
      expect((await again.tables.find('kept'))?.table.seed).toBe('secret')
      await again.close()
    })

    test('of many who want the same number, exactly one gets it', async () => {
      const other = await Storage.open(database.place)
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          (i % 2 === 0 ? storage : other).writer.append(appendOf('race', 1, { text: `attempt ${i}` })),
        ),
      )
      expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1)
      const winner = outcomes.indexOf('written')
      const log = await storage.tables.logAfter('race', -1)
      expect(log.map((row) => row.text)).toEqual([`attempt ${winner}`])
      await other.close()
    })

    test('rows of many tables go in together, in order, each with its standing', async () => {
      const ids = Array.from({ length: 50 }, (_, i) => `many-${i}`)
      const outcomes = await Promise.all(
        ids.flatMap((id) => [1, 2, 3].map((number) => storage.writer.append(appendOf(id, number)))),
      )
      expect(new Set(outcomes)).toEqual(new Set(['written']))
      for (const id of ids) expect((await storage.tables.logAfter(id, 1)).map((row) => row.number)).toEqual([2, 3])
      expect(await storage.tables.lastNumbers([...ids, 'nowhere'])).toEqual(new Map(ids.map((id) => [id, 3])))
    })

    test('two servers that write to the same tables in other orders do not wait for each other for ever', async () => {
      const other = await Storage.open(database.place)
      const ids = Array.from({ length: 30 }, (_, i) => `crossing-${i}`)
      for (let number = 1; number <= 10; number++) {
        const outcomes = await Promise.all([
          ...ids.map((id) => storage.writer.append(appendOf(id, number))),
          ...ids.toReversed().map((id) => other.writer.append(appendOf(id, number))),
        ])
        expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(ids.length)
      }
      await other.close()
    })

    test('a row that loses changes neither the standing nor the table', async () => {
      await storage.tables.create({ table: tableNamed('lost'), seats: [seatAt('lost', 0)] })
      await storage.writer.append(appendOf('lost', 1, { deadline: 5 }))
      const ended = { status: 'finished', ended_at: 9, outcome: '{}' } as const
      const seating = { seat: 0, kind: 'bot', person_id: null, bot: 'random' } as const
      expect(await storage.writer.append({ ...appendOf('lost', 1, { deadline: 7 }), change: ended, seating })).toBe(
        'taken',
      )
      expect(await storage.standings.overdue(6, 10)).toContain('lost')
      const lost = await storage.tables.find('lost')
      expect([lost?.table.status, lost?.seats[0].kind]).toEqual(['open', 'open'])

      expect(await storage.writer.append({ ...appendOf('lost', 2), change: ended, seating })).toBe('written')
      const won = await storage.tables.find('lost')
      expect([won?.table.status, won?.table.ended_at, won?.seats[0].bot]).toEqual(['finished', 9, 'random'])
      expect(await storage.standings.overdue(6, 10)).not.toContain('lost')
    })

    test('a row that cannot be stored fails, and the next one goes through', async () => {
      const broken = appendOf('broken', 1)
      const bad = { ...broken, row: { ...broken.row, kind: null as unknown as string } }
      await expect(storage.writer.append(bad)).rejects.toThrow()
      expect(await storage.writer.append(broken)).toBe('written')
    })

    test('the answer of a seat to a number is found again, and no other', async () => {
      await storage.writer.append(appendOf('repeat', 1, { seat: 1, text: 'look' }))
      expect(await storage.tables.answerOf('repeat', 1, 0, 'move', 'look')).toBe(1)
      expect(await storage.tables.answerOf('repeat', 0, 0, 'move', 'look')).toBeUndefined()
      expect(await storage.tables.answerOf('repeat', 1, 0, 'move', 'ready')).toBeUndefined()
      expect(await storage.tables.answerOf('repeat', 1, 1, 'move', 'look')).toBeUndefined()
    })

    test('a free seat is taken once, and can be given up until the game begins', async () => {
      await storage.tables.create({ table: tableNamed('sit'), seats: [seatAt('sit', 0)] })
      const sitters = ['anna', 'bela', 'cora'].map((personId) => ({ personId, seed: `seed of ${personId}` }))
      const outcomes = await Promise.all(sitters.map((sitter) => storage.tables.sit('sit', 0, sitter)))
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      const { personId, seed } = sitters[outcomes.indexOf(true)]
      const [seat] = await storage.tables.seats('sit')
      expect(seat).toMatchObject({ kind: 'person', person_id: personId, seed })

      expect(await storage.tables.stand('sit', 0, 'somebody else')).toBe(false)
      expect(await storage.tables.stand('sit', 0, personId)).toBe(true)
      expect(await storage.tables.sit('sit', 0, sitters[0])).toBe(true)
      await storage.writer.append(appendOf('sit', 0))
      expect(await storage.tables.stand('sit', 0, sitters[0].personId)).toBe(false)
    })

    test("a bot's turn is leased to one server at a time, and again when the lease has run out", async () => {
      await storage.writer.append(appendOf('bot', 4, { bot_awaited: 1 }))
      expect(await storage.standings.awaitingBots(100, 10)).toContain('bot')
      expect(await storage.standings.lease('bot', 3, 100, 200)).toBe(false)
      expect(await storage.standings.lease('bot', 4, 100, 200)).toBe(true)
      expect(await storage.standings.lease('bot', 4, 199, 300)).toBe(false)
      expect(await storage.standings.awaitingBots(199, 10)).not.toContain('bot')
      expect(await storage.standings.lease('bot', 4, 200, 300)).toBe(true)
      await storage.writer.append(appendOf('bot', 5))
      expect(await storage.standings.awaitingBots(1000, 10)).not.toContain('bot')
    })

    test('the lobby shows public tables that are open or under way, the open ones first', async () => {
      const put = (id: string, more: Partial<TableEntry>) =>
        storage.tables.create({ table: tableNamed(id, more), seats: [seatAt(id, 0)] })
      await put('lobby-playing', { status: 'playing', created_at: 2_000_000_000_003 })
      await put('lobby-open', { created_at: 2_000_000_000_002 })
      await put('lobby-private', { visibility: 'private', created_at: 2_000_000_000_002 })
      await put('lobby-over', { status: 'finished', created_at: 2_000_000_000_002 })
      const ids = (await storage.tables.lobby(100)).map(({ table }) => table.id)
      expect(ids[0]).toBe('lobby-open')
      expect(ids).toContain('lobby-playing')
      expect(ids.indexOf('lobby-playing')).toBeGreaterThan(ids.indexOf('sit'))
      expect(ids).not.toContain('lobby-private')
      expect(ids).not.toContain('lobby-over')
    })

    test('the first rematch stays', async () => {
      await storage.tables.create({ table: tableNamed('again'), seats: [seatAt('again', 0)] })
      expect(await storage.tables.setRematch('again', 'first')).toBe('first')
      expect(await storage.tables.setRematch('again', 'second')).toBe('first')
    })

    test('an account has its name alone, whoever wants it at the same time', async () => {
      for (const id of ['p1', 'p2'])
        await storage.people.create({ id, name: 'Guest', name_key: null, password_hash: null, created_at: 1 })
      const outcomes = await Promise.all(
        ['p1', 'p2'].map((id) => storage.people.upgrade(id, 'Anna', 'anna', `hash of ${id}`)),
      )
      expect(outcomes.toSorted()).toEqual([false, true])
      const anna = await storage.people.findByName('anna')
      expect(anna?.id).toBe(['p1', 'p2'][outcomes.indexOf(true)])
      expect(await storage.people.upgrade(anna!.id, 'Another', 'another', 'hash')).toBe(false)
    })

    test('sessions run out, end one by one and all at once', async () => {
      await storage.people.create({ id: 'p3', name: 'Cora', name_key: 'cora', password_hash: 'x', created_at: 1 })
      for (const key of ['k1', 'k2', 'k3']) await storage.people.addSession(key, 'p3', 100)
      expect((await storage.people.personOfSession('k1', 99))?.id).toBe('p3')
      expect(await storage.people.personOfSession('k1', 100)).toBeUndefined()
      await storage.people.endSession('k1')
      expect(await storage.people.personOfSession('k1', 50)).toBeUndefined()
      await storage.people.endSessionsOf('p3', 'k3')
      expect(await storage.people.personOfSession('k2', 50)).toBeUndefined()
      expect(await storage.people.personOfSession('k3', 50)).toBeDefined()
      await storage.people.endOldSessions(100)
      expect(await storage.people.personOfSession('k3', 50)).toBeUndefined()
    })

    test('a person who leaves is forgotten, but not the name that is free again', async () => {
      await storage.people.create({ id: 'p4', name: 'Dora', name_key: 'dora', password_hash: 'x', created_at: 1 })
      await storage.people.addSession('k4', 'p4', 100)
      await storage.talk.setNote('t1', 'p4', 'my plan')
      await storage.talk.say({ table_id: 'talk-4', person_id: 'p4', name: 'Dora', seat: 0, text: 'hello', time: 5 })
      await storage.people.forget('p4', 'somebody')
      expect(await storage.people.personOfSession('k4', 50)).toBeUndefined()
      expect(await storage.people.findByName('dora')).toBeUndefined()
      expect(await storage.talk.note('t1', 'p4')).toBe('')
      expect(await storage.talk.linesAfter('talk-4', 0, 10)).toMatchObject([{ name: 'somebody', text: '' }])
      expect(await storage.people.names(['p4'])).toEqual(new Map([['p4', 'somebody']]))
    })

    test('lines of chat are numbered without a gap, also when all speak at once', async () => {
      const say = (text: string) =>
        storage.talk.say({ table_id: 'talk', person_id: 'anna', name: 'Anna', seat: 0, text, time: 5 })
      await Promise.all(['a', 'b', 'c', 'd', 'e'].map(say))
      const lines = await storage.talk.linesAfter('talk', 0, 100)
      expect(lines.map((line) => line.number)).toEqual([1, 2, 3, 4, 5])
      expect(lines.map((line) => line.text).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
      expect((await storage.talk.linesAfter('talk', 2, 2)).map((line) => line.number)).toEqual([4, 5])
    })

    test('notes are replaced and private to their writer', async () => {
      await storage.talk.setNote('t1', 'anna', 'first')
      await storage.talk.setNote('t1', 'anna', 'second')
      expect(await storage.talk.note('t1', 'anna')).toBe('second')
      expect(await storage.talk.note('t1', 'bela')).toBe('')
    })

    test('the first to propose a shared setting decides it for all', async () => {
      const other = await Storage.open(database.place)
      const first = await storage.sharedSetting('cookie-key', 'mine')
      expect(await other.sharedSetting('cookie-key', 'yours')).toBe(first)
      expect(first).toBe('mine')
      await other.close()
    })
  })
})
