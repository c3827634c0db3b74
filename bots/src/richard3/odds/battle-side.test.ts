import { areaNamed } from '@tudor-rose/richard3/rules'
import { expect, test } from 'vitest'
import { RichardScene } from '../../testing/richard3-scene.ts'
import { ATTACKERS, battlePositionIn } from './battle-position.ts'
import { BattleSide } from './battle-side.ts'

test('6.6 the number of retreats in a round is kept when reserves come on', () => {
  const names = ['Norfolk', 'Worcester', 'March', 'Suffolk', 'Essex', 'Hastings', 'Herbert']
  const { state } = new RichardScene({
    York: { Rutland: names.slice(0, 3), Middlesex: names.slice(3, 6), Leicester: names.slice(6) },
    Lancaster: { Essex: ['Oxford'] },
  }).attack(
    'York',
    names.map((name) => `march ${name} to Essex`),
    [],
    ['main attack by Essex - Rutland'],
  )
  const position = battlePositionIn(state, areaNamed('Essex'))!
  const room = { safe: { perRound: 5, thisRound: 5 }, shared: [] }
  const line = new BattleSide({ ...position, retreatRoutes: [room, room] }, ATTACKERS)
  let thisRound = line.withReserves(line.start)
  for (let index = 0; index < 5; index++) thisRound = line.afterLeaving(thisRound, index, 1, 0)
  const sixthOf = (before: number): boolean => line.isDead(line.afterLeaving(before, 5, 1, 0), 5)
  expect(sixthOf(line.start)).toBe(false)
  expect(sixthOf(thisRound)).toBe(true)

  expect(line.fighters.slice(5).some(({ isReserve }) => isReserve)).toBe(true)
  let waiting = line.start
  for (let index = 0; index < 5; index++) waiting = line.afterLeaving(waiting, index, 1, 0)
  expect(sixthOf(line.withReserves(waiting))).toBe(true)
})
