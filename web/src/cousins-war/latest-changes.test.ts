import type { VisibleCousinsEvent } from '@tudor-rose/cousins-war'
import { expect, test } from 'vitest'
import { latestChanges, shiftsOf } from './latest-changes.ts'
import { countsOf, troopGroupKey } from './pieces.ts'
import { randomTableViews, standardRules } from './testing/random-table-views.ts'

const [house, other] = ['seat.Lancaster', 'seat.York'] as const
const places: VisibleCousinsEvent = {
  key: 'log.place.stays',
  params: { house: other, region: 'region.north', die: 6, bonus: 0, troops: 2 },
}
const moves: VisibleCousinsEvent = {
  key: 'log.moves',
  params: { house: other, from: 'region.north', to: 'region.centre' },
}
const announces: VisibleCousinsEvent = { key: 'log.announces', params: { house, what: 'announce.pair', number: 3 } }
const loses: VisibleCousinsEvent = { key: 'log.loses', params: { house, count: 1 } }

test('the other house’s changes are shown until the viewer acts', () => {
  const both = { 'white@reserve': -1, 'white@centre': 1 }
  expect(latestChanges([announces, places, moves], 'Lancaster')).toEqual(both)
  expect(latestChanges([places, moves, loses], 'Lancaster')).toEqual(both)
  expect(latestChanges([places, announces, moves], 'Lancaster')).toEqual({ 'white@north': -1, 'white@centre': 1 })
  expect(latestChanges([places, moves, announces], 'Lancaster')).toEqual({})
  expect(latestChanges([announces, places, moves], 'York')).toEqual({})
  expect(latestChanges([announces, places, moves], null)).toEqual(both)
  expect(latestChanges([], null)).toEqual({})
})

test('changes match the positions of troops, in whole games', async () => {
  const RETURN_HOME = ['log.loses', 'log.battleWon', 'log.round', 'log.won']
  let before: { readonly counts: Readonly<Record<string, number>>; readonly known: number } | undefined
  let compared = 0
  for (const { view, events, outcome } of randomTableViews(await standardRules(), 6)) {
    const fresh = events.slice(before?.known ?? 0)
    const counts = countsOf(view)
    if (before !== undefined && fresh.length > 0 && !fresh.some(({ key }) => RETURN_HOME.includes(key))) {
      const expected: Record<string, number> = { ...before.counts }
      for (const { colour, from, to, count } of fresh.flatMap(shiftsOf)) {
        expected[troopGroupKey(colour, from)] -= count
        expected[troopGroupKey(colour, to)] += count
      }
      expect(counts).toEqual(expected)
      compared++
    }
    before = outcome === null ? { counts, known: events.length } : undefined
  }
  expect(compared).toBeGreaterThan(100)
})
