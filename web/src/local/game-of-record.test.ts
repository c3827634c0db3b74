import { expect, test } from 'vitest'
import { gameOfRecord } from './game-of-record.ts'

test('reads the game from a record', () => {
  expect(gameOfRecord('tudor-rose record 1\ngame: cousins-war\n')).toBe('cousins-war')
  for (const text of ['', 'game: chess\n', 'a game: richard3'])
    expect(() => gameOfRecord(text)).toThrow('this is not a record of a game that is played here')
})
