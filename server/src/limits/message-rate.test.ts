import { expect, test } from 'vitest'
import { MessageRate } from './message-rate.ts'

test('allows a burst, and a number per second after that', () => {
  let now = 0
  const rate = new MessageRate(3, 2, () => now)
  const allowed = (times: number) => Array.from({ length: times }, () => rate.allows()).filter(Boolean).length
  expect(allowed(5)).toBe(3)
  now += 1000
  expect(allowed(5)).toBe(2)
  now += 60_000
  expect(allowed(5)).toBe(3)
})

test('a clock that goes backwards adds nothing', () => {
  let now = 10_000
  const rate = new MessageRate(1, 1, () => now)
  expect(rate.allows()).toBe(true)
  now = 0
  expect(rate.allows()).toBe(false)
})
