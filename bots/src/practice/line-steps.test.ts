import { expect, test } from 'vitest'
import { acceptedMoves, all, remainingSteps } from './line-steps.ts'

test('moves of one part follow each other, and any part may come first', () => {
  const step = all(['march A', 'on to B'], 'march C')
  expect(acceptedMoves(step)).toEqual(['march A', 'march C'])
  expect(remainingSteps(step, 'march A')).toEqual(['on to B', all('march C')])
  expect(remainingSteps(step, 'march C')).toEqual([all(['march A', 'on to B'])])
  expect(remainingSteps(step, 'on to B')).toBeUndefined()
  expect(remainingSteps(all('march C'), 'march C')).toEqual([])
})
