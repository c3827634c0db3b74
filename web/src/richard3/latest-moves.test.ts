import type { VisibleRichardEvent } from '@tudor-rose/richard3'
import { expect, test } from 'vitest'
import { eventOf } from '../play/testing/event.ts'
import { journeysIn } from './journeys.ts'
import { latestMoves } from './latest-moves.ts'

type House = 'Lancaster' | 'York'
type Going = `log.${'marches' | 'marchesOn' | 'attacks' | 'sails' | 'raids' | 'goesHome'}`
const event = eventOf<VisibleRichardEvent>()
const goes = (house: House, from: string, to: string, key: Going = 'log.marches', block = 'hidden') =>
  event(key, { house: `seat.${house}`, block: `block.${block}`, from: `area.${from}`, to: `area.${to}` })
const recruits = event('log.recruits', { house: 'seat.York', block: 'block.hidden', area: 'area.Kent' })
const ends = (house: House) => event('log.endsActions', { house: `seat.${house}` })

const yorksTurn = [
  goes('Lancaster', 'Wilts', 'Dorset'),
  ends('Lancaster'),
  goes('York', 'Kent', 'Sussex'),
  goes('York', 'Kent', 'Sussex'),
  goes('York', 'Essex', 'Rutland', 'log.attacks'),
  recruits,
  ends('York'),
]

test('counts the other house’s moves since the viewer’s own, by route', () => {
  expect(latestMoves(yorksTurn, 'Lancaster')).toEqual([
    { house: 'York', from: 'Kent', to: 'Sussex', isVoyage: false, count: 2 },
    { house: 'York', from: 'Essex', to: 'Rutland', isVoyage: false, count: 1 },
    { house: 'York', from: undefined, to: 'Kent', isVoyage: false, count: 1 },
  ])
})

test('clears them once the viewer has acted or both have chosen a card', () => {
  expect(latestMoves([...yorksTurn, event('log.passes', { house: 'seat.Lancaster' })], 'Lancaster')).toEqual([])
  expect(latestMoves([...yorksTurn, event('log.cards')], 'Lancaster')).toEqual([])
  expect(latestMoves(yorksTurn, 'York')).toEqual([])
})

test('events that happen to the viewer’s house are not its actions', () => {
  const hit = event('log.takesHits', { house: 'seat.Lancaster', block: 'block.Exeter' })
  expect(latestMoves([...yorksTurn, hit], 'Lancaster')).toHaveLength(3)
})

test('an observer sees the moves of the house that moved last', () => {
  expect(latestMoves(yorksTurn, null)).toHaveLength(3)
  expect(latestMoves([...yorksTurn, goes('Lancaster', 'Dorset', 'Wilts')], null)).toEqual([
    { house: 'Lancaster', from: 'Dorset', to: 'Wilts', isVoyage: false, count: 1 },
  ])
  expect(latestMoves([], null)).toEqual([])
})

test('retreats and regroups start in the area of the battle', () => {
  const out = (key: 'log.retreats' | 'log.regroups', area: string) =>
    event(key, { house: 'seat.York', block: 'block.March', area: `area.${area}` })
  const events = [
    event('log.battle', { area: 'area.Kent' }),
    out('log.retreats', 'Essex'),
    out('log.regroups', 'Sussex'),
  ]
  const march = { house: 'York', block: 'March', from: 'Kent' }
  expect(journeysIn(events)).toEqual([
    { ...march, to: 'Essex', isVoyage: false, event: 1 },
    { ...march, to: 'Sussex', isVoyage: false, event: 2 },
  ])
  expect(journeysIn(events, 2)).toEqual([{ ...march, to: 'Sussex', isVoyage: false, event: 2 }])
})
