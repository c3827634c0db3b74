import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Channel, Pace } from '../storage/schema.ts'
import { databaseKinds, type TestDatabase } from '../testing/databases.ts'
import { TestHouse } from '../testing/house.ts'
import type { NotificationChannel } from './channel.ts'
import type { Digest } from './digest.ts'
import { Links } from './links.ts'
import { LEASE, TurnNotifier } from './turn-notifier.ts'

const RED = 0
const WHITE = 1
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each(await databaseKinds())('on $name', ({ name, missing, create }) => {
  describe.skipIf(missing !== undefined)(missing === undefined ? name : `${name} (skipped: ${missing})`, () => {
    let database: TestDatabase
    let house: TestHouse
    let other: TestHouse
    let told: Digest[]
    let failures: unknown[]
    let people = 0

    beforeAll(async () => {
      database = await create()
      house = await TestHouse.build(database.location)
      other = await TestHouse.build(database.location)
    })

    beforeEach(async () => {
      told = []
      failures = []
      await house.storage.db.deleteFrom('notices').execute()
    })

    afterAll(async () => {
      expect([house.faults, other.faults]).toEqual([[], []])
      await house.close()
      await other.close()
      await database.remove()
    })

    const keeping = (name: Channel): NotificationChannel => ({
      name,
      send: async (digest) => void told.push(digest),
    })

    const notifierOf = (
      at: TestHouse,
      channels: readonly NotificationChannel[] = [keeping('push'), keeping('email')],
    ) =>
      new TurnNotifier({
        storage: at.storage,
        games: at.games,
        presence: at.fanout.presence,
        channels,
        links: new Links('https://tudor.example', 'key'),
        now: () => at.time,
        onFailure: (error) => failures.push(error),
      })

    async function sweep(turnNotifier = notifierOf(house)): Promise<void> {
      await turnNotifier.sweep()
      await turnNotifier.idle()
    }

    /** Advances the clock of both servers. */
    function later(milliseconds: number): void {
      house.time += milliseconds
      other.time = house.time
    }

    /** A new person with these notification settings, or none. */
    async function person(wishes: Partial<Record<Channel, Pace>> = {}): Promise<string> {
      const id = `person ${people++}`
      await house.storage.people.create({ id, name: id, name_key: id, password_hash: 'x', created_at: 1 })
      for (const [channel, pace] of Object.entries(wishes))
        await house.storage.contacts.setChannel(id, channel as Channel, true, pace)
      return id
    }

    /** A duel that has begun: red decides first. */
    const duel = (red: string, white: string, more: object = {}): Promise<string> => house.duel(more, [red, white])

    const ready = async (id: string, red: string) =>
      house.play.move(id, { seat: RED, personId: red }, await house.number(id), 'ready')
    const waiting = (person_id: string, channel: Channel = 'push') =>
      house.storage.notifications.waiting({ person_id, channel })
    const tables = (digest: Digest) => digest.tables.map(({ id }) => id).toSorted()

    test('the row that starts a turn creates a notice for each active channel of that person only', async () => {
      const [red, white] = [await person(), await person({ push: 'soon', email: 'hourly' })]
      const id = await duel(red, white)
      expect(await waiting(white)).toEqual([])
      const number = await ready(id, red)
      const notice = { person_id: white, table_id: id, seat: WHITE, number }
      expect(await waiting(white)).toEqual([{ ...notice, channel: 'push', due_at: house.time + 2 * MINUTE }])
      expect(await waiting(white, 'email')).toEqual([{ ...notice, channel: 'email', due_at: house.time + HOUR }])
      expect(await waiting(red)).toEqual([])
    })

    test('the start of a game creates one too, but another decision of the same turn does not', async () => {
      const [red, white] = [await person({ push: 'soon' }), await person()]
      const id = await duel(red, white)
      expect((await waiting(red)).map(({ number }) => number)).toEqual([0])
      await house.storage.notifications.drop(await waiting(red))
      await ready(id, red)
      expect(await house.look(id, (live) => live.awaited)).toContain(RED)
      expect(await waiting(red)).toEqual([])
    })

    test('a row that loses the race for its number creates no notice', async () => {
      const [red, white] = [await person(), await person({ push: 'soon' })]
      const id = await duel(red, white)
      const waitState = await house.look(id, (live) => live.waitState())
      const row = { table_id: id, number: 0, kind: 'move' as const, seat: 0, text: '', answers: 0, time: 1 }
      const notices = [{ person_id: white, channel: 'push' as const, table_id: id, seat: WHITE, number: 0, due_at: 5 }]
      expect(await house.storage.writer.append({ row, waitState, notices })).toBe('taken')
      expect(await waiting(white)).toEqual([])
    })

    test('notices of many tables are written together with their rows', async () => {
      const white = await person({ push: 'soon' })
      const reds = await Promise.all(Array.from({ length: 20 }, () => person()))
      const ids = await Promise.all(reds.map((red) => duel(red, white)))
      await Promise.all(ids.map((id, i) => ready(id, reds[i])))
      expect((await waiting(white)).map(({ table_id }) => table_id).toSorted()).toEqual(ids.toSorted())
      later(2 * MINUTE)
      await sweep()
      expect(told.map(tables)).toEqual([ids.toSorted()])
    })

    test('everything within the pace is sent as one message, with all tables that wait', async () => {
      const [red, white] = [await person(), await person({ push: 'soon' })]
      const first = await duel(red, white)
      await ready(first, red)
      later(MINUTE)
      const second = await duel(red, white)
      await ready(second, red)
      await sweep()
      expect(told).toEqual([])
      later(MINUTE)
      await sweep()
      expect(told).toHaveLength(1)
      expect(tables(told[0])).toEqual([first, second].toSorted())
      const table = told[0].tables.find(({ id }) => id === first)
      expect(table).toMatchObject({ game: 'duel', seat: WHITE, url: `https://tudor.example/table/${first}` })
      later(HOUR)
      await sweep()
      expect(told).toHaveLength(1)
    })

    test('each channel has its own pace', async () => {
      const [red, white] = [await person(), await person({ push: 'at-once', email: 'hourly' })]
      await ready(await duel(red, white), red)
      const channels: Channel[] = []
      const noting = (name: Channel): NotificationChannel => ({ name, send: async () => void channels.push(name) })
      const turnNotifier = notifierOf(house, [noting('push'), noting('email')])
      await sweep(turnNotifier)
      expect(channels).toEqual(['push'])
      later(HOUR)
      await sweep(turnNotifier)
      expect(channels).toEqual(['push', 'email'])
    })

    describe('no message is sent to a person who', () => {
      let red: string
      let white: string
      let id: string

      beforeEach(async () => {
        ;[red, white] = [await person(), await person({ push: 'soon' })]
        id = await duel(red, white)
        await ready(id, red)
        expect(await waiting(white)).toHaveLength(1)
      })

      async function expectSilence(): Promise<void> {
        later(2 * MINUTE)
        await sweep()
        expect([told, await waiting(white)]).toEqual([[], []])
      }

      test('has moved meanwhile', async () => {
        const [move] = await house.moves(id, WHITE)
        await house.play.move(id, { seat: WHITE, personId: white }, await house.number(id), move)
        await expectSilence()
      })

      test('has moved in the meantime and is asked again', async () => {
        // It is white's turn now. White makes a move after which it is still white's turn.
        for (let moves = 0; moves < 20; moves++) {
          const awaited = await house.look(id, (live) => live.awaited)
          if (awaited.length === 1 && awaited[0] === WHITE) break
          await house.step(id)
        }
        await house.storage.notifications.drop(await waiting(white))
        const number = await house.number(id)
        await house.step(id, (moves) => moves.find((move) => move !== 'ready')!)
        expect(await house.look(id, (live) => live.awaited)).toContain(WHITE)
        const notice = { person_id: white, channel: 'push', table_id: id, seat: WHITE, number, due_at: 1 } as const
        await house.storage.db.insertInto('notices').values(notice).execute()
        await expectSilence()
      })

      test('is looking at the table now; one who looked earlier is notified', async () => {
        await house.fanout.presence.arrive(id, 'socket', { seat: WHITE, name: white })
        await expectSilence()
        await house.fanout.presence.leave(id, 'socket')
        const again = await duel(red, white)
        await house.fanout.presence.arrive(again, 'socket', { seat: RED, name: red })
        await ready(again, red)
        later(2 * MINUTE)
        await sweep()
        expect(told.map(tables)).toEqual([[id, again].toSorted()])
      })

      test('plays a game that is over', async () => {
        await house.play.resign(id, { seat: RED, personId: red }, await house.number(id))
        await expectSilence()
      })

      test('no longer has to move because a move was taken back', async () => {
        await house.play.undo(id, { seat: RED, personId: red }, await house.number(id))
        await expectSilence()
      })

      test('has switched the channel off', async () => {
        await house.storage.contacts.switchOff(white, 'push')
        await expectSilence()
      })
    })

    test('has run out of time, and can do nothing about it', async () => {
      const time = { kind: 'live', bankSeconds: 60, incrementSeconds: 0, onFlag: 'offer' } as const
      const [red, white] = [await person({ push: 'soon' }), await person()]
      const id = await duel(red, white, { time })
      later(MINUTE)
      expect((await house.storage.notifications.turnsOf(red)).map(({ table_id }) => table_id)).toEqual([id])
      expect(await house.play.flag(id)).toBe(true)
      expect(await house.storage.notifications.turnsOf(red)).toEqual([])
      later(HOUR)
      await sweep()
      expect(told).toEqual([])
    })

    test('another turn at the same table starts to wait again', async () => {
      const [red, white] = [await person(), await person({ push: 'soon' })]
      const id = await duel(red, white)
      await ready(id, red)
      await house.play.undo(id, { seat: RED, personId: red }, await house.number(id))
      later(MINUTE)
      const number = await ready(id, red)
      expect(await waiting(white)).toMatchObject([{ number, due_at: house.time + 2 * MINUTE }])
    })

    test('of several servers one sends the message', async () => {
      const [red, white] = [await person(), await person({ push: 'at-once' })]
      await ready(await duel(red, white), red)
      const heralds = [house, other, house, other].map((at) => notifierOf(at))
      await Promise.all(heralds.map((turnNotifier) => sweep(turnNotifier)))
      expect(told).toHaveLength(1)
      expect(failures).toEqual([])
    })

    test('if a server dies while sending, another sends after the lease has expired, and not before', async () => {
      const [red, white] = [await person(), await person({ push: 'at-once' })]
      await ready(await duel(red, white), red)
      const begun: Digest[] = []
      const dying = notifierOf(other, [
        {
          name: 'push',
          send: (digest) => {
            begun.push(digest)
            return new Promise(() => {})
          },
        },
      ])
      await dying.sweep()
      await expect.poll(() => begun.length).toBe(1)
      await sweep()
      later(LEASE - 1)
      await sweep()
      expect(told).toEqual([])
      later(1)
      await sweep()
      expect(told).toHaveLength(1)
      expect(await waiting(white)).toEqual([])
    })

    test('what arrives while a message is being sent is in the next one', async () => {
      const [red, white] = [await person(), await person({ push: 'at-once' })]
      const [first, second] = [await duel(red, white), await duel(red, white)]
      await ready(first, red)
      const turnNotifier = notifierOf(house, [
        {
          name: 'push',
          send: async (digest) => {
            told.push(digest)
            if (told.length === 1) await ready(second, red)
          },
        },
      ])
      await sweep(turnNotifier)
      expect(told.map(tables)).toEqual([[first]])
      await sweep(turnNotifier)
      expect(told.map(tables)).toEqual([[first], [first, second].toSorted()])
    })

    test('another turn at the same table, while a message is being sent, is not lost', async () => {
      const [red, white] = [await person(), await person({ push: 'soon' })]
      const id = await duel(red, white)
      await ready(id, red)
      later(2 * MINUTE)
      let number = 0
      const send = async () => {
        await house.play.undo(id, { seat: RED, personId: red }, await house.number(id))
        number = await ready(id, red)
      }
      await sweep(notifierOf(house, [{ name: 'push', send }]))
      expect(await waiting(white)).toMatchObject([{ number, due_at: house.time + 2 * MINUTE }])
    })

    test('moves are not delayed while two servers send notifications', async () => {
      const [red, white] = [await person(), await person({ push: 'at-once', email: 'at-once' })]
      const ids = await Promise.all(Array.from({ length: 8 }, () => duel(red, white)))
      const heralds = [notifierOf(house), notifierOf(other)]
      const moves = async () => {
        for (let round = 0; round < 10; round++) {
          await Promise.all(ids.map((id) => ready(id, red)))
          const takeBack = async (id: string) =>
            house.play.undo(id, { seat: RED, personId: red }, await house.number(id))
          await Promise.all(ids.map(takeBack))
        }
      }
      let isOver = false
      const telling = heralds.map(async (turnNotifier) => {
        while (!isOver) {
          await sweep(turnNotifier)
          await new Promise((wait) => setTimeout(wait, 1))
        }
      })
      await moves().finally(() => {
        isOver = true
      })
      await Promise.all(telling)
      // Which messages were sent in the meantime depends on timing; a turn that is still current must be reported.
      await Promise.all(ids.map((id) => ready(id, red)))
      for (const turnNotifier of heralds) await sweep(turnNotifier)
      expect(failures).toEqual([])
      expect(await waiting(white)).toEqual([])
      expect(new Set(told.flatMap(tables))).toEqual(new Set(ids))
    })

    test('after a failure there are retries with growing pauses, then it gives up', async () => {
      const [red, white] = [await person(), await person({ push: 'at-once' })]
      await ready(await duel(red, white), red)
      let attempts = 0
      const turnNotifier = notifierOf(house, [
        {
          name: 'push',
          send: async () => {
            attempts++
            throw new Error('nobody at home')
          },
        },
      ])
      await sweep(turnNotifier)
      for (const [i, pause] of [1, 5, 30, 120].entries()) {
        later(pause * MINUTE - 1)
        await sweep(turnNotifier)
        expect(attempts).toBe(i + 1)
        later(1)
        await sweep(turnNotifier)
        expect(attempts).toBe(i + 2)
      }
      expect(failures).toHaveLength(5)
      expect(await waiting(white)).toEqual([])

      // The next turn starts without failed attempts.
      await ready(await duel(red, white), red)
      await sweep()
      expect(told).toHaveLength(1)
    })

    test('people are looked up once for many moves, and again after a while', async () => {
      const { notifications } = house.storage
      const [red, white] = [await person(), await person()]
      const id = await duel(red, white)
      const lookUp = notifications.channelsOn.bind(notifications)
      const asked: string[] = []
      notifications.channelsOn = (ids) => {
        asked.push(...ids)
        return lookUp(ids)
      }
      later(MINUTE)
      for (let move = 0; move < 5; move++) await house.step(id)
      expect(asked.toSorted()).toEqual([red, white].toSorted())
      await house.storage.contacts.setChannel(white, 'push', true, 'soon')
      later(MINUTE)
      const again = await duel(red, white)
      await ready(again, red)
      expect(await waiting(white)).toHaveLength(1)
      notifications.channelsOn = lookUp
    })

    test('notices that could not be sent are deleted in the end', async () => {
      const [red, white] = [await person(), await person({ push: 'soon' })]
      await ready(await duel(red, white), red)
      await house.storage.notifications.dropOlderThan(house.time)
      expect(await waiting(white)).toHaveLength(1)
      await house.storage.notifications.dropOlderThan(house.time + HOUR)
      expect(await waiting(white)).toEqual([])
    })

    test('a deleted person leaves no trace', async () => {
      const [red, white] = [await person(), await person({ push: 'soon', email: 'soon' })]
      const { contacts } = house.storage
      await contacts.addSubscription({
        key: `key of ${white}`,
        person_id: white,
        endpoint: 'https://push.example',
        p256dh: 'x',
        auth: 'x',
        created_at: 1,
      })
      const token = { key: `token of ${white}`, person_id: white, purpose: 'reset', expires_at: 1 } as const
      await contacts.setAddress(white, 'White@example.com', 'white@example.com', token)
      await contacts.setWebhook({ person_id: white, url: 'https://hook.example', secret: 'a secret' })
      await ready(await duel(red, white), red)
      const all = JSON.stringify(await contacts.allOf(white))
      for (const part of ['push.example', 'White@example.com', 'reset', 'hook.example', '"due_at"', 'hourly|soon'])
        expect(all).toMatch(new RegExp(part))
      expect(all).not.toMatch(/a secret|token of|p256dh/)
      await house.storage.people.forget(white, 'somebody', 1)
      for (const table of [
        'channels',
        'push_subscriptions',
        'mail_addresses',
        'mail_tokens',
        'webhooks',
        'notices',
      ] as const) {
        const rows = await house.storage.db.selectFrom(table).select('person_id').execute()
        expect(rows.map((row) => row.person_id)).not.toContain(white)
      }
    })
  })
})
