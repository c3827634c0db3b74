import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RatingUpdater } from '../results/rating-updater.ts'
import { databaseKinds, type TestDatabase } from '../testing/databases.ts'
import { TestHouse } from '../testing/house.ts'
import { TestServer } from '../testing/server.ts'
import { AccountDeletion } from './account-deletion.ts'

const RED = 0
const WHITE = 1

describe.each(await databaseKinds())('on $name', ({ name, missing, create }) => {
  describe.skipIf(missing !== undefined)(missing === undefined ? name : `${name} (skipped: ${missing})`, () => {
    let database: TestDatabase
    let house: TestHouse
    let accountDeletion: AccountDeletion
    let people = 0

    beforeAll(async () => {
      database = await create()
      house = await TestHouse.build(database.location)
      accountDeletion = deletionAt(house)
    })

    afterAll(async () => {
      await house.close()
      await database.remove()
    })

    const deletionAt = ({ storage, opening, play, faults }: TestHouse) =>
      new AccountDeletion({ storage, opening, play, onFault: (error) => faults.push(error) })

    async function person(): Promise<string> {
      const id = `person-${people++}`
      await house.storage.people.create({ id, name: id, name_key: id, password_hash: id, created_at: 1 })
      return id
    }

    const begun = (red: string, white: string, more: object = {}): Promise<string> => house.duel(more, [red, white])

    const vacant = (id: string) => house.look(id, (live) => [...live.vacant])

    test('seats at waiting tables are free again, and still reserved if they were', async () => {
      const [host, leaver] = [await person(), await person()]
      const seats = [{ kind: 'me' }, { kind: 'invited' }] as const
      const joined = await house.opening.open(host, { game: 'duel', seats: [...seats] })
      const own = await house.opening.open(leaver, { game: 'duel', seats: [...seats] })
      const { invitation } = (await house.storage.tables.find(joined))!.table
      // A game for two begins when both seats are taken, so the host leaves their seat first.
      await house.opening.leave(joined, host, RED)
      await house.opening.join(joined, leaver, { invitation, seat: WHITE })
      await house.storage.people.forget(leaver, 'somebody', house.time)
      await accountDeletion.giveUpSeats(leaver)
      expect(await house.storage.tables.seats(joined)).toMatchObject([
        { kind: 'open', person_id: null },
        { kind: 'invited', person_id: null, seed: null },
      ])
      expect(await house.storage.tables.seats(own)).toMatchObject([{ kind: 'open', person_id: null }, {}])
      expect(await house.opening.join(joined, host, { invitation, seat: WHITE })).toBe(WHITE)
    })

    test('seats of running games are vacant at once, with or without a clock, to move or not', async () => {
      const live = { kind: 'live', bankSeconds: 60, incrementSeconds: 0, onFlag: 'lose' } as const
      for (const time of [{ kind: 'none' } as const, live])
        for (const seat of [RED, WHITE]) {
          const both = [await person(), await person()]
          const id = await begun(both[0], both[1], { time })
          const leaver = both[seat]
          await house.storage.people.forget(leaver, 'somebody', house.time)
          await accountDeletion.giveUpSeats(leaver)
          await accountDeletion.giveUpSeats(leaver)
          expect(await vacant(id)).toEqual([seat])
          house.tables.forgetIdle(Number.POSITIVE_INFINITY)
          expect(await vacant(id)).toEqual([seat])
          expect(await house.number(id)).toBe(1)
          // Red must decide, but no flag falls for a seat without a holder.
          if (seat === RED) {
            house.time += 120_000
            expect(await house.play.flag(id)).toBe(false)
          }
          await house.play.claim(id, seat, both[1 - seat])
          expect(await house.look(id, ({ outcome }) => outcome)).toMatchObject({ winners: [1 - seat], resigned: seat })
        }
    })

    test('the result is entered for the others and not for the deleted person', async () => {
      const [red, white] = [await person(), await person()]
      const before = await begun(red, white)
      const keeper = new RatingUpdater({ storage: house.storage, onFault: (error) => house.faults.push(error) })
      await house.play.resign(before, { seat: RED, personId: red }, 0)
      await keeper.sweep()
      const id = await begun(red, white)
      await house.storage.people.forget(red, 'somebody', house.time)
      await accountDeletion.giveUpSeats(red)
      await house.play.claim(id, RED, white)
      await keeper.sweep()
      expect(await house.storage.results.allOf(red)).toEqual([])
      expect(await house.storage.results.ratingsOf(red)).toEqual([])
      expect((await house.storage.results.allOf(white)).map(({ result }) => result)).toEqual(['won', 'won'])
      expect(await house.storage.results.due(10)).toEqual([])
    })

    test('a game that begins at that moment is given up as well', async () => {
      const [red, white] = [await person(), await person()]
      const id = await begun(red, white)
      const lasting = house.storage.participation.unfinishedSeatsOf.bind(house.storage.participation)
      // The seats as read before the game began.
      house.storage.participation.unfinishedSeatsOf = async (personId) =>
        (await lasting(personId)).map((seat) => ({ ...seat, status: 'open' as const }))
      await accountDeletion.giveUpSeats(white)
      house.storage.participation.unfinishedSeatsOf = lasting
      expect(await vacant(id)).toEqual([WHITE])
    })

    test('what fails is done by the next sweep, on any server', async () => {
      const [red, white] = [await person(), await person()]
      const id = await begun(red, white)
      await house.storage.people.forget(white, 'somebody', house.time)
      const broken = new AccountDeletion({
        storage: house.storage,
        opening: house.opening,
        play: { vacate: () => Promise.reject(new Error('the power fails')) } as unknown as TestHouse['play'],
        onFault: (error) => house.faults.push(error),
      })
      await broken.giveUpSeats(white)
      expect(house.faults.splice(0)).toEqual([new Error('the power fails')])
      expect(await vacant(id)).toEqual([])
      const other = await TestHouse.build(database.location)
      await deletionAt(other).sweep()
      expect([other.faults, await vacant(id)]).toEqual([[], [WHITE]])
      expect(await house.storage.people.departing(10)).not.toContain(white)
      await other.close()
    })

    test('over the network: others see the offered seat at once, and somebody takes it', async () => {
      const server = await TestServer.start({ location: database.location })
      const { red, white, table, invitation } = await server.begun()
      const waiting = await white.sit(table)
      const leaving = await red.sit(table)
      const open = await red.ask('POST', '/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
      await red.ask('POST', '/api/me/delete', {})
      await waiting.until(() => waiting.table.vacant.includes(RED), 'the offer')
      await leaving.until(() => leaving.closed !== undefined, 'the end').catch(() => {})
      expect(leaving.closed).toBe(1008)
      const substitute = server.client()
      await substitute.ask('POST', `/api/tables/${table}/substitute`, { seat: RED, invitation })
      await waiting.until(() => waiting.table.vacant.length === 0, 'somebody else')
      expect(await house.storage.tables.seats(open.id)).toMatchObject([{ kind: 'open' }, { kind: 'open' }])
      waiting.close()
      await server.close()
    })
  })
})
