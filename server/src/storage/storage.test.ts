import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lookOf } from '../input/look-alikes.ts'
import { databaseKinds, type TestDatabase } from '../testing/databases.ts'
import type { RowToAppend } from './log-writer.ts'
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
  hints: 0,
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
  free_kind: null,
  person_id: null,
  bot: null,
  seed: null,
  ...more,
})

const appendOf = (
  id: string,
  number: number,
  more: Partial<RowToAppend['row'] & RowToAppend['waitState']> = {},
): RowToAppend => ({
  row: {
    table_id: id,
    number,
    kind: 'move',
    seat: more.seat ?? 0,
    text: more.text ?? 'ready',
    answers: number - 1,
    time: 1_800_000_000_000 + number,
  },
  waitState: {
    table_id: id,
    number,
    awaited: 1,
    deadline: more.deadline ?? null,
    bot_awaited: more.bot_awaited ?? 0,
    lease_until: 0,
  },
})

const BEGUN = { status: 'playing', ended_at: null, outcome: null } as const

describe.each(kinds)('on $name', ({ name, missing, create }) => {
  describe.skipIf(missing !== undefined)(missing === undefined ? name : `${name} (skipped: ${missing})`, () => {
    let database: TestDatabase
    let storage: Storage

    beforeAll(async () => {
      database = await create()
      storage = await Storage.open(database.location)
    })

    afterAll(async () => {
      await storage?.close()
      await database?.remove()
    })

    test('a table is read as it was written, and an unknown one is not found', async () => {
      const stored = { table: tableNamed('t1'), seats: [seatAt('t1', 0), seatAt('t1', 1)] }
      await storage.tables.create(stored)
      expect(await storage.tables.find('t1')).toEqual(stored)
      expect(await storage.tables.load('t1')).toEqual({ ...stored, log: [] })
      expect(await storage.tables.load('nowhere')).toBeUndefined()
    })

    test('reopening finds the same data and has nothing to migrate', async () => {
      await storage.tables.create({ table: tableNamed('kept'), seats: [seatAt('kept', 0)] })
      const again = await Storage.open(database.location)
      expect((await again.tables.find('kept'))?.table.seed).toBe('secret')
      await again.close()
    })

    test('of many writers of the same number, exactly one succeeds', async () => {
      const other = await Storage.open(database.location)
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

    test('rows of many tables are written together, in order, each with its wait state', async () => {
      const ids = Array.from({ length: 50 }, (_, i) => `many-${i}`)
      const outcomes = await Promise.all(
        ids.flatMap((id) => [1, 2, 3].map((number) => storage.writer.append(appendOf(id, number)))),
      )
      expect(new Set(outcomes)).toEqual(new Set(['written']))
      for (const id of ids) expect((await storage.tables.logAfter(id, 1)).map((row) => row.number)).toEqual([2, 3])
      expect(await storage.tables.lastNumbers([...ids, 'nowhere'])).toEqual(new Map(ids.map((id) => [id, 3])))
    })

    test('two servers that write to the same tables in different orders do not deadlock', async () => {
      const other = await Storage.open(database.location)
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

    test('a row that loses changes neither the wait state nor the table', async () => {
      await storage.tables.create({ table: tableNamed('lost'), seats: [seatAt('lost', 0)] })
      await storage.writer.append(appendOf('lost', 1, { deadline: 5 }))
      const ended = { status: 'finished', ended_at: 9, outcome: '{}' } as const
      const seating = { seat: 0, kind: 'bot', person_id: null, bot: 'random' } as const
      expect(await storage.writer.append({ ...appendOf('lost', 1, { deadline: 7 }), change: ended, seating })).toBe(
        'taken',
      )
      expect(await storage.waitStates.overdue(6, 10)).toContain('lost')
      const lost = await storage.tables.find('lost')
      expect([lost?.table.status, lost?.seats[0].kind]).toEqual(['open', 'open'])

      expect(await storage.writer.append({ ...appendOf('lost', 2), change: ended, seating })).toBe('written')
      const won = await storage.tables.find('lost')
      expect([won?.table.status, won?.table.ended_at, won?.seats[0].bot]).toEqual(['finished', 9, 'random'])
      expect(await storage.waitStates.overdue(6, 10)).not.toContain('lost')
    })

    test('a row that cannot be stored fails, and the next one succeeds', async () => {
      const broken = appendOf('broken', 1)
      const bad = { ...broken, row: { ...broken.row, kind: null as unknown as 'move' } }
      await expect(storage.writer.append(bad)).rejects.toThrow()
      expect(await storage.writer.append(broken)).toBe('written')
    })

    test('rows written together are answered before those with their own transaction, whatever happens to these', async () => {
      await storage.tables.create({ table: tableNamed('apart-1'), seats: [seatAt('apart-1', 0)] })
      const change = { status: 'playing', ended_at: null, outcome: null } as const
      const start = { ...appendOf('apart-1', 1), change }
      const unknown = appendOf('apart-2', 1)
      const bad = { ...unknown, row: { ...unknown.row, kind: null as unknown as 'move' }, change }
      const answered: string[] = []
      const append = async (what: string, row: RowToAppend): Promise<void> => {
        const outcome = await storage.writer.append(row).catch(() => 'failed')
        answered.push(`${what} ${outcome}`)
      }
      await Promise.all([
        append('bad start', bad),
        append('start', start),
        append('move', appendOf('apart-3', 1)),
        append('start', { ...appendOf('apart-4', 1), change }),
      ])
      expect(answered).toEqual(['move written', 'start written', 'bad start failed', 'start written'])
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
      const outcomes = await Promise.all(sitters.map((holder) => storage.tables.sit('sit', 0, holder)))
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      const { personId, seed } = sitters[outcomes.indexOf(true)]
      const [seat] = await storage.tables.seats('sit')
      expect(seat).toMatchObject({ kind: 'person', person_id: personId, seed })

      expect(await storage.tables.stand('sit', 0, 'somebody else')).toBe(false)
      expect(await storage.tables.stand('sit', 0, personId)).toBe(true)
      expect(await storage.tables.sit('sit', 0, sitters[0])).toBe(true)
      await storage.writer.append({ ...appendOf('sit', 0), change: BEGUN })
      expect(await storage.tables.stand('sit', 0, sitters[0].personId)).toBe(false)
    })

    test('a game does not begin without a person who has left, and nobody leaves a game that has begun', async () => {
      const other = await Storage.open(database.location)
      const race = async (i: number) => {
        const id = `up-${i}`
        const seated = [seatAt(id, 0, { kind: 'person', person_id: 'anna', seed: 'seed' })]
        await storage.tables.create({ table: tableNamed(id), seats: seated })
        const pause = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds))
        const [outcome, gotUp] = await Promise.all([
          pause(i % 5).then(() => storage.writer.append({ ...appendOf(id, 0), change: BEGUN, seated })),
          pause(i % 3).then(() => other.tables.stand(id, 0, 'anna')),
        ])
        const { table, seats, log } = (await storage.tables.load(id))!
        return { outcome, gotUp, status: table.status, kind: seats[0].kind, rows: log.length }
      }
      const begun = { outcome: 'written', gotUp: false, status: 'playing', kind: 'person', rows: 1 }
      const left = { outcome: 'taken', gotUp: true, status: 'open', kind: 'open', rows: 0 }
      for (let i = 0; i < 30; i++) expect([begun, left]).toContainEqual(await race(i))
      await other.close()
    })

    test('a person who takes a seat during the read is included if the log has the start of the game', async () => {
      await storage.tables.create({ table: tableNamed('late'), seats: [seatAt('late', 0)] })
      const { logAfter } = storage.tables
      storage.tables.logAfter = async (id, number) => {
        storage.tables.logAfter = logAfter
        await storage.tables.sit('late', 0, { personId: 'anna', seed: 'seed' })
        await storage.writer.append({ ...appendOf('late', 0), change: BEGUN })
        return storage.tables.logAfter(id, number)
      }
      const { table, seats, log } = (await storage.tables.load('late'))!
      expect([table.status, seats[0].person_id, log.length]).toEqual(['playing', 'anna', 1])
    })

    test('a seat that is given up is free or reserved as before', async () => {
      const kept = [
        seatAt('kept-kind', 0, { kind: 'invited' }),
        seatAt('kept-kind', 1),
        seatAt('kept-kind', 2, { kind: 'person', person_id: 'anna', seed: 'seed' }),
      ]
      await storage.tables.create({ table: tableNamed('kept-kind'), seats: kept })
      for (let again = 0; again < 2; again++) {
        for (const seat of [0, 1]) await storage.tables.sit('kept-kind', seat, { personId: 'anna', seed: 'seed' })
        for (const seat of [0, 1, 2]) await storage.tables.stand('kept-kind', seat, 'anna')
        const seats = await storage.tables.seats('kept-kind')
        expect(seats.map(({ kind, person_id }) => [kind, person_id])).toEqual([
          ['invited', null],
          ['open', null],
          ['open', null],
        ])
      }
    })

    test("a bot's turn is leased to one server at a time, and again when the lease has expired", async () => {
      await storage.writer.append(appendOf('bot', 4, { bot_awaited: 1 }))
      expect(await storage.waitStates.awaitingBots(100, 10)).toContain('bot')
      expect(await storage.waitStates.lease('bot', 3, 100, 200)).toBe(false)
      expect(await storage.waitStates.lease('bot', 4, 100, 200)).toBe(true)
      expect(await storage.waitStates.lease('bot', 4, 199, 300)).toBe(false)
      expect(await storage.waitStates.awaitingBots(199, 10)).not.toContain('bot')
      expect(await storage.waitStates.lease('bot', 4, 200, 300)).toBe(true)
      // An expired lease cannot be released.
      await storage.waitStates.release('bot', 4, 200)
      expect(await storage.waitStates.lease('bot', 4, 201, 301)).toBe(false)
      await storage.waitStates.release('bot', 4, 300)
      expect(await storage.waitStates.lease('bot', 4, 201, 301)).toBe(true)
      await storage.writer.append(appendOf('bot', 5))
      expect(await storage.waitStates.awaitingBots(1000, 10)).not.toContain('bot')
    })

    test('the lobby lists public tables that are open or in play, open ones first', async () => {
      const put = (id: string, more: Partial<TableEntry>) =>
        storage.tables.create({ table: tableNamed(id, more), seats: [seatAt(id, 0)] })
      await put('lobby-playing', { status: 'playing', created_at: 2_000_000_000_003 })
      await put('lobby-open', { created_at: 2_000_000_000_002 })
      await put('lobby-private', { visibility: 'private', created_at: 2_000_000_000_002 })
      await put('lobby-over', { status: 'finished', created_at: 2_000_000_000_002 })
      const ids = (await storage.tables.lobby(100)).map(({ table }) => table.id)
      expect(ids[0]).toBe('lobby-open')
      expect(ids).toContain('lobby-playing')
      expect(ids.indexOf('lobby-playing')).toBeGreaterThan(ids.indexOf('t1'))
      expect(ids).not.toContain('lobby-private')
      expect(ids).not.toContain('lobby-over')
    })

    test('of several rematches requested at once, on several servers, only one is created', async () => {
      await storage.tables.create({ table: tableNamed('again'), seats: [seatAt('again', 0)] })
      const other = await Storage.open(database.location)
      const ids = Array.from({ length: 8 }, (_, i) => `return-${i}`)
      const answers = await Promise.all(
        ids.map((id, i) =>
          [storage, other][i % 2].tables.createRematch('again', { table: tableNamed(id), seats: [seatAt(id, 0)] }),
        ),
      )
      expect(new Set(answers).size).toBe(1)
      const found = await Promise.all(ids.map((id) => storage.tables.find(id)))
      expect(found.flatMap((each) => each?.table.id ?? [])).toEqual([answers[0]])
      await other.close()
    })

    const called = (name: string) => ({ name, name_key: name.toLowerCase(), name_look: lookOf(name) })

    test('an account name is unique, even under concurrent requests', async () => {
      for (const id of ['p1', 'p2'])
        await storage.people.create({ id, name: 'Guest', name_key: null, password_hash: null, created_at: 1 })
      const outcomes = await Promise.all(
        ['p1', 'p2'].map((id) => storage.people.upgrade(id, called('Anna'), `hash of ${id}`)),
      )
      expect(outcomes.toSorted()).toEqual([false, true])
      const anna = await storage.people.findByName('anna')
      expect(anna?.id).toBe(['p1', 'p2'][outcomes.indexOf(true)])
      expect(await storage.people.upgrade(anna!.id, called('Another'), 'hash')).toBe(false)
    })

    test('a look is unique, even under concurrent requests', async () => {
      const names = ['Bela', 'B\u0435la', 'Be la']
      for (const name of names)
        await storage.people.create({ id: name, name: 'Guest', name_key: null, password_hash: null, created_at: 1 })
      const outcomes = await Promise.all(names.map((name) => storage.people.upgrade(name, called(name), 'hash')))
      expect(outcomes.toSorted()).toEqual([false, false, true])
    })

    test('an address and its confirmation link are written together or not at all', async () => {
      const token = { key: 'a link', person_id: 'p5', purpose: 'confirm', expires_at: 100 } as const
      await storage.contacts.setAddress('p5', 'old@example.com', 'old@example.com', token)
      expect(await storage.contacts.confirm('a link', 1)).toBe('p5')
      await storage.contacts.addToken({ ...token, person_id: 'p6' })
      await expect(storage.contacts.setAddress('p5', 'new@example.com', 'new@example.com', token)).rejects.toThrow()
      expect(await storage.contacts.address('p5')).toMatchObject({ address: 'old@example.com', is_confirmed: 1 })
    })

    test('sessions expire, and end one by one or all at once', async () => {
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

    test('a person who leaves is deleted, and the name is free again', async () => {
      await storage.people.create({ id: 'p4', name: 'Dora', name_key: 'dora', password_hash: 'x', created_at: 1 })
      await storage.people.addSession('k4', 'p4', 100)
      await storage.chat.setNote('t1', 'p4', 'my plan')
      await storage.chat.say({ table_id: 'talk-4', person_id: 'p4', name: 'Dora', seat: 0, text: 'hello', time: 5 })
      await storage.people.forget('p4', 'somebody', 60)
      expect(await storage.people.personOfSession('k4', 50)).toBeUndefined()
      expect(await storage.people.findByName('dora')).toBeUndefined()
      expect(await storage.chat.note('t1', 'p4')).toBe('')
      expect(await storage.chat.linesAfter('talk-4', 0, 10)).toMatchObject([{ name: 'somebody', text: '' }])
      expect(await storage.people.names(['p4'])).toEqual(new Map([['p4', 'somebody']]))
      expect(await storage.people.departing(10)).toEqual(['p4'])
      await storage.people.hasDeparted('p4')
      expect(await storage.people.departing(10)).toEqual([])
    })

    test('chat lines are numbered without gaps, even if all write at once', async () => {
      const say = (text: string) =>
        storage.chat.say({ table_id: 'talk', person_id: 'anna', name: 'Anna', seat: 0, text, time: 5 })
      await Promise.all(['a', 'b', 'c', 'd', 'e'].map(say))
      const lines = await storage.chat.linesAfter('talk', 0, 100)
      expect(lines.map((line) => line.number)).toEqual([1, 2, 3, 4, 5])
      expect(lines.map((line) => line.text).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
      expect((await storage.chat.linesAfter('talk', 2, 2)).map((line) => line.number)).toEqual([4, 5])
    })

    test('many concurrent chat lines are all stored, each with a number', async () => {
      const texts = Array.from({ length: 60 }, (_, i) => `line ${i}`)
      const said = await Promise.all(
        texts.map((text) => storage.chat.say({ table_id: 'loud', person_id: 'a', name: 'A', seat: 0, text, time: 5 })),
      )
      expect(said.map(({ number }) => number)).toEqual(texts.map((_, i) => i + 1))
      expect((await storage.chat.linesAfter('loud', 0, 100)).map(({ text }) => text)).toEqual(texts)
    })

    test('notes are replaced and private to their author', async () => {
      await storage.chat.setNote('t1', 'anna', 'first')
      await storage.chat.setNote('t1', 'anna', 'second')
      expect(await storage.chat.note('t1', 'anna')).toBe('second')
      expect(await storage.chat.note('t1', 'bela')).toBe('')
    })

    test('the first server to propose a shared setting decides it for all', async () => {
      const other = await Storage.open(database.location)
      const first = await storage.sharedSetting('cookie-key', 'mine')
      expect(await other.sharedSetting('cookie-key', 'yours')).toBe(first)
      expect(first).toBe('mine')
      await other.close()
    })
  })
})
