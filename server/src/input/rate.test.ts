import { expect, test } from 'vitest'
import { RateLimits } from './rate.ts'

test('so many at once, so many a second after that, each name for itself', () => {
  let now = 0
  const limits = new RateLimits(3, 2, () => now)
  const allowed = (name: string, times: number) =>
    Array.from({ length: times }, () => limits.allows(name)).filter(Boolean).length
  expect(allowed('anna', 5)).toBe(3)
  expect(allowed('bela', 1)).toBe(1)
  now += 1000
  expect(allowed('anna', 5)).toBe(2)
  now += 60_000
  expect(allowed('anna', 5)).toBe(3)
})

test('a clock that goes back gives nothing', () => {
  let now = 10_000
  const limits = new RateLimits(1, 1, () => now)
  expect(limits.allows('anna')).toBe(true)
  now = 0
  expect(limits.allows('anna')).toBe(false)
})
