import { commitment, formatRecord, parseRecord, verifyRecord } from '@tudor-rose/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import type { LogEntry } from '../storage/schema.ts'
import { databaseKinds } from '../testing/databases.ts'
import { movesOf, TestHouse } from '../testing/house.ts'
import type { LiveTable } from './live-table.ts'

const RED = 0
const WHITE = 1
const red = { seat: RED, personId: 'red' }
const white = { seat: WHITE, personId: 'white' }
const BOT = { kind: 'bot', bot: 'random' } as const
const refused = (code: string) => expect.objectContaining({ name: 'Refusal', code })

let house: TestHouse

beforeEach(async () => {
  house = await TestHouse.build()
})

afterEach(async () => {
  expect(house.faults).toEqual([])
  await house.close()
})

describe('opening', () => {
  test('a game begins with the last seat, and each seat adds its seed to the dice', async () => {
    const id = await house.opening.open('red', {
      game: 'duel',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
      seed: 'seed of red',
    })
    expect(await house.look(id, (live) => live.hasStarted)).toBe(false)
    expect(await house.opening.join(id, 'white', { seed: 'seed of white' })).toBe(WHITE)
    const { session, number } = await house.look(id, (live) => live)
    expect(number).toBe(0)
    expect(session!.seatSeeds).toEqual(['seed of red', 'seed of white'])
    const stored = await house.storage.tables.find(id)
    expect(stored?.table.status).toBe('playing')
    expect(commitment(session!.seed)).toBe(commitment(stored!.table.seed))
  })

  test('a person who joins again keeps the seat; a third person finds none', async () => {
    const id = await house.duel()
    expect(await house.opening.join(id, 'white', {})).toBe(WHITE)
    await expect(house.opening.join(id, 'third', {})).rejects.toEqual(refused('already-started'))
  })

  test('nobody can leave a table that does not exist', async () => {
    await expect(house.opening.leave('nowhere', 'red', RED)).rejects.toEqual(refused('no-such-table'))
  })

  test('of many who want the last seat at once, one gets it', async () => {
    const id = await house.opening.open('red', {
      game: 'duel',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    })
    const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((person) => house.opening.join(id, person, {})))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await house.number(id)).toBe(0)
  })

  test('a private table and a reserved seat require the invitation', async () => {
    const id = await house.opening.open('red', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'invited' }] })
    const { invitation } = (await house.storage.tables.find(id))!.table
    await expect(house.opening.join(id, 'white', {})).rejects.toEqual(refused('not-allowed'))
    await expect(house.opening.join(id, 'white', { invitation: 'guessed' })).rejects.toEqual(refused('not-allowed'))
    expect(await house.opening.join(id, 'white', { invitation })).toBe(WHITE)
    const shown = await house.opening.open('red', {
      game: 'duel',
      seats: [{ kind: 'me' }, { kind: 'invited' }],
      visibility: 'public',
    })
    await expect(house.opening.join(shown, 'white', {})).rejects.toEqual(refused('seat-taken'))
  })

  test.each([
    ['no such game', { game: 'chess' }],
    ['a prototype for a game', { game: '__proto__' }],
    ['no such option', { options: { colour: 'red' } }],
    ['no such value', { options: { length: 'endless' } }],
    ['too few seats', { seats: [{ kind: 'me' as const }] }],
    ['no such bot', { seats: [{ kind: 'me' as const }, { ...BOT, bot: 'genius' }] }],
    ['nobody but bots', { seats: [BOT, BOT] }],
    ['components for a game that has none', { components: '{}' }],
  ])('%s is refused, and no table is left', async (_, more) => {
    const request = { game: 'duel', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], ...more }
    await expect(house.opening.open('red', request)).rejects.toEqual(refused('bad-table'))
    expect(await house.storage.tables.tablesOf('red', 10)).toEqual([])
  })

  test('a seat can be given up until the game begins', async () => {
    const id = await house.opening.open('red', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await expect(house.opening.leave(id, 'white', RED)).rejects.toEqual(refused('not-allowed'))
    await house.opening.leave(id, 'red', RED)
    const begun = await house.duel()
    await expect(house.opening.leave(begun, 'red', RED)).rejects.toEqual(refused('not-allowed'))
  })
})

describe('playing', () => {
  test('a game to the end: the outcome, the state of the table, and a record that can be verified', async () => {
    const id = await house.duel()
    while ((await house.look(id, (live) => live.outcome)) === undefined) await house.step(id)
    const stored = (await house.storage.tables.find(id))!.table
    expect(stored.status).toBe('finished')
    expect(JSON.parse(stored.outcome!)).toMatchObject({ kind: 'result' })
    const live = await house.look(id, (table) => table)
    const text = formatRecord(live.game, live.session!.record())
    const end = verifyRecord(
      live.game,
      parseRecord(text, () => live.game),
    )
    expect(end.winners).toEqual(live.game.result(live.session!.state)!.winners)
    await expect(house.play.move(id, red, live.number, 'ready')).rejects.toEqual(refused('game-over'))
  })

  test.each(['richard3', 'cousins-war'])('two hundred moves of %s, forgotten and rebuilt on the way', async (game) => {
    const id = await house.opening.open('red', { game, seats: [{ kind: 'me' }, { kind: 'me' }] })
    let random = 7
    const pick = (moves: readonly string[]) => {
      random = (random * 48_271) % 2_147_483_647
      return moves[random % moves.length]
    }
    for (let i = 0; i < 200 && (await house.look(id, (live) => live.outcome)) === undefined; i++) {
      await house.step(id, pick)
      if (i % 50 === 49) {
        const before = await house.look(id, snapshot)
        house.tables.forgetIdle(house.time + 1)
        expect(house.tables.size).toBe(0)
        expect(await house.look(id, snapshot)).toEqual(before)
      }
    }
  })

  test('a repeated move gets the same answer; a different one for the same number is stale', async () => {
    const id = await house.duel()
    const first = await house.play.move(id, red, 0, 'aim')
    expect(first).toBe(1)
    expect(await house.play.move(id, red, 0, 'aim')).toBe(1)
    await expect(house.play.move(id, red, 0, 'ready')).rejects.toEqual(refused('stale'))
    await expect(house.play.move(id, red, 7, 'ready')).rejects.toEqual(refused('bad-message'))
    expect(await house.number(id)).toBe(1)
    house.tables.forgetIdle(house.time + 1)
    expect(await house.play.move(id, red, 0, 'aim')).toBe(1)
  })

  test('an illegal move, invalid text or the wrong seat is refused and changes nothing', async () => {
    const id = await house.duel()
    const before = await house.look(id, snapshot)
    await expect(house.play.move(id, white, 0, 'aim')).rejects.toEqual(refused('illegal-move'))
    await expect(house.play.move(id, { seat: RED, personId: 'white' }, 0, 'aim')).rejects.toEqual(
      refused('not-allowed'),
    )
    await expect(house.play.move(id, { seat: RED, personId: null }, 0, 'aim')).rejects.toEqual(refused('not-allowed'))
    await expect(house.play.move(id, red, 0, 'choose sword')).rejects.toEqual(refused('illegal-move'))
    await expect(house.play.move(id, red, 0, 'fly to the moon')).rejects.toEqual(refused('illegal-move'))
    await expect(house.play.undo(id, red, 0)).rejects.toEqual(refused('nothing-to-undo'))
    await expect(house.play.answer(id, red, 0, 'agree')).rejects.toEqual(refused('nothing-proposed'))
    await expect(house.play.substitute(id, RED, 'third')).rejects.toEqual(refused('seat-taken'))
    expect(await house.play.flag(id)).toBe(false)
    expect(await house.look(id, snapshot)).toEqual(before)
  })

  test('a simultaneous choice is not stale because another seat was quicker', async () => {
    const id = await house.duel()
    await house.play.move(id, red, 0, 'ready')
    const [ofRed, ofWhite] = [await house.moves(id, RED), await house.moves(id, WHITE)]
    expect(await house.play.move(id, white, 1, ofWhite[0])).toBe(2)
    expect(await house.play.move(id, red, 1, ofRed[0])).toBe(3)
    // The fight has changed the question, so an answer to the old one is stale.
    await expect(house.play.move(id, white, 2, 'ready')).rejects.toEqual(refused('stale'))
  })

  test('nobody sees a row before it is stored', async () => {
    const id = await house.duel()
    const seen: number[] = []
    const listener = {
      lastLine: 0,
      onRow: async (_live: LiveTable, row: LogEntry) => {
        const stored = await house.storage.tables.logAfter(id, row.number - 1)
        if (stored.length > 0) seen.push(row.number)
      },
      onNews: () => {},
    }
    await house.tables.listen(id, () => listener)
    await house.step(id)
    await house.step(id)
    await expect.poll(() => seen).toEqual([1, 2])
    house.tables.unlisten(id, listener)
    await house.step(id)
    expect(seen).toEqual([1, 2])
  })

  test('a table that somebody has open stays in memory', async () => {
    const id = await house.duel()
    const listener = { lastLine: 0, onRow: () => {}, onNews: () => {} }
    await house.tables.listen(id, () => listener)
    house.tables.forgetIdle(house.time + 1)
    expect(house.tables.size).toBe(1)
    house.tables.unlisten(id, listener)
    house.tables.forgetIdle(house.time + 1)
    expect(house.tables.size).toBe(0)
  })
})

describe('taking back', () => {
  test("one's own last move, as the game allows", async () => {
    const id = await house.duel()
    const before = await house.look(id, stateOf)
    await house.play.move(id, red, 0, 'aim')
    await expect(house.play.undo(id, white, 1)).rejects.toEqual(refused('nothing-to-undo'))
    await expect(house.play.undo(id, red, 0)).rejects.toEqual(refused('stale'))
    expect(await house.play.undo(id, red, 1)).toBe(2)
    expect(await house.play.undo(id, red, 1)).toBe(2)
    expect(await house.look(id, stateOf)).toEqual(before)
    await house.play.move(id, red, 2, 'look')
    await expect(house.play.undo(id, red, 3)).rejects.toEqual(refused('nothing-to-undo'))
  })

  test('beyond a reveal if all agree, and the record can still be verified', async () => {
    const id = await house.duel()
    const before = await house.look(id, stateOf)
    await house.play.move(id, red, 0, 'look')
    await house.play.move(id, red, 1, 'aim')
    await expect(house.play.propose(id, red, 2, { what: 'undo', moves: 3 })).rejects.toEqual(refused('nothing-to-undo'))
    await house.play.propose(id, red, 2, { what: 'undo', moves: 2 })
    expect(await house.look(id, (live) => live.proposal)).toMatchObject({ by: RED, agreed: [RED] })
    expect(await house.look(id, (live) => live.session!.moves.length)).toBe(2)
    await house.play.answer(id, white, 3, 'agree')
    expect(await house.look(id, stateOf)).toEqual(before)
    expect(await house.look(id, (live) => [live.proposal, live.session!.moves.length])).toEqual([undefined, 0])
    // The question from before the moves were taken back is no longer the current one.
    await expect(house.play.move(id, red, 2, 'ready')).rejects.toEqual(refused('stale'))
    await house.play.move(id, red, 4, 'ready')
    const rebuilt = await house.look(id, snapshot)
    house.tables.forgetIdle(house.time + 1)
    expect(await house.look(id, snapshot)).toEqual(rebuilt)
    const { game, session } = await house.look(id, (live) => live)
    expect(() => verifyRecord(game, session!.record())).not.toThrow()
  })

  test('a proposal ends when it is declined, or when somebody moves', async () => {
    const id = await house.duel()
    await house.play.move(id, red, 0, 'aim')
    await house.play.propose(id, white, 1, { what: 'undo', moves: 1 })
    await house.play.answer(id, red, 2, 'decline')
    await expect(house.play.answer(id, red, 3, 'agree')).rejects.toEqual(refused('nothing-proposed'))
    await house.play.propose(id, white, 3, { what: 'abandon' })
    // A proposal does not make a move stale that was already sent.
    await house.play.move(id, red, 3, 'ready')
    await expect(house.play.answer(id, red, 5, 'agree')).rejects.toEqual(refused('nothing-proposed'))
  })
})

describe('ending', () => {
  test('a player who resigns loses, and a repeat gets the same answer', async () => {
    const id = await house.duel()
    await house.play.move(id, red, 0, 'aim')
    await expect(house.play.resign(id, white, 0)).rejects.toEqual(refused('stale'))
    expect(await house.play.resign(id, white, 1)).toBe(2)
    expect(await house.play.resign(id, white, 1)).toBe(2)
    await expect(house.play.resign(id, red, 1)).rejects.toEqual(refused('stale'))
    await expect(house.play.resign(id, red, 2)).rejects.toEqual(refused('game-over'))
    expect(await house.look(id, (live) => live.outcome)).toMatchObject({ winners: [RED], resigned: WHITE })
  })

  test('all can agree to abandon the game', async () => {
    const id = await house.duel()
    await house.play.propose(id, white, 0, { what: 'abandon' })
    await house.play.answer(id, red, 1, 'agree')
    expect((await house.storage.tables.find(id))!.table).toMatchObject({ status: 'abandoned', ended_at: house.time })
    await expect(house.play.move(id, red, 2, 'ready')).rejects.toEqual(refused('game-over'))
  })

  test('a rematch moves everybody one seat on, no matter who asks first', async () => {
    const id = await house.duel({ options: { length: 'long' }, time: { kind: 'none' } })
    await expect(house.opening.rematch(id, 'red')).rejects.toEqual(refused('not-over'))
    await house.play.resign(id, red, 0)
    await expect(house.opening.rematch(id, 'third')).rejects.toEqual(refused('not-allowed'))
    const ids = await Promise.all(['white', 'red'].map((person) => house.opening.rematch(id, person)))
    expect(ids[0]).toBe(ids[1])
    const rematch = (await house.storage.tables.find(ids[0]))!
    expect(rematch.seats.map((seat) => seat.person_id)).toEqual(['white', 'red'])
    expect(rematch.table).toMatchObject({
      status: 'playing',
      options: JSON.stringify({ length: 'long', scouting: 'yes' }),
    })
  })
})

describe('time', () => {
  const live = { kind: 'live', bankSeconds: 60, incrementSeconds: 0, onFlag: 'lose' } as const

  test('a flag falls once its time has come, and only once', async () => {
    const id = await house.duel({ time: live })
    house.time += 59_999
    expect(await house.storage.waitStates.overdue(house.time, 10)).toEqual([])
    expect(await house.play.flag(id)).toBe(false)
    house.time += 1
    expect(await house.storage.waitStates.overdue(house.time, 10)).toEqual([id])
    await expect(house.play.move(id, red, 0, 'aim')).rejects.toEqual(refused('time-is-up'))
    expect(await Promise.all([house.play.flag(id), house.play.flag(id)])).toEqual([true, false])
    expect(await house.look(id, (table) => table.outcome)).toMatchObject({ winners: [WHITE], flagged: RED })
    expect(await house.storage.waitStates.overdue(house.time + 1e9, 10)).toEqual([])
    const { game, session } = await house.look(id, (table) => table)
    expect(() => verifyRecord(game, session!.record())).not.toThrow()
  })

  test('if the seat is offered, a substitute continues with a full bank', async () => {
    const id = await house.duel({ time: { ...live, onFlag: 'offer' } })
    house.time += 60_000
    await house.play.flag(id)
    expect(await house.look(id, (table) => [table.outcome, [...table.vacant]])).toEqual([undefined, [RED]])
    expect(await house.storage.waitStates.overdue(house.time + 1e9, 10)).toEqual([])
    await expect(house.play.propose(id, red, 1, { what: 'abandon' })).rejects.toEqual(refused('time-is-up'))
    await house.play.substitute(id, RED, 'third')
    await expect(house.play.substitute(id, RED, 'fourth')).rejects.toEqual(refused('seat-taken'))
    expect((await house.storage.tables.seats(id))[RED].person_id).toBe('third')
    house.time += 59_000
    await expect(house.play.move(id, red, 2, 'ready')).rejects.toEqual(refused('not-allowed'))
    await house.play.move(id, { seat: RED, personId: 'third' }, 2, 'ready')
  })

  test('or a bot, or the win is claimed', async () => {
    const offer = { time: { ...live, onFlag: 'offer' } } as const
    const [first, second] = [await house.duel(offer), await house.duel(offer)]
    house.time += 60_000
    await expect(house.play.claim(first, WHITE, 'red')).rejects.toEqual(refused('not-allowed'))
    for (const id of [first, second]) await house.play.flag(id)
    await house.play.substitute(first, RED, 'white', 'random')
    expect(await house.storage.waitStates.awaitingBots(house.time, 10)).toEqual([first])
    const before = await house.look(first, snapshot)
    house.tables.forgetIdle(Number.POSITIVE_INFINITY)
    expect(await house.look(first, snapshot)).toEqual(before)
    await expect(house.play.claim(second, RED, 'third')).rejects.toEqual(refused('not-allowed'))
    await house.play.claim(second, RED, 'white')
    expect(await house.look(second, (table) => table.outcome)).toMatchObject({ winners: [WHITE] })
  })

  test('a proposal ends when a flag falls and the game continues, and a substitute has not agreed to it', async () => {
    const id = await house.duel({ time: { ...live, onFlag: 'offer' } })
    await house.play.propose(id, red, 0, { what: 'abandon' })
    house.time += 60_000
    await house.play.flag(id)
    expect(await house.look(id, (table) => table.proposal)).toBeUndefined()
    await house.play.substitute(id, RED, 'third')
    await expect(house.play.answer(id, white, 3, 'agree')).rejects.toEqual(refused('nothing-proposed'))
    await expect(house.play.answer(id, white, 3, 'decline')).rejects.toEqual(refused('nothing-proposed'))
  })

  test('a proposal made for a vacant seat ends when somebody takes it', async () => {
    const id = await house.opening.open('anna', {
      game: 'lancaster',
      seats: Array(4).fill({ kind: 'me' }),
      time: { ...live, onFlag: 'offer' },
    })
    house.time += 60_000
    await house.play.flag(id)
    const seat = await house.look(id, (table) => [...table.vacant][0])
    const other = { seat: (seat + 1) % 4, personId: 'anna' }
    await house.play.propose(id, other, 1, { what: 'abandon' })
    expect(await house.look(id, (table) => table.proposal)).toBeDefined()
    await house.play.substitute(id, seat, 'anna', 'random')
    expect(await house.look(id, (table) => table.proposal)).toBeUndefined()
  })

  test('agreements after a flag in older logs still count', async () => {
    const id = await house.duel({ time: { ...live, onFlag: 'offer' } })
    await house.play.propose(id, red, 0, { what: 'abandon' })
    house.time += 60_000
    await house.play.flag(id)
    const waitState = await house.look(id, (table) => table.waitState())
    const row = { table_id: id, number: 3, kind: 'agree' as const, seat: WHITE, text: '', answers: 2, time: house.time }
    await house.storage.writer.append({ row, waitState: { ...waitState, number: 3 } })
    house.tables.forgetIdle(Number.POSITIVE_INFINITY)
    expect(await house.look(id, (table) => table.outcome)).toEqual({ kind: 'abandoned' })
  })

  test('undo after moves were taken back by agreement does not set the clock back', async () => {
    const id = await house.duel({ time: live })
    house.time += 20_000
    await house.play.move(id, red, 0, 'ready')
    const [weapon] = await house.moves(id, RED)
    house.time += 10_000
    await house.play.move(id, red, 1, weapon)
    house.time += 15_000
    await house.play.propose(id, white, 2, { what: 'undo', moves: 1 })
    await house.play.answer(id, red, 3, 'agree')
    const since = house.time
    house.time += 5000
    await house.play.move(id, red, 4, weapon)
    await house.play.undo(id, red, 5)
    expect(await house.look(id, (table) => table.clocks[RED])).toMatchObject({ bank: 30_000, since })
  })

  test('time does not run backwards, whatever the clock of a server says', async () => {
    const id = await house.duel({ time: live })
    house.time -= 10_000
    await house.play.move(id, red, 0, 'aim')
    const log = await house.storage.tables.logAfter(id, -1)
    expect(log[1].time).toBe(log[0].time)
  })
})

const stateOf = (live: LiveTable) => [...live.game.bytes(live.session!.state)]

const snapshot = (live: LiveTable) => ({
  state: stateOf(live),
  number: live.number,
  clocks: live.clocks,
  waitState: live.waitState(),
  told: live.session!.events.map(({ event }) => event.key),
  toldBefore: live.toldUpTo(live.number - 3),
  asked: live.awaited.map((seat) => [live.askedSince(seat), ...movesOf(live, seat)]),
})

describe.each(await databaseKinds())('two servers on one $name', ({ missing, create }) => {
  test.skipIf(missing !== undefined)(
    'do not start a game with an empty seat when one leaves as another joins',
    async () => {
      const database = await create()
      const houses = [await TestHouse.build(database.location), await TestHouse.build(database.location)]
      for (let i = 0; i < 15; i++) {
        const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
        const id = await houses[0].opening.open('red', { game: 'duel', seats, visibility: 'public' })
        const [, left] = await Promise.allSettled([
          houses[0].opening.join(id, 'white', { seat: WHITE }),
          new Promise((wake) => setTimeout(wake, i % 5)).then(() => houses[1].opening.leave(id, 'red', RED)),
        ])
        const stored = (await houses[0].storage.tables.load(id))!
        const hasLeft = left.status === 'fulfilled'
        expect(stored.seats.map((seat) => seat.person_id)).toEqual([hasLeft ? null : 'red', 'white'])
        expect([stored.log.length, stored.table.status]).toEqual(hasLeft ? [0, 'open'] : [1, 'playing'])
      }
      for (const each of houses) await each.close()
      await database.remove()
    },
  )

  test.skipIf(missing !== undefined)(
    'do not trust what they remember of a table that nobody has open there',
    async () => {
      const database = await create()
      const houses = [await TestHouse.build(database.location), await TestHouse.build(database.location)]
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
      const id = await houses[0].opening.open('red', { game: 'duel', seats, visibility: 'public' })
      const seen = () => houses[0].look(id, (live) => [live.number, live.personAt(WHITE)])
      expect(await seen()).toEqual([-1, null])
      await houses[1].opening.join(id, 'white', {})
      expect(await seen()).toEqual([0, 'white'])
      await houses[1].play.move(id, red, 0, 'aim')
      expect(await seen()).toEqual([1, 'white'])
      for (const each of houses) await each.close()
      await database.remove()
    },
  )

  test.skipIf(missing !== undefined)('know the numbers that the other has assigned', async () => {
    const database = await create()
    const houses = [await TestHouse.build(database.location), await TestHouse.build(database.location)]
    const id = await houses[0].duel()
    expect([await houses[0].number(id), await houses[1].number(id)]).toEqual([0, 0])
    await houses[0].play.move(id, red, 0, 'aim')
    expect(await houses[1].play.move(id, red, 1, 'look')).toBe(2)
    await expect(houses[0].play.move(id, red, 3, 'ready')).rejects.toEqual(refused('bad-message'))
    await houses[0].play.move(id, red, 2, 'ready')
    expect((await houses[1].tables.listen(id, () => IDLE, 3)).number).toBe(3)
    for (const each of houses) await each.close()
    await database.remove()
  })

  test.skipIf(missing !== undefined)(
    'tell listeners of a new seat holder after losing the race for a row',
    async () => {
      const database = await create()
      const houses = [await TestHouse.build(database.location), await TestHouse.build(database.location)]
      const id = await houses[0].duel({ time: { kind: 'live', bankSeconds: 60, incrementSeconds: 0, onFlag: 'offer' } })
      for (const house of houses) house.time += 60_000
      const holders: (string | null)[] = []
      const listener = { lastLine: 0, onRow: () => {}, onNews: (live: LiveTable) => holders.push(live.personAt(RED)) }
      await houses[0].tables.listen(id, () => listener)
      await houses[0].play.flag(id)
      await houses[1].play.substitute(id, RED, 'third')
      await houses[1].play.move(id, { seat: RED, personId: 'third' }, 2, 'aim')
      // This server does not know of the two rows, so its own gets the number of one of them.
      await expect(houses[0].play.resign(id, { seat: WHITE, personId: 'white' }, 1)).rejects.toEqual(refused('stale'))
      expect(holders).toContain('third')
      for (const each of houses) await each.close()
      await database.remove()
    },
  )

  test.skipIf(missing !== undefined)('agree on who sits where, even if one did not hear who joined', async () => {
    const database = await create()
    const houses = [await TestHouse.build(database.location), await TestHouse.build(database.location)]
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
    const id = await houses[0].opening.open('red', { game: 'duel', seats, visibility: 'public' })
    const heard: (string | null)[][] = []
    const listener = {
      lastLine: 0,
      onRow: () => {},
      onNews: (live: LiveTable) => heard.push(live.seats.map((seat) => seat.person_id)),
    }
    await houses[1].tables.listen(id, () => listener)
    const seated = [
      ['red', null],
      ['red', 'white'],
    ]
    for (const [i, person] of ['red', 'white'].entries()) {
      await houses[0].opening.join(id, person, {})
      await houses[1].tables.catchUp()
      expect(await houses[1].look(id, (live) => [live.personAt(RED), live.personAt(WHITE)])).toEqual(seated[i])
      expect(heard).toEqual(seated.slice(0, i + 1))
    }
    expect(await houses[1].play.move(id, red, 0, 'aim')).toBe(1)
    for (const each of houses) await each.close()
    await database.remove()
  })

  test.skipIf(missing !== undefined)(
    `play one game and lose nothing${missing ? ` (skipped: ${missing})` : ''}`,
    async () => {
      const database = await create()
      const houses = [await TestHouse.build(database.location), await TestHouse.build(database.location)]
      const id = await houses[0].duel({ options: { length: 'long' } })
      const acknowledged: string[] = []
      // Both seats keep trying, each on its own server, with any move that their server considers legal.
      const seatPlays = async (seat: number) => {
        for (;;) {
          const { at, over, moves } = await houses[seat].look(id, (live) => ({
            at: live.number,
            over: live.outcome !== undefined,
            moves: live.awaited.includes(seat) ? movesOf(live, seat) : [],
          }))
          if (over) return
          if (moves.length === 0) {
            await houses[seat].tables.listen(id, () => IDLE)
            await houses[seat].tables.catchUp()
            await new Promise(setImmediate)
            houses[seat].tables.unlisten(id, IDLE)
            continue
          }
          const move = moves[(at * 7) % moves.length]
          try {
            acknowledged.push(
              `${await houses[seat].play.move(id, seat === RED ? red : white, at, move)} ${seat} ${move}`,
            )
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal)
          }
        }
      }
      await Promise.all([seatPlays(RED), seatPlays(WHITE)])
      const log = await houses[0].storage.tables.logAfter(id, 0)
      expect(log.map((row) => `${row.number} ${row.seat} ${row.text}`)).toEqual(
        acknowledged.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
      )
      expect(await houses[0].look(id, stateOf)).toEqual(await houses[1].look(id, stateOf))
      for (const each of houses) await each.close()
      await database.remove()
    },
  )
})

const IDLE = { lastLine: 0, onRow: () => {}, onNews: () => {} }
