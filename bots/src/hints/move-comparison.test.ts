import { type AnyGame, fastChance } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { LOWER_HALF, oneThrow, SEVEN_TENTHS, UPPER_HALF } from '../testing/tiny-games.ts'
import { MoveComparison } from './move-comparison.ts'

function trialOf(seed: string, worlds: number): MoveComparison {
  const state = oneThrow.setup({}, fastChance(1))
  const chance = fastChance(seed)
  const comparison = new MoveComparison(oneThrow as AnyGame, {}, state, 0, [LOWER_HALF, UPPER_HALF, SEVEN_TENTHS])
  while (comparison.worlds < worlds) comparison.addWorld(chance)
  return comparison
}

test('an equally good move is never called worse or better, with any luck', () => {
  for (let seed = 0; seed < 300; seed++) expect(trialOf(`luck/${seed}`, 100).significantLoss(1)).toBe(0)
})

test('a clearly better move is found, with about the right difference', () => {
  for (let seed = 0; seed < 20; seed++) {
    const comparison = trialOf(`luck/${seed}`, 1000)
    expect(comparison.significantLoss(2)).toBeLessThan(-0.1)
    expect(comparison.significantLoss(2)).toBeGreaterThan(-0.3)
    expect(comparison.winChanceOfFirst).toBeGreaterThan(0.4)
    expect(comparison.winChanceOfFirst).toBeLessThan(0.6)
  }
})

test('a few worlds are not enough, even if they agree', () => {
  const comparison = trialOf('few', 3)
  expect([1, 2].map((i) => comparison.significantLoss(i))).toEqual([0, 0])
})
