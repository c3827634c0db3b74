import type { AnyGame } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { duel } from '../../../table/src/fixture/duel.ts'
import { moveTexts } from './move-texts.ts'

test('moves are formatted as by the notation, for every seat and any number of moves', () => {
  let written = 0
  const game = {
    ...duel,
    notation: {
      ...duel.notation,
      format: (move: number, seat: number) => {
        written++
        return `${move} of ${seat}`
      },
    },
  } as AnyGame
  expect(moveTexts(game, 0, [3, 4, 3])).toEqual(['3 of 0', '4 of 0', '3 of 0'])
  expect(moveTexts(game, 1, [3])).toEqual(['3 of 1'])
  expect(written).toBe(3)
  const many = Array.from({ length: 50_000 }, (_, move) => move)
  expect(moveTexts(game, 0, many)).toEqual(many.map((move) => `${move} of 0`))
  expect(moveTexts(game, 0, [0, 49_999])).toEqual(['0 of 0', '49999 of 0'])
})
