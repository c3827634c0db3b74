import { expect, test } from 'vitest'
import { Network } from './network.ts'

test('the output is the direct sum of features plus that of the active units', () => {
  const network = new Network({
    first: [
      [1, -1],
      [2, 0.5],
    ],
    bias: [-1, 0.25],
    second: [3, 4],
    direct: [0.1, 0],
  })
  // Units: -1 + 1·1 + 2·0.5 = 1, and 0.25 - 1 + 0.25 = -0.5, which is cut off.
  expect(network.estimate(Float64Array.of(1, 0.5))).toBeCloseTo(0.1 + 3 * 1, 12)
  // Units: -1 - 1 = -2, which is cut off, and 0.25 + 1 = 1.25.
  expect(network.estimate(Float64Array.of(-1, 0))).toBeCloseTo(-0.1 + 4 * 1.25, 12)
  expect(network.estimate(Float64Array.of(0, 0))).toBeCloseTo(4 * 0.25, 12)
})
