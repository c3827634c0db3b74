import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestHouse } from '../testing/house.ts'

const RED = 0
const WHITE = 1
const red = { seat: RED, personId: 'red' }
const refused = (code: string) => expect.objectContaining({ name: 'Refusal', code })

const DAY = 24 * 60 * 60 * 1000
const live = { kind: 'live', bankSeconds: 60, incrementSeconds: 0, onFlag: 'offer' } as const
const correspondence = {
  kind: 'correspondence',
  daysPerMove: 1,
  bankDays: 3,
  weekendsOff: false,
  holidays: [],
  onFlag: 'offer',
} as const

let house: TestHouse

beforeEach(async () => {
  house = await TestHouse.build()
})

afterEach(async () => {
  expect(house.faults).toEqual([])
  await house.close()
})

describe('a player who continues after the flag', () => {
  test.each([
    ['has the increment of a turn', { ...live, incrementSeconds: 5 }, 5000],
    ['has the days of a move', correspondence, DAY],
  ])('%s, not a full bank', async (_, time, left) => {
    const id = await house.duel({ time })
    house.time += 5 * DAY
    await house.play.flag(id)
    await house.play.substitute(id, RED, 'red')
    expect(await house.look(id, (table) => table.nextFlag())).toEqual({ seat: RED, at: house.time + left })
    house.tables.forgetIdle(Number.POSITIVE_INFINITY)
    expect(await house.look(id, (table) => table.nextFlag())).toEqual({ seat: RED, at: house.time + left })
    house.time += left
    expect(await house.play.flag(id)).toBe(true)
  })

  test('needs some time left', async () => {
    const id = await house.duel({ time: live })
    house.time += 60_000
    await house.play.flag(id)
    await expect(house.play.substitute(id, RED, 'red')).rejects.toEqual(refused('time-is-up'))
    await house.play.substitute(id, RED, 'third')
    expect(await house.look(id, (table) => table.nextFlag())).toEqual({ seat: RED, at: house.time + 60_000 })
  })
})

describe('if both flags have fallen', () => {
  /** A duel in which both had to choose and neither did. */
  async function bothFlagged(time: typeof live | typeof correspondence = live): Promise<string> {
    const id = await house.duel({ time })
    await house.play.move(id, red, 0, 'ready')
    house.time += 5 * DAY
    while (await house.play.flag(id)) {}
    expect(await house.look(id, (table) => [...table.vacant].sort())).toEqual([RED, WHITE])
    return id
  }

  test('neither can claim against the other, put a bot there or take the other seat', async () => {
    const id = await bothFlagged()
    await expect(house.play.claim(id, WHITE, 'red')).rejects.toEqual(refused('not-allowed'))
    await expect(house.play.claim(id, RED, 'white')).rejects.toEqual(refused('not-allowed'))
    await expect(house.play.substitute(id, WHITE, 'red', 'random')).rejects.toEqual(refused('not-allowed'))
    await expect(house.play.substitute(id, WHITE, 'red')).rejects.toEqual(refused('not-allowed'))
    expect(await house.look(id, (table) => table.outcome)).toBeUndefined()
  })

  test('but a player who has taken their own seat again can claim', async () => {
    const id = await bothFlagged(correspondence)
    await house.play.substitute(id, RED, 'red')
    await house.play.claim(id, WHITE, 'red')
    expect(await house.look(id, (table) => table.outcome)).toMatchObject({ winners: [RED] })
  })

  test('a person who wants both seats at once gets one', async () => {
    const id = await bothFlagged()
    const taken = await Promise.allSettled([RED, WHITE].map((seat) => house.play.substitute(id, seat, 'third')))
    expect(taken.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await house.look(id, (table) => table.seats.map(({ person_id }) => person_id))).toEqual(['third', 'white'])
  })
})
