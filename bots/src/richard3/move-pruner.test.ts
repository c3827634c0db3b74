import { MoveList } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { MovePruner } from './move-pruner.ts'

const [GOOD, CLOSE, BAD, UNKNOWN] = [1, 2, 3, 4]
const NOT_WEIGHED = -1000

function notice(pruner: MovePruner, seat: number, ratings: Readonly<Record<number, number>>): void {
  const moves = new MoveList()
  for (const move of Object.keys(ratings)) moves.push(Number(move))
  pruner.record(seat, moves, Float64Array.from(Object.values(ratings)), NOT_WEIGHED)
}

test('a move that never came close to the best is pruned, only for its seat', () => {
  const pruner = new MovePruner()
  notice(pruner, 0, { [GOOD]: 2, [CLOSE]: 1.9, [BAD]: 1 })
  const far = (seat: number) => [GOOD, CLOSE, BAD, UNKNOWN].map((move) => pruner.isPrunable(seat, move))
  expect(far(0)).toEqual([false, false, true, false])
  expect(far(1)).toEqual([false, false, false, false])
})

test('coming close is forgotten over time; moves that were not rated have no effect', () => {
  const pruner = new MovePruner()
  notice(pruner, 0, { [GOOD]: 2, [BAD]: 0, [UNKNOWN]: NOT_WEIGHED })
  expect(pruner.isPrunable(0, UNKNOWN)).toBe(false)
  notice(pruner, 0, { [GOOD]: 2, [BAD]: 2 })
  notice(pruner, 0, { [GOOD]: 2, [BAD]: 1.7 })
  expect(pruner.isPrunable(0, BAD)).toBe(false)
  notice(pruner, 0, { [GOOD]: 2, [BAD]: 1.7 })
  expect(pruner.isPrunable(0, BAD)).toBe(true)
})

test('the first rating of each seat includes all moves, and so does one now and then', () => {
  const pruner = new MovePruner()
  const looks = Array.from({ length: 100 }, () => pruner.ratesAllMoves(0))
  expect(looks[0]).toBe(true)
  expect(looks.filter(Boolean).length).toBeGreaterThan(2)
  expect(looks.filter(Boolean).length).toBeLessThan(20)
  expect(pruner.ratesAllMoves(1)).toBe(true)
})
