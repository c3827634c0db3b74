import { type BotsByGame, LEVELS } from '@tudor-rose/bots'
import { expect, test } from 'vitest'
import { BOTS, botsWithData, LEVEL_TEXTS } from './bots.ts'
import { GAMES } from './games.ts'

test('every game with a folder in bots is found, with its parts', () => {
  expect(Object.keys(BOTS)).toEqual(['richard3', 'cousins-war', 'lancaster'])
  for (const { name } of GAMES) {
    expect(BOTS[name].guide).toBeDefined()
    for (const language of ['en', 'de', 'pl'])
      expect(Object.keys(LEVEL_TEXTS[name][language]).sort()).toEqual(
        LEVELS.map((level) => `bot.${level}.${name}`).sort(),
      )
  }
})

test('search of The Cousins’ War is given the battle table that comes with the program', () => {
  const game = GAMES.find(({ name }) => name === 'cousins-war')!
  // Only with the table a battle need not be simulated.
  const isLeafWith = (bots: BotsByGame) => {
    const state = game.setup({ twists: 'false' }, { below: () => 0 })
    const battle = game.layout.scalars.find(({ name }) => name === 'step')!
    game.bytes(state)[battle.offset] = battle.codec.fromJson('announce')!
    return bots['cousins-war'].guide!(game).isLeaf?.(state)
  }
  expect(isLeafWith(botsWithData(['cousins-war']))).toBe(true)
  expect(isLeafWith(BOTS)).toBe(false)
})

test('the other games need nothing more', () => {
  expect(botsWithData(['lancaster', 'morris'])).toEqual(BOTS)
})
