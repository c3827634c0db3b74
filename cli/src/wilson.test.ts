import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test.each([
  // Figures from the formula, worked out by hand with z = 1.96.
  [50, 100, 0.4038, 0.5962],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [99, 100, 0.9455, 0.9982],
])('%d of %d lies between %d and %d', (points, games, low, high) => {
  const interval = wilson(points, games)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

test('without games anything is possible', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
})
