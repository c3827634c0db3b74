import { expect, test } from 'vitest'
import { TokenBucket } from './token-bucket.ts'

test('allows so many at once, and so many a second after that', () => {
  let now = 0
  const bucket = new TokenBucket(3, 2, () => now)
  const taken = (times: number) => Array.from({ length: times }, () => bucket.takes()).filter(Boolean).length
  expect(taken(5)).toBe(3)
  now += 1000
  expect(taken(5)).toBe(2)
  now += 60_000
  expect(taken(5)).toBe(3)
})

test('takes nothing if there is not enough', () => {
  const bucket = new TokenBucket(10, 1, () => 0)
  expect(bucket.isFull).toBe(true)
  expect(bucket.takes(11)).toBe(false)
  expect(bucket.isFull).toBe(true)
  expect(bucket.takes(8)).toBe(true)
  expect(bucket.isFull).toBe(false)
  expect(bucket.takes(3)).toBe(false)
  expect(bucket.takes(2)).toBe(true)
})

test('gains nothing from a clock that goes back', () => {
  let now = 10_000
  const bucket = new TokenBucket(1, 1, () => now)
  expect(bucket.takes()).toBe(true)
  now = 0
  expect(bucket.takes()).toBe(false)
})
