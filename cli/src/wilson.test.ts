import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test.each([
  // Computed by hand from the formula with z = 1.96.
  [50, 100, 0.4038, 0.5962],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [99, 100, 0.9455, 0.9982],
  // Points are fractions of games if winners share.
  [0.5, 1, 0.0546, 0.9454],
  [2.5, 10, 0.0809, 0.5578],
  [33.3333, 100, 0.2486, 0.4304],
])('%d of %d lies between %d and %d', (points, games, low, high) => {
  const interval = wilson(points, games)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

test('a fraction of a game more raises both ends', () => {
  for (let half = 0; half < 20; half++) {
    const [fewer, more] = [wilson(half / 2, 10), wilson((half + 1) / 2, 10)]
    expect(more.low).toBeGreaterThan(fewer.low - 1e-12)
    expect(more.high).toBeGreaterThan(fewer.high - 1e-12)
    expect(fewer.low).toBeLessThanOrEqual(half / 20)
    expect(fewer.high).toBeGreaterThanOrEqual(half / 20)
  }
})

test('without games the interval is everything', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
})
