import { game, STANDARD_COMPONENTS } from '@tudor-rose/lancaster'
import { expect, test } from 'vitest'
import { applyEdits, type Json, textOf } from '../../editor/draft.ts'
import { choose } from './laws.ts'

test('choosing a law swaps it with the one that was there, so that the file stays valid', () => {
  const { laws } = STANDARD_COMPONENTS
  const [before, law] = [laws.base[1][0], laws.new[4][2]]
  const edits = choose(laws, ['laws', 'base', '1', 0], before, law)
  const data = applyEdits(STANDARD_COMPONENTS as unknown as Json, edits)
  const read = JSON.parse(game.components!.with(textOf(data)).components!.text)
  expect(read.laws.base[1][0]).toBe(law)
  expect(read.laws.new[4][2]).toBe(before)
})
