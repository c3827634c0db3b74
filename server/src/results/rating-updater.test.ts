import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SeatEntry, TableEntry } from '../storage/schema.ts'
import { databaseKinds, type TestDatabase } from '../testing/databases.ts'
import { TestHouse } from '../testing/house.ts'
import { RatingUpdater } from './rating-updater.ts'

const OFFERED = { kind: 'live', bankSeconds: 60, incrementSeconds: 0, onFlag: 'offer' } as const
const RED = 0
const WHITE = 1

describe.each(await databaseKinds())('on $name', ({ name, missing, create }) => {
  describe.skipIf(missing !== undefined)(missing === undefined ? name : `${name} (skipped: ${missing})`, () => {
    let database: TestDatabase
    let house: TestHouse
    let other: TestHouse
    let ratingUpdater: RatingUpdater
    let people = 0

    beforeAll(async () => {
      database = await create()
      house = await TestHouse.build(database.location)
      other = await TestHouse.build(database.location)
      ratingUpdater = keeperOf(house)
    })

    afterAll(async () => {
      await house.close()
      await other.close()
      await database.remove()
    })

    const keeperOf = ({ storage, faults }: TestHouse) =>
      new RatingUpdater({ storage, onFault: (error) => faults.push(error) })

    /** A new person: an account by default. */
    async function person(isAccount = true): Promise<string> {
      const id = `person ${people++}`
      const key = isAccount ? id : null
      await house.storage.people.create({ id, name: id, name_key: key, password_hash: key, created_at: 1 })
      return id
    }

    /** A duel between two people, which the second resigns. */
    async function wonBy(red: string, white: string, more: object = {}): Promise<string> {
      const id = await house.duel(more, [red, white])
      await house.play.resign(id, { seat: WHITE, personId: white }, 0)
      return id
    }

    const tally = async (id: string) =>
      Object.fromEntries((await house.storage.results.tallyOf(id)).map(({ result, count }) => [result, count]))
    const ratingOf = async (id: string) => (await house.storage.results.ratingsOf(id))[0]

    test('the player who resigns loses, and both ratings change', async () => {
      const [red, white] = [await person(), await person()]
      const id = await wonBy(red, white)
      expect(await house.storage.results.due(100)).toContain(id)
      await ratingUpdater.sweep()
      expect(await house.storage.results.due(100)).toEqual([])
      expect([await tally(red), await tally(white)]).toEqual([{ won: 1 }, { lost: 1 }])
      const [won, lost] = [await ratingOf(red), await ratingOf(white)]
      expect(won).toMatchObject({ game: 'duel', games: 1 })
      expect(won.mu).toBeGreaterThan(25)
      expect(lost.mu).toBeLessThan(25)
      expect(lost.sigma).toBeLessThan(25 / 3)
      const [result] = await house.storage.results.latestPublic(red, 10)
      expect(result).toMatchObject({ table_id: id, result: 'won', seat: RED, mu: won.mu, sigma: won.sigma })
    })

    test('each game counts once, whichever server enters it', async () => {
      const [red, white] = [await person(), await person()]
      for (let game = 0; game < 10; game++) await wonBy(red, white)
      const keepers = [house, other, house, other].map(keeperOf)
      await Promise.all(keepers.map((keeper) => keeper.sweep()))
      await ratingUpdater.sweep()
      expect([house.faults, other.faults]).toEqual([[], []])
      expect(await tally(red)).toEqual({ won: 10 })
      expect((await ratingOf(red)).games).toBe(10)
      const history = await house.storage.results.allOf(red)
      expect(new Set(history.map(({ mu }) => mu)).size).toBe(10)
      expect(Math.max(...history.map(({ mu }) => mu!))).toBe((await ratingOf(red)).mu)
    })

    test('a failed update changes nothing and is repeated', async () => {
      const [red, white] = [await person(), await person()]
      const id = await wonBy(red, white)
      const settlement = {
        results: [{ table_id: id, person_id: red, game: 'duel', seat: 0, result: 'won' as const, ended_at: 1 }],
        game: 'duel',
        rated: [red],
        newcomer: { mu: 25, sigma: 8 },
        rerate: () => {
          throw new Error('the power fails')
        },
      }
      await expect(house.storage.results.enterResults(id, settlement)).rejects.toThrow('the power fails')
      expect(await ratingOf(red)).toBeUndefined()
      await ratingUpdater.sweep()
      expect((await ratingOf(red)).games).toBe(1)
      expect(await house.storage.results.enterResults(id, settlement)).toBe(false)
    })

    test('games of the same people that end at the same time are both counted', async () => {
      const [anna, bert, cora] = [await person(), await person(), await person()]
      await Promise.all([wonBy(anna, bert), wonBy(bert, cora), wonBy(cora, anna), wonBy(bert, anna)])
      await Promise.all([keeperOf(house).sweep(), keeperOf(other).sweep()])
      const games = await Promise.all([anna, bert, cora].map(async (id) => (await ratingOf(id)).games))
      expect(games).toEqual([3, 3, 2])
    })

    test('an abandoned game counts for nobody', async () => {
      const [red, white] = [await person(), await person()]
      const id = await house.opening.open(red, { game: 'duel', seats: [{ kind: 'me' }, { kind: 'invited' }] })
      const { invitation } = (await house.storage.tables.find(id))!.table
      await house.opening.join(id, white, { invitation })
      await house.play.propose(id, { seat: RED, personId: red }, 0, { what: 'abandon' })
      await house.play.answer(id, { seat: WHITE, personId: white }, 1, 'agree')
      await ratingUpdater.sweep()
      expect([await tally(red), await ratingOf(red), await tally(white)]).toEqual([{}, undefined, {}])
    })

    test('games against guests and bots have results but are not rated', async () => {
      const [red, guest] = [await person(), await person(false)]
      await wonBy(red, guest)
      const withBot = await house.opening.open(red, {
        game: 'duel',
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      })
      await house.play.resign(withBot, { seat: RED, personId: red }, 0)
      await ratingUpdater.sweep()
      expect([await tally(red), await ratingOf(red)]).toEqual([{ won: 1, lost: 1 }, undefined])
      expect([await tally(guest), await ratingOf(guest)]).toEqual([{ lost: 1 }, undefined])
    })

    test('games against oneself have neither', async () => {
      const red = await person()
      const id = await house.opening.open(red, { game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] })
      await house.play.resign(id, { seat: RED, personId: red }, 0)
      await ratingUpdater.sweep()
      expect([await tally(red), await ratingOf(red)]).toEqual([{}, undefined])
    })

    test.each(['a person', 'a bot'])('whose flag fell has lost, whatever %s makes of the seat', async (substitute) => {
      const [red, white, third] = [await person(), await person(), await person()]
      const id = await house.opening.open(red, {
        game: 'duel',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        time: OFFERED,
        visibility: 'public',
      })
      await house.opening.join(id, white, {})
      house.time += 60_000
      await house.play.flag(id)
      const [late] = await house.look(id, (live) => [...live.vacant])
      const [loser, stayed] = late === RED ? [red, white] : [white, red]
      if (substitute === 'a bot') await house.play.substitute(id, late, stayed, 'random')
      else await house.play.substitute(id, late, third)
      await house.play.resign(id, { seat: 1 - late, personId: stayed }, await house.number(id))
      await ratingUpdater.sweep()
      expect([await tally(loser), await tally(stayed)]).toEqual([{ lost: 1 }, { lost: 1 }])
      expect((await ratingOf(loser)).mu).toBeLessThan((await ratingOf(stayed)).mu)
      expect([await tally(third), await ratingOf(third)]).toEqual([substitute === 'a bot' ? {} : { won: 1 }, undefined])
    })

    /** A table of Lancaster that the third of these people has won. */
    async function wonByTheThird(id: string, four: readonly string[], more: Partial<TableEntry> = {}): Promise<void> {
      const table: TableEntry = {
        id,
        invitation: 'x',
        creator_id: four[0],
        game: 'lancaster',
        rules_version: 1,
        options: '{}',
        components: null,
        time_control: '{"kind":"none"}',
        visibility: 'public',
        watchers: 1,
        hints: 0,
        seed: 'x',
        status: 'finished',
        created_at: 1,
        ended_at: 2,
        outcome: JSON.stringify({ kind: 'result', winners: [2], reason: 'victory.points' }),
        rematch_id: null,
        ...more,
      }
      const seats = four.map(
        (person_id, seat): SeatEntry => ({
          table_id: id,
          seat,
          kind: 'person',
          free_kind: null,
          person_id,
          bot: null,
          seed: 'x',
        }),
      )
      await house.storage.tables.create({ table, seats })
      await house.storage.db.insertInto('results_due').values({ table_id: id, ended_at: 2 }).execute()
      await ratingUpdater.sweep()
    }

    test('four players: one wins, three lose equally', async () => {
      const four = [await person(), await person(), await person(), await person()]
      await wonByTheThird('four', four)
      const ratings = await Promise.all(four.map(async (id) => (await ratingOf(id)).mu))
      expect(ratings[2]).toBeGreaterThan(25)
      expect(ratings[0]).toBeLessThan(25)
      expect([ratings[1], ratings[3]]).toEqual([ratings[0], ratings[0]])
    })

    test.each([
      ['components out of a file', { components: 'anything' }],
      ['hints', { hints: 1 }],
    ])('with %s there is a result, but no rating', async (what, more) => {
      const four = [await person(), await person(), await person(), await person()]
      await wonByTheThird(what, four, more)
      expect([await tally(four[2]), await ratingOf(four[2])]).toEqual([{ won: 1 }, undefined])
    })
  })
})
