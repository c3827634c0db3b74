import type { LancasterView, VisibleLancasterEvent } from '@tudor-rose/lancaster'
import { expect, test } from 'vitest'
import { latestActions } from './latest-actions.ts'

const deeds = (events: readonly VisibleLancasterEvent[], viewer: string | null) => [
  ...latestActions({ events: [...events], view: { viewer } as LancasterView }),
]
const round: VisibleLancasterEvent = { key: 'log.round', params: { round: 1 } }
const county = (party: `seat.${'Blue' | 'Yellow' | 'Red'}`, letter: 'A' | 'B' | 'C'): VisibleLancasterEvent => ({
  key: 'log.place.county',
  params: { party, strength: 2, county: `county.${letter}`, squires: 0 },
})
const own = county('seat.Blue', 'A')
const castle: VisibleLancasterEvent = {
  key: 'log.place.castle',
  params: { party: 'ally.Yellow', strength: 1, space: 'allyCastle.gold' },
}
const conflict: VisibleLancasterEvent = {
  key: 'log.place.conflict',
  params: { party: 'seat.Red', strength: 3, conflict: 'conflict.upper-left' },
}
const driven: VisibleLancasterEvent = {
  key: 'log.displaced',
  params: { party: 'seat.Blue', strength: 2, county: 'county.A' },
}

test('pieces placed by others are marked until the viewer acts', () => {
  expect(deeds([round, own, castle, conflict], 'Blue')).toEqual([
    ['castle:ally.Yellow:gold', 'ally.Yellow'],
    ['conflict:upper-left', 'seat.Red'],
  ])
  expect(deeds([round, castle, conflict, own], 'Blue')).toEqual([])
})

test('being driven out is not an action of the viewer', () => {
  expect(deeds([round, own, county('seat.Red', 'A'), driven], 'Blue')).toEqual([['county:A', 'seat.Red']])
})

test('an ally’s actions count as its leader’s', () => {
  expect(deeds([round, castle], 'Yellow')).toEqual([])
})

test('a new round starts with nothing marked', () => {
  expect(deeds([round, castle, round], 'Blue')).toEqual([])
})

test('an observer sees the actions of the latest player', () => {
  expect(deeds([round, own, castle, conflict, county('seat.Red', 'B')], null)).toEqual([
    ['conflict:upper-left', 'seat.Red'],
    ['county:B', 'seat.Red'],
  ])
})
