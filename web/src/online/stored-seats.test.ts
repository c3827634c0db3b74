import type { SeatEntry } from '@tudor-rose/protocol'
import { OBSERVER } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { storedSeats } from './stored-seats.ts'

const SEATS = ['Blue', 'Yellow', 'Red']
const ENTRIES: readonly SeatEntry[] = [
  { seat: 0, kind: 'person', name: 'Anna' },
  { seat: 1, kind: 'bot', name: 'hard' },
  // A player whose account has been deleted.
  { seat: 2, kind: 'person', name: null },
]

test('stores the names of people and the levels of bots', () => {
  expect(storedSeats(SEATS, ENTRIES, 2)).toEqual({
    players: ['human', 'hard', 'human'],
    online: { names: ['Anna', undefined, undefined], seat: 2 },
  })
})

test('an observer has no seat', () => {
  expect(storedSeats(SEATS, ENTRIES, OBSERVER).online.seat).toBe(OBSERVER)
})
