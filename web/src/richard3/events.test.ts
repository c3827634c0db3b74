import type { VisibleRichardEvent } from '@tudor-rose/richard3'
import { expect, test } from 'vitest'
import { eventOf } from '../play/testing/event.ts'
import { borderUse } from './border-use.ts'
import { latestThrows } from './throws.ts'

const event = eventOf<VisibleRichardEvent>()
const step = (from: string, to: string, key: 'log.marches' | 'log.attacks' = 'log.marches') =>
  event(key, { house: 'seat.York', block: 'block.hidden', from: `area.${from}`, to: `area.${to}` })

test('crossings are counted in both directions, and only for the current actions', () => {
  const events = [
    step('Kent', 'Sussex'),
    event('log.endsActions'),
    step('Kent', 'Sussex'),
    step('Sussex', 'Kent'),
    step('Sussex', 'Wilts', 'log.attacks'),
    event('log.sails', { from: 'area.Kent', to: 'area.Sussex' }),
  ]
  expect(borderUse(events)).toEqual([
    { areas: ['Kent', 'Sussex'], used: 2, limit: 4 },
    { areas: ['Sussex', 'Wilts'], used: 1, limit: 4 },
  ])
})

test('shows the latest dice of this battle, and which of them count', () => {
  const fires = (dice: number[], good: number[]) =>
    event('log.fires', { house: 'seat.York', block: 'block.March', dice, good, hits: 1, most: 3 })
  const by = 'block.Henry VI'
  const loyal = event('log.loyal', { by, block: 'block.Stanley', dice: [2, 5], good: [1, 0], house: 'seat.York' })
  const throws = latestThrows([fires([6], [0]), event('log.battle'), fires([1, 4], [1, 0]), event('log.round'), loyal])
  expect(throws.map(({ by, dice }) => [by, dice.map(({ spots }) => spots)])).toEqual([
    ['block.March', [1, 4]],
    ['block.Henry VI', [2, 5]],
  ])
  expect(throws.map(({ dice }) => dice.filter(({ isGood }) => isGood).map(({ spots }) => spots))).toEqual([[1], [2]])
  expect(latestThrows([fires([6], [0]), event('log.battle')])).toEqual([])
})
