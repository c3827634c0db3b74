import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MoveList } from './move-list.ts'

it('holds any number of moves until it is cleared', () => {
  const list = new MoveList()
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 31 - 1 }), { maxLength: 2000, size: 'max' }), (moves) => {
      list.clear()
      for (const move of moves) list.push(move)
      expect(list.length).toBe(moves.length)
      expect(list.toArray()).toEqual(moves)
      expect(moves.map((_, i) => list.at(i))).toEqual(moves)
      expect(moves.every((move) => list.includes(move))).toBe(true)
      expect([-1, 0.5, Number.NaN, 2 ** 31].some((move) => list.includes(move))).toBe(false)
    }),
  )
})

it('does not find moves from before a clear', () => {
  const list = new MoveList()
  list.push(7)
  list.clear()
  expect(list.includes(7)).toBe(false)
})
