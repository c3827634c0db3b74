import { expect, test } from 'vitest'
import { borderUse } from './border-use.ts'
import { isGood, latestThrows } from './throws.ts'

const told = (key: string, params: Record<string, string | number | number[]> = {}) => ({ key, params })
const step = (from: string, to: string, key = 'log.marches') =>
  told(key, { house: 'seat.York', block: 'block.hidden', from: `area.${from}`, to: `area.${to}` })

test('crossings are counted both ways, and only those of these actions', () => {
  const events = [
    step('Kent', 'Sussex'),
    told('log.endsActions'),
    step('Kent', 'Sussex'),
    step('Sussex', 'Kent'),
    step('Sussex', 'Wilts', 'log.attacks'),
    told('log.sails', { from: 'area.Kent', to: 'area.Sussex' }),
  ]
  expect(borderUse(events)).toEqual([
    { areas: ['Kent', 'Sussex'], used: 2, limit: 4 },
    { areas: ['Sussex', 'Wilts'], used: 1, limit: 4 },
  ])
})

test('the latest dice of this battle, and which of them count', () => {
  const fires = (dice: number[]) =>
    told('log.fires', { house: 'seat.York', block: 'block.March', dice, hits: 1, most: 3 })
  const loyal = told('log.loyal', { by: 'block.Henry VI', block: 'block.Stanley', dice: [2, 5], house: 'seat.York' })
  const throws = latestThrows([fires([6]), told('log.battle'), fires([1, 4]), told('log.round'), loyal])
  expect(throws.map(({ by, dice, most }) => [by, dice, most])).toEqual([
    ['block.March', [1, 4], 3],
    ['block.Henry VI', [2, 5], undefined],
  ])
  expect(throws.map((each) => each.dice.filter((die) => isGood(each, die)))).toEqual([[1], [2]])
  expect(latestThrows([fires([6]), told('log.battle')])).toEqual([])
})
