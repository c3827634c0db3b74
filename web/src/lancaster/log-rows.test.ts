import type { VisibleLancasterEvent } from '@tudor-rose/lancaster'
import { expect, test } from 'vitest'
import { eventOf } from '../play/testing/event.ts'
import { logRows } from './log-rows.ts'

type Name = 'Blue' | 'Red'
const event = eventOf<VisibleLancasterEvent>()
const voted = (seat: Name) => event('log.voted', { seat: `seat.${seat}` })
const ballot = (seat: Name) => event('log.ballot.yes', { seat: `seat.${seat}`, votes: 0 })
const passed = event('log.passed', { law: 'law.gold-for-1-point', yes: 2, no: 0 })

test('players who have voted are listed until the ballots are revealed', () => {
  const first = [voted('Blue'), voted('Red'), ballot('Blue'), ballot('Red'), passed]
  expect(logRows(first.slice(0, 2))).toEqual(first.slice(0, 2))
  expect(logRows([...first, voted('Red')])).toEqual([ballot('Blue'), ballot('Red'), passed, voted('Red')])
})
