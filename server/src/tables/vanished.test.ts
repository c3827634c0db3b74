import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LocalFanout } from '../fanout/local.ts'
import { ROWS_ABOUT_SEATS, resultsOf } from '../results/result.ts'
import { Storage } from '../storage/storage.ts'
import { databaseKinds, type TestDatabase } from '../testing/databases.ts'
import { TestHouse } from '../testing/house.ts'
import { TestServer } from '../testing/server.ts'

const RED = 0
const WHITE = 1
const red = { seat: RED, personId: 'red' }
const white = { seat: WHITE, personId: 'white' }
const HOUR = 60 * 60 * 1000
const WEEK = 7 * 24 * HOUR
const refused = (code: string, text = '') =>
  expect.objectContaining({ name: 'Refusal', code, message: expect.stringContaining(text) })

/** Red decides first in a duel, so it is red who disappears. */
describe.each(await databaseKinds())('on $name', ({ name, missing, create }) => {
  describe.skipIf(missing !== undefined)(missing === undefined ? name : `${name} (skipped: ${missing})`, () => {
    let database: TestDatabase
    /** Two servers that tell each other who is present. */
    let house: TestHouse
    let other: TestHouse

    beforeAll(async () => {
      database = await create()
      const fanout = new LocalFanout()
      house = await TestHouse.build(database.location, fanout)
      other = await TestHouse.build(database.location, fanout)
    })

    afterAll(async () => {
      expect([...house.faults, ...other.faults]).toEqual([])
      for (const each of [house, other]) await each.close()
      await database.remove()
    })

    const pass = (milliseconds: number): void => {
      for (const each of [house, other]) each.time += milliseconds
    }
    const vacant = (id: string, of = house) => of.look(id, (live) => [...live.vacant])
    const resultOf = async (id: string, personId: string) => {
      const found = (await house.storage.tables.find(id))!
      const rows = await house.storage.tables.logOfKinds(id, ROWS_ABOUT_SEATS)
      return resultsOf(found, rows).find((each) => each.personId === personId)?.result
    }

    test('a seat whose holder had to move for a week and was never present is offered, once', async () => {
      const id = await house.duel()
      pass(WEEK - 1)
      const from = new Date(house.time + 1).toISOString()
      await expect(house.play.offer(id, RED, 'white')).rejects.toEqual(refused('not-allowed', from))
      pass(1)
      const numbers = await Promise.all([house, other, house].map(({ play }) => play.offer(id, RED, 'white')))
      expect(numbers).toEqual([1, 1, 1])
      expect(await vacant(id)).toEqual([RED])
      await house.play.substitute(id, RED, 'white', 'random')
      expect(await house.storage.waitStates.awaitingBots(house.time, 10)).toContain(id)
      expect(await vacant(id)).toEqual([])
    })

    test('a person who is present has not disappeared, and one who left has the full time again, on every server', async () => {
      const id = await house.duel()
      const { presence } = house.fanout
      await presence.arrive(id, 'a socket', { seat: RED, name: 'red' })
      pass(WEEK)
      await expect(other.play.offer(id, RED, 'white')).rejects.toEqual(refused('not-allowed'))
      await presence.leave(id, 'a socket')
      house.attendance.note(id, RED)
      await expect(house.play.offer(id, RED, 'white')).rejects.toEqual(refused('not-allowed'))
      await house.attendance.write()
      await expect(other.play.offer(id, RED, 'white')).rejects.toEqual(refused('not-allowed'))
      pass(WEEK)
      expect(await other.play.offer(id, RED, 'white')).toBe(1)
    })

    test('late attendance data do not overwrite newer ones', async () => {
      const { attendance } = house.storage
      await attendance.note([{ table_id: 'somewhere', seat: RED, seen_at: 20 }])
      await attendance.note([
        { table_id: 'somewhere', seat: RED, seen_at: 10 },
        { table_id: 'somewhere', seat: WHITE, seen_at: 10 },
      ])
      expect(await attendance.lastSeen('somewhere', RED)).toBe(20)
      expect(await attendance.lastSeen('somewhere', WHITE)).toBe(10)
      expect(await attendance.lastSeen('elsewhere', RED)).toBeUndefined()
    })

    test('only a person can be offered, only one who has to move, and only without a clock', async () => {
      const clock = { kind: 'live', bankSeconds: 60, incrementSeconds: 0, onFlag: 'offer' } as const
      const [id, timed, over] = [await house.duel(), await house.duel({ time: clock }), await house.duel()]
      await house.play.resign(over, red, 0)
      pass(WEEK)
      await expect(house.play.offer(id, WHITE, 'red')).rejects.toEqual(refused('not-allowed', 'nobody is waiting'))
      await expect(house.play.offer(id, 7, 'red')).rejects.toEqual(refused('not-allowed'))
      await expect(house.play.offer(timed, RED, 'white')).rejects.toEqual(refused('not-allowed', 'the clock'))
      await expect(house.play.offer(over, RED, 'white')).rejects.toEqual(refused('not-allowed'))
    })

    test('the table can set the time', async () => {
      const id = await house.duel({ time: { kind: 'none', vanishedAfterHours: 2 } })
      pass(2 * HOUR - 1)
      await expect(house.play.offer(id, RED, 'white')).rejects.toEqual(refused('not-allowed'))
      pass(1)
      await house.play.offer(id, RED, 'white')
      expect(await vacant(id, other)).toEqual([RED])
    })

    test('a person who returns has the seat again by moving, and the log shows it', async () => {
      const id = await house.duel()
      pass(WEEK)
      await house.play.offer(id, RED, 'white')
      // The offer is not an answer, so the same move is still asked for.
      expect(await other.play.move(id, red, 0, 'ready')).toBe(3)
      const log = await house.storage.tables.logAfter(id, 0)
      expect(log.map(({ kind, seat, text }) => `${kind} ${seat} ${text}`)).toEqual([
        'offer 0 asked by 1',
        'substitute 0 person red instead of red',
        'move 0 ready',
      ])
      house.tables.forgetIdle(Number.POSITIVE_INFINITY)
      expect(await vacant(id)).toEqual([])
      await house.play.resign(id, white, 3)
      expect(await resultOf(id, 'red')).toBe('won')
    })

    test('a proposal ends when a seat is offered', async () => {
      const id = await house.duel()
      await house.play.propose(id, red, 0, { what: 'abandon' })
      pass(WEEK)
      await house.play.offer(id, RED, 'white')
      expect(await house.look(id, (live) => live.proposal)).toBeUndefined()
      await expect(house.play.answer(id, white, 2, 'agree')).rejects.toEqual(refused('nothing-proposed'))
    })

    test('a person who returns too late finds somebody else there, and has lost', async () => {
      const id = await house.duel()
      pass(WEEK)
      await house.play.offer(id, RED, 'white')
      await house.play.substitute(id, RED, 'third')
      await expect(house.play.move(id, red, 0, 'ready')).rejects.toEqual(refused('not-allowed'))
      await house.play.move(id, { seat: RED, personId: 'third' }, 2, 'ready')
      await house.play.resign(id, white, 3)
      expect([await resultOf(id, 'red'), await resultOf(id, 'third')]).toEqual(['lost', 'won'])
    })

    test('a substitute has the full time before they count as disappeared', async () => {
      const id = await house.duel()
      pass(WEEK)
      await house.play.offer(id, RED, 'white')
      await house.play.substitute(id, RED, 'third')
      await expect(house.play.offer(id, RED, 'white')).rejects.toEqual(refused('not-allowed'))
      pass(WEEK)
      await house.play.offer(id, RED, 'white')
      await house.play.claim(id, RED, 'white')
      expect(await resultOf(id, 'white')).toBe('won')
    })

    test('all can agree that somebody hands over their seat, with or without a clock', async () => {
      const time = { kind: 'live', bankSeconds: 600, incrementSeconds: 0, onFlag: 'lose' } as const
      for (const more of [{}, { time }]) {
        const id = await house.duel(more)
        await house.play.propose(id, red, 0, { what: 'offer', seat: RED })
        expect(await vacant(id)).toEqual([])
        await house.play.answer(id, white, 1, 'agree')
        house.tables.forgetIdle(Number.POSITIVE_INFINITY)
        expect(await vacant(id)).toEqual([RED])
        await expect(house.play.propose(id, white, 2, { what: 'offer', seat: RED })).rejects.toEqual(
          refused('not-allowed'),
        )
        await house.play.substitute(id, RED, 'third')
        expect((await house.storage.tables.seats(id))[RED].person_id).toBe('third')
      }
    })

    test('handing over and returning gains no time', async () => {
      const time = { kind: 'live', bankSeconds: 60, incrementSeconds: 0, onFlag: 'lose' } as const
      const id = await house.duel({ time })
      pass(50_000)
      await house.play.propose(id, red, 0, { what: 'offer', seat: RED })
      await house.play.answer(id, white, 1, 'agree')
      pass(20_000)
      await expect(house.play.move(id, red, 0, 'ready')).rejects.toEqual(refused('time-is-up'))
      expect(await house.play.flag(id)).toBe(true)
    })
  })
})

test('over the network: leaving is recorded, others offer the seat, and its owner returns', async () => {
  const server = await TestServer.start()
  const { red: owner, white: waiting, table, invitation } = await server.begun()
  const path = `/api/tables/${table}`
  const socket = await owner.sit(table)
  const watching = await waiting.sit(table)
  server.ahead += WEEK
  expect(await waiting.refusal('POST', `${path}/offer`, { seat: RED })).toBe('not-allowed')
  socket.close()
  await watching.until(
    () => watching.received.findLast((each) => each.type === 'presence')?.seats.length === 1,
    'red to be gone',
  )
  expect(await waiting.refusal('POST', `${path}/offer`, { seat: RED })).toBe('not-allowed')
  server.ahead += WEEK
  expect(await server.client().refusal('POST', `${path}/offer`, { seat: RED })).toBe('not-logged-in')
  expect(await owner.refusal('POST', `${path}/offer`, { seat: RED })).toBe('not-allowed')
  expect(await waiting.ask('POST', `${path}/offer`, { seat: RED })).toEqual({ number: 1 })
  await watching.until(() => watching.table.vacant.includes(RED), 'the offer')
  const stranger = server.client()
  expect(await stranger.refusal('POST', `${path}/substitute`, { seat: RED })).toBe('not-allowed')
  expect(await owner.ask('POST', `${path}/substitute`, { seat: RED })).toEqual({ number: 2 })
  expect(await stranger.refusal('POST', `${path}/substitute`, { seat: RED, invitation })).toBe('seat-taken')
  const back = await owner.sit(table)
  expect(await back.ask({ type: 'propose', at: 2, what: 'offer' })).toMatchObject({ type: 'done' })
  await watching.ask({ type: 'agree', at: 3 })
  expect(await stranger.ask('POST', `${path}/substitute`, { seat: RED, invitation })).toEqual({ number: 5 })
  expect((await owner.ask('GET', '/api/me/data')).attendance).toEqual([])
  for (const each of [back, watching]) each.close()
  await server.close()
})

test('a server that closes records who was present', async () => {
  const [sqlite] = await databaseKinds()
  const { location, remove } = await sqlite.create()
  const server = await TestServer.start({ location })
  const { red: owner, table } = await server.begun()
  await owner.sit(table)
  await server.close()
  const storage = await Storage.open(location)
  expect(await storage.attendance.lastSeen(table, RED)).toBeGreaterThan(Date.now() - HOUR)
  expect(await storage.attendance.lastSeen(table, WHITE)).toBeUndefined()
  await storage.close()
  await remove()
})
