import { textProblems } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { game } from '../game.ts'
import { deBoard } from './de-board.ts'
import { enBoard } from './en-board.ts'
import { plBoard } from './pl-board.ts'

test('a board has the same texts in every language', () => {
  for (const words of [deBoard, plBoard]) expect(Object.keys(words)).toEqual(Object.keys(enBoard))
  expect(textProblems(game)).toEqual([])
})
