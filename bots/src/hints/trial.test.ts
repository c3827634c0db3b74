import { type AnyGame, fastChance } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { LOWER_HALF, oneThrow, SEVEN_TENTHS, UPPER_HALF } from '../testing/tiny-games.ts'
import { Trial } from './trial.ts'

function trialOf(seed: string, worlds: number): Trial {
  const state = oneThrow.setup({}, fastChance(1))
  const chance = fastChance(seed)
  const trial = new Trial(oneThrow as AnyGame, {}, state, 0, [LOWER_HALF, UPPER_HALF, SEVEN_TENTHS])
  while (trial.worlds < worlds) trial.tryOnce(chance)
  return trial
}

test('what is as good is never called worse or better, with whatever luck', () => {
  for (let seed = 0; seed < 300; seed++) expect(trialOf(`luck/${seed}`, 100).clearLoss(1)).toBe(0)
})

test('what is clearly better is found, by about as much as it is', () => {
  for (let seed = 0; seed < 20; seed++) {
    const trial = trialOf(`luck/${seed}`, 1000)
    expect(trial.clearLoss(2)).toBeLessThan(-0.1)
    expect(trial.clearLoss(2)).toBeGreaterThan(-0.3)
    expect(trial.chanceOfFirst).toBeGreaterThan(0.4)
    expect(trial.chanceOfFirst).toBeLessThan(0.6)
  }
})

test('a few worlds say nothing, though they agree', () => {
  const trial = trialOf('few', 3)
  expect([1, 2].map((i) => trial.clearLoss(i))).toEqual([0, 0])
})
