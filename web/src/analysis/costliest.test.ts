import { expect, test } from 'vitest'
import { costliestOf } from './costliest.ts'

const moves = [0, 1, 0, 0, 0, 0].map((seat, number) => ({ seat, line: `move ${number}` }))
const position = (number: number, cost: number, better?: string) => ({ number, chances: [0.5, 0.5], cost, better })

test('lists at most three of each seat’s own moves, worst first', () => {
  const costs = [0.1, 0.5, 0.3, 0.2, 0.15, 0]
  const positions = costs.map((cost, number) => position(number, cost, cost > 0 ? 'better' : undefined))
  expect(costliestOf(0, positions, moves).map(({ number }) => number)).toEqual([2, 3, 4])
  expect(costliestOf(1, positions, moves)).toEqual([{ number: 1, line: 'move 1', better: 'better', cost: 0.5 }])
})

test('leaves out differences that may be chance, and moves a bot could not improve', () => {
  expect(costliestOf(0, [position(0, 0.01, 'better'), position(2, 0.4), position(6, 0)], moves)).toEqual([])
})
