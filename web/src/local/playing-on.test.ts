import { expect, test } from 'vitest'
import { playersFrom } from './playing-on.ts'

test('a player who changes sides leaves the old seat to a bot of the opponent’s level', () => {
  const players = ['human', 'random']
  expect(playersFrom({ players }, 0)).toEqual(['human', 'random'])
  expect(playersFrom({ players }, 1)).toEqual(['random', 'human'])
})

test('people are replaced by bots that can play', () => {
  expect(playersFrom({ players: ['human', 'human'] }, 1)).toEqual(['medium', 'human'])
  const online = { names: ['Anna', 'Guest 3', undefined], seat: 0 }
  expect(playersFrom({ players: ['human', 'human', 'random'], online }, 0)).toEqual(['human', 'medium', 'random'])
})
