import { expect, test } from 'vitest'
import { isDayOff, timeLeft } from './time-left.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FRIDAY_NOON = Date.UTC(2026, 10, 13, 12)
const DAYS = {
  kind: 'correspondence',
  daysPerMove: 3,
  bankDays: 7,
  weekendsOff: true,
  holidays: ['2026-11-16'],
  onFlag: 'lose',
} as const
const EVERY_DAY = { ...DAYS, weekendsOff: false, holidays: [] }

test('a clock that does not run keeps its bank', () => {
  expect(timeLeft({ bank: 5000, since: null }, DAYS, FRIDAY_NOON)).toBe(5000)
})

test('a live clock runs at once', () => {
  const live = { kind: 'live', bankSeconds: 60, incrementSeconds: 0, onFlag: 'lose' } as const
  expect(timeLeft({ bank: 60_000, since: 1000 }, live, 31_000)).toBe(30_000)
  expect(isDayOff(live, FRIDAY_NOON + DAY)).toBe(false)
})

test('the days for the decision are used before the bank', () => {
  expect(timeLeft({ bank: 7 * DAY, since: FRIDAY_NOON }, EVERY_DAY, FRIDAY_NOON + DAY)).toBe(9 * DAY)
})

test('weekends and holidays cost nothing', () => {
  const clock = { bank: 7 * DAY, since: FRIDAY_NOON }
  const left = (days: number) => timeLeft(clock, DAYS, FRIDAY_NOON + days * DAY) / DAY
  expect([0, 0.5, 1, 2, 3, 3.5, 4, 5].map(left)).toEqual([10, 9.5, 9.5, 9.5, 9.5, 9.5, 9, 8])
  expect([0, 1, 2, 3, 4].map((days) => isDayOff(DAYS, FRIDAY_NOON + days * DAY))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})
