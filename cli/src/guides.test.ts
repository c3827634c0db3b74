import { GUIDES } from '@tudor-rose/bots'
import { expect, test } from 'vitest'
import { guidesFor } from './guides.ts'
import { GAMES } from './registry.ts'

const offered = GAMES.find(({ game }) => game.name === 'cousins-war')!

test('search of The Cousins’ War gets the battle table of the program', () => {
  const { game } = offered
  // Only with the table a battle need not be simulated.
  const isLeafWith = (guides: typeof GUIDES) => {
    const state = game.setup({ twists: 'false' }, { below: () => 0 })
    const battle = game.layout.scalars.find(({ name }) => name === 'step')!
    game.bytes(state)[battle.offset] = battle.codec.fromJson('announce')!
    return guides['cousins-war'](game).isLeaf?.(state)
  }
  expect(isLeafWith(guidesFor('cousins-war'))).toBe(true)
  expect(isLeafWith(GUIDES)).toBe(false)
})

test('the other games need no data file', () => {
  expect(guidesFor('lancaster')).toBe(GUIDES)
})
