import { expect, test } from 'vitest'
import { retold } from './retold.ts'

const voted = (seat: string) => ({ key: 'log.voted', params: { seat: `seat.${seat}` } })
const ballot = (seat: string) => ({ key: 'log.ballot.yes', params: { seat: `seat.${seat}`, votes: 0 } })
const passed = { key: 'log.passed', params: { law: 'law.gold-points', yes: 2, no: 0 } }

test('who has voted is told until the ballots are opened', () => {
  const first = [voted('Blue'), voted('Red'), ballot('Blue'), ballot('Red'), passed]
  expect(retold(first.slice(0, 2))).toEqual(first.slice(0, 2))
  expect(retold([...first, voted('Red')])).toEqual([ballot('Blue'), ballot('Red'), passed, voted('Red')])
})
