import { expect, it } from 'vitest'
import { Arena } from './arena.ts'

it('hands out zeroed buffers that are not shared', () => {
  const arena = new Arena(10)
  const pieces = Array.from({ length: 100 }, () => arena.take())
  pieces.forEach((piece, i) => {
    expect(piece).toEqual(new Uint8Array(10))
    piece.fill(i + 1)
  })
  pieces.forEach((piece, i) => {
    expect(new Set(piece)).toEqual(new Set([i + 1]))
  })
})
