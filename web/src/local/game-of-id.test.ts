import { expect, test } from 'vitest'
import { GAME_NAMES } from '../games/registry.ts'
import { gameOfId, idWithGame } from './game-of-id.ts'

test.each(GAME_NAMES)('the id of a game of %s contains the game', (game) => {
  expect(gameOfId(idWithGame(game, '0a1b2c'))).toBe(game)
})

test.each(['0a1b2c3d4e5f', 'lancaster', 'chess-0a1b2c'])('the id %s contains no game', (id) => {
  expect(gameOfId(id)).toBeUndefined()
})
