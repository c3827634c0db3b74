import type { VisibleCousinsEvent } from '@tudor-rose/cousins-war'
import { Texts } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { logRows } from './log-rows.ts'
import { randomTableViews, standardRules } from './testing/random-table-views.ts'

const [house, other] = ['seat.Lancaster', 'seat.York'] as const
type ShiftParams = Extract<VisibleCousinsEvent, { key: 'log.shift' }>['params']
const shift = (who: typeof house | typeof other, from: ShiftParams['from'], to: ShiftParams['to'], count = 1) =>
  ({ key: 'log.shift', params: { house: who, troops: 'troops.York', count, from, to } }) as const
const played = { key: 'log.use.event', params: { house, card: 'card.devon' } } as const

test('troops that make the same move one by one are combined', () => {
  const toReserve = shift(house, 'place.supply', 'place.reserve')
  const home = shift(house, 'region.north', 'place.reserve', 2)
  const moves = { key: 'log.moves', params: { house, from: 'region.north', to: 'region.centre' } } as const
  expect(logRows([played, toReserve, toReserve, toReserve, home, toReserve, moves, moves])).toEqual([
    played,
    shift(house, 'place.supply', 'place.reserve', 3),
    home,
    toReserve,
    { key: 'told.moves', params: { ...moves.params, count: 2 } },
  ])
})

test('a side event is listed with its card, separate from the main event', () => {
  const own = shift(house, 'place.supply', 'place.reserve')
  const aside = shift(other, 'place.supply', 'place.reserve')
  expect(logRows([played, own, aside, aside])).toEqual([
    played,
    own,
    { key: 'told.sideEvent', params: { ...aside.params, count: 2, card: 'card.devon' } },
  ])
})

test('every row of a game has a text in every language', async () => {
  const game = await standardRules()
  const speakers = ['en', 'de', 'pl'].map((language) => new Texts(game, language))
  const found = new Set<string>()
  for (const { outcome, events } of randomTableViews(game, 6)) {
    if (outcome === null) continue
    for (const { key, params } of logRows(events)) {
      found.add(key)
      for (const texts of speakers) expect(texts.problem(key, params)).toBeUndefined()
    }
  }
  expect([...found]).toEqual(expect.arrayContaining(['told.moves', 'told.sideEvent']))
})
