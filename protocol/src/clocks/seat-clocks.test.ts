import { describe, expect, test } from 'vitest'
import type { CorrespondenceTime, LiveTime } from '../schemas/time-control.ts'
import { advance, type Clocks, flagFallsAt, newClocks, nextFlag } from './seat-clocks.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
const nobodyIsExempt = () => false

describe('live', () => {
  const control: LiveTime = { kind: 'live', bankSeconds: 60, incrementSeconds: 5, onFlag: 'lose' }
  const begin = (time: number, ...awaited: number[]): Clocks =>
    advance(control, newClocks(control, 2), { time, awaited })

  test('the bank runs only while the seat has to decide, and a finished turn earns the increment', () => {
    let clocks = begin(1000, 0)
    expect(clocks).toEqual([{ bank: 60_000, since: 1000 }, { bank: 60_000 }])
    clocks = advance(control, clocks, { time: 11_000, mover: 0, awaited: [1] })
    expect(clocks).toMatchObject([{ bank: 55_000 }, { bank: 60_000, since: 11_000 }])
    clocks = advance(control, clocks, { time: 14_000, mover: 1, awaited: [0] })
    expect(clocks).toMatchObject([{ bank: 55_000, since: 14_000 }, { bank: 62_000 }])
  })

  test('one of several decisions in a turn earns nothing', () => {
    const clocks = advance(control, begin(0, 0), { time: 10_000, mover: 0, awaited: [0] })
    expect(clocks[0]).toMatchObject({ bank: 50_000, since: 10_000 })
  })

  test('a move taken back and made again earns nothing, and costs the other nothing', () => {
    let clocks = begin(0, 0)
    clocks = advance(control, clocks, { time: 1000, mover: 0, awaited: [1] })
    clocks = advance(control, clocks, { time: 2000, undoer: 0, awaited: [0] })
    expect(clocks).toMatchObject([{ bank: 60_000, since: 0 }, { bank: 60_000 }])
    clocks = advance(control, clocks, { time: 3000, repeater: 0, awaited: [1] })
    expect(clocks).toMatchObject([{ bank: 57_000 }, { bank: 60_000, since: 3000 }])
  })

  test('a repeated move that is taken back returns to its own start, not to that of the first time', () => {
    let clocks = begin(0, 0)
    clocks = advance(control, clocks, { time: 1000, mover: 0, awaited: [1] })
    // All agree to take the move back, much later.
    clocks = advance(control, clocks, { time: 50_000, awaited: [0] })
    clocks = advance(control, clocks, { time: 51_000, repeater: 0, awaited: [1] })
    clocks = advance(control, clocks, { time: 52_000, undoer: 0, awaited: [0] })
    expect(clocks[0]).toMatchObject({ bank: 64_000, since: 50_000 })
  })

  test('moves of the other do not affect a running clock', () => {
    const both = begin(0, 0, 1)
    const clocks = advance(control, both, { time: 7000, mover: 1, awaited: [0] })
    expect(clocks).toMatchObject([{ bank: 60_000, since: 0 }, { bank: 58_000 }])
    expect(flagFallsAt(control, clocks[0])).toBe(60_000)
  })

  test('the next flag is that of the seat with the least time; bots have none', () => {
    let clocks = begin(0, 0)
    clocks = advance(control, clocks, { time: 30_000, mover: 0, awaited: [0, 1] })
    expect(nextFlag(control, clocks, nobodyIsExempt)).toEqual({ seat: 0, at: 60_000 })
    expect(nextFlag(control, clocks, (seat) => seat === 0)).toEqual({ seat: 1, at: 90_000 })
    expect(nextFlag(control, clocks, () => true)).toBeUndefined()
  })

  test('a substitute starts with a full bank', () => {
    const clocks = advance(control, begin(0, 0), { time: 60_000, substitute: 0, awaited: [0] })
    expect(clocks[0]).toEqual({ bank: 60_000, since: 60_000 })
  })
})

describe('correspondence', () => {
  const usual: CorrespondenceTime = {
    kind: 'correspondence',
    daysPerMove: 2,
    bankDays: 1,
    weekendsOff: false,
    holidays: [],
    onFlag: 'offer',
  }
  const weekendsOff = { ...usual, weekendsOff: true }
  const at = (text: string) => Date.parse(`${text}Z`)
  const falls = (control: CorrespondenceTime, since: string): string =>
    new Date(
      flagFallsAt(control, advance(control, newClocks(control, 1), { time: at(since), awaited: [0] })[0])!,
    ).toISOString()

  test('days for the move, then the bank', () => {
    expect(falls(usual, '2026-11-16T10:00')).toBe('2026-11-19T10:00:00.000Z')
  })

  test('a quick move does not use the bank, a slow one does', () => {
    let clocks = advance(usual, newClocks(usual, 2), { time: 0, awaited: [0] })
    clocks = advance(usual, clocks, { time: 2 * DAY, mover: 0, awaited: [0] })
    expect(clocks[0].bank).toBe(DAY)
    clocks = advance(usual, clocks, { time: 4 * DAY + 5 * HOUR, mover: 0, awaited: [1] })
    expect(clocks[0].bank).toBe(DAY - 5 * HOUR)
  })

  test('every move that makes progress has its days, one repeated after undo has not', () => {
    let clocks = advance(usual, newClocks(usual, 1), { time: 0, awaited: [0] })
    clocks = advance(usual, clocks, { time: DAY, mover: 0, awaited: [0] })
    expect(flagFallsAt(usual, clocks[0])).toBe(4 * DAY)
    clocks = advance(usual, clocks, { time: 1.5 * DAY, undoer: 0, awaited: [0] })
    expect(flagFallsAt(usual, clocks[0])).toBe(3 * DAY)
    clocks = advance(usual, clocks, { time: 2 * DAY, repeater: 0, awaited: [0] })
    expect(flagFallsAt(usual, clocks[0])).toBe(3 * DAY)
  })

  test('weekends do not count: Thursday noon and three days is Tuesday noon', () => {
    expect(falls(weekendsOff, '2026-11-19T12:00')).toBe('2026-11-24T12:00:00.000Z')
  })

  test('the time of a decision that starts on a Saturday runs from Monday on', () => {
    expect(falls(weekendsOff, '2026-11-21T12:00')).toBe('2026-11-26T00:00:00.000Z')
  })

  test('holidays do not count either', () => {
    const christmas = { ...weekendsOff, holidays: ['2026-12-24', '2026-12-25'] }
    expect(falls(christmas, '2026-12-23T06:00')).toBe('2026-12-30T06:00:00.000Z')
  })

  test('time that does not count does not use the bank', () => {
    let clocks = advance(weekendsOff, newClocks(weekendsOff, 2), { time: at('2026-11-19T12:00'), awaited: [0] })
    clocks = advance(weekendsOff, clocks, { time: at('2026-11-23T12:00'), mover: 0, awaited: [1] })
    expect(clocks[0].bank).toBe(DAY)
    expect(clocks[1].since).toBe(at('2026-11-23T12:00'))
  })
})

test('without a limit no flag falls, but the start of the decision is known', () => {
  const control = { kind: 'none' } as const
  let clocks = advance(control, newClocks(control, 2), { time: 5, awaited: [0] })
  clocks = advance(control, clocks, { time: 9 * DAY, awaited: [0, 1] })
  expect(clocks.map(({ since }) => since)).toEqual([5, 9 * DAY])
  expect(nextFlag(control, clocks, nobodyIsExempt)).toBeUndefined()
  clocks = advance(control, clocks, { time: 10 * DAY, mover: 0, awaited: [0] })
  expect(clocks.map(({ since }) => since)).toEqual([10 * DAY, undefined])
})
