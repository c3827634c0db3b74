import { expect, test } from 'vitest'
import { costliestOf } from './costliest.ts'

const moves = [0, 1, 0, 0, 0, 0].map((seat, number) => ({ seat, line: `move ${number}` }))
const moment = (number: number, cost: number, better?: string) => ({ number, chances: [0.5, 0.5], cost, better })

test('lists at most three of each seat’s own moves, worst first', () => {
  const costs = [0.1, 0.5, 0.3, 0.2, 0.15, 0]
  const moments = costs.map((cost, number) => moment(number, cost, cost > 0 ? 'better' : undefined))
  expect(costliestOf(0, moments, moves).map(({ number }) => number)).toEqual([2, 3, 4])
  expect(costliestOf(1, moments, moves)).toEqual([{ number: 1, line: 'move 1', better: 'better', cost: 0.5 }])
})

test('leaves out differences that may be chance, and moves a bot could not improve', () => {
  expect(costliestOf(0, [moment(0, 0.01, 'better'), moment(2, 0.4), moment(6, 0)], moves)).toEqual([])
})
