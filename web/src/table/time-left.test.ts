import { expect, test } from 'vitest'
import { formatTimeLeft } from './time-left.ts'

test.each([
  [-5, '0:00'],
  [1, '0:01'],
  [125_000, '2:05'],
  [3_725_000, '1:02:05'],
  [40 * 3_600_000, '40:00:00'],
  [76 * 3_600_000, '3 d 4 h'],
])('%i milliseconds are %s', (left, text) => {
  expect(formatTimeLeft(left)).toBe(text)
})
