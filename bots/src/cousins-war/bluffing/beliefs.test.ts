import { fastChance } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { BeliefGrid } from './beliefs.ts'

const grid = new BeliefGrid(6)
/** Convex, like the values of best responses. */
const values = Float64Array.from(grid.points, ([one, two, three]) => Math.hypot(one, 2 * two, three - one))

test('slopes times weights are the value, also at the edge', () => {
  const chance = fastChance('beliefs')
  const beliefs = Array.from({ length: 500 }, () => [chance.below(7), chance.below(100), chance.below(7)])
  for (const [one, two, three] of [...beliefs, ...grid.points]) {
    if (one + two + three === 0) continue
    const slopes = new Float64Array(3)
    grid.addSlopes(values, 0, one, two, three, 1, slopes)
    expect(slopes[0] * one + slopes[1] * two + slopes[2] * three).toBeCloseTo(grid.read(values, 0, one, two, three), 9)
  }
})

test('values on the grid are exact, and between them never too low', () => {
  grid.points.forEach(([one, two, three], at) => {
    expect(grid.read(values, 0, one, two, three)).toBeCloseTo(values[at], 9)
  })
  expect(grid.read(values, 0, 0.4, 0.25, 0.35)).toBeGreaterThanOrEqual(Math.hypot(0.4, 0.5, 0.05))
})
