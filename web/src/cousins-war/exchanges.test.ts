import type { VisibleCousinsEvent } from '@tudor-rose/cousins-war'
import { expect, test } from 'vitest'
import { eventOf } from '../play/testing/event.ts'
import { bestReading, containsReading, diceThatCount } from './dice-readings.ts'
import { latestAttempts, latestBattle, receivedCard } from './exchanges.ts'
import { randomTableViews, standardRules } from './testing/random-table-views.ts'

const [house, other] = ['seat.Lancaster', 'seat.York'] as const

test('a battle is listed exchange by exchange', () => {
  const battle = latestBattle([
    { key: 'log.battle', params: { field: 'card.barnet' } },
    { key: 'log.throws', params: { house, dice: 'dice.hidden' } },
    { key: 'log.announces', params: { house, what: 'announce.pair', number: 5 } },
    { key: 'log.doubts', params: { house: other } },
    { key: 'log.shows', params: { house, dice: [2, 4, 5] } },
    { key: 'log.turns', params: { house, card: 'card.devon', dice: [2, 5, 5] } },
    { key: 'log.answers', params: { house: other, dice: [1, 3, 3] } },
    { key: 'log.turns', params: { house: other, card: 'card.hexham', dice: [2, 2, 2] } },
    { key: 'log.loses', params: { house, count: 2 } },
    { key: 'log.throws', params: { house: other, dice: [1, 1, 6] } },
    { key: 'log.battleWon', params: { house, field: 'card.barnet' } },
    { key: 'log.keeps', params: { house } },
  ])!
  expect(battle.field).toBe('card.barnet')
  expect(battle.exchanges).toHaveLength(2)
  expect(battle.exchanges[0]).toMatchObject({
    attacker: 'red',
    announced: { kind: 'pair', number: 5 },
    isDoubted: true,
    attack: [2, 5, 5],
    defence: [2, 2, 2],
  })
  expect(battle.exchanges[1]).toMatchObject({ attacker: 'white', attack: [1, 1, 6] })
  expect(battle.winner).toBe('red')
  expect(battle.end.map(({ key }) => key)).toEqual(['log.battleWon'])
})

test('exchanges contain nothing that is hidden from the seat', async () => {
  let hidden = 0
  for (const { view, events } of randomTableViews(await standardRules(), 12)) {
    if (view.battle === null) continue
    const current = latestBattle(events)!.exchanges.at(-1)!
    expect(current.attacker).toBe(view.battle.attacker === 'Lancaster' ? 'red' : 'white')
    expect(current.attack ?? null).toEqual(view.battle.attackDice)
    if (view.battle.attackDice === null) hidden++
    if (view.battle.defenceDice.length > 0) expect(current.defence).toEqual(view.battle.defenceDice)
  }
  expect(hidden).toBeGreaterThan(10)
})

test('lists the attempts made with the last card', () => {
  const attempts = latestAttempts([
    { key: 'log.remove.lost', params: { house, region: 'region.south', die: 1, troops: 2 } },
    { key: 'log.use.place', params: { house, card: 'card.devon' } },
    { key: 'log.place.stays', params: { house, region: 'region.north', die: 5, bonus: 0, troops: 2 } },
    { key: 'log.place.lost', params: { house, region: 'region.centre', die: 1, bonus: 0, troops: 2 } },
  ])
  expect(attempts.map(({ region, die, isSuccess }) => [region, die, isSuccess])).toEqual([
    ['north', 5, true],
    ['centre', 1, false],
  ])
})

test('the received card is reported until it leaves the hand or the round ends', () => {
  const event = eventOf<VisibleCousinsEvent>()
  const round = event('log.round', { round: 1 })
  const hidden = event('log.receives', { house: other, card: 'card.hidden' })
  const received = event('log.receives', { house, card: 'card.devon' })
  const events = [round, hidden, received]
  expect(receivedCard(events, house, ['barnet', 'devon'])).toBe('devon')
  expect(receivedCard(events, house, ['barnet'])).toBeUndefined()
  expect(receivedCard([...events, round], house, ['devon'])).toBeUndefined()
})

test('dice are read as a triple, a pair or the highest die', () => {
  expect(bestReading([2, 2, 2])).toEqual({ kind: 'triple', number: 2 })
  expect(bestReading([3, 6, 3])).toEqual({ kind: 'pair', number: 3 })
  expect(bestReading([3, 6, 5])).toEqual({ kind: 'single', number: 6 })
  expect(diceThatCount([3, 6, 3], { kind: 'pair', number: 3 })).toEqual([true, false, true])
  expect(containsReading([3, 3, 3], { kind: 'pair', number: 3 })).toBe(true)
  expect(containsReading([3, 6, 5], { kind: 'pair', number: 3 })).toBe(false)
})
