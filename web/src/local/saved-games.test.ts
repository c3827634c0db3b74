import { expect, test } from 'vitest'
import { MemoryGameStorage, type SavedGame, SavedGames } from './saved-games.ts'

const game = (id: string, changedAt: number, more: Partial<SavedGame> = {}): SavedGame => ({
  id,
  game: 'richard3',
  options: {},
  seatNames: ['Lancaster', 'York'],
  players: ['human', 'random'],
  hasCurtain: true,
  record: '',
  moves: 0,
  outcome: undefined,
  changedAt,
  ...more,
})

test('the latest game comes first', async () => {
  const games = new SavedGames(new MemoryGameStorage())
  await games.save(game('old', 1))
  await games.save(game('new', 3))
  await games.save(game('between', 2))
  expect((await games.list()).map(({ id }) => id)).toEqual(['new', 'between', 'old'])
})

test('saving again replaces a game, and removing deletes it', async () => {
  const games = new SavedGames(new MemoryGameStorage())
  await games.save(game('a', 1))
  await games.save(game('a', 2, { moves: 7 }))
  expect(await games.list()).toHaveLength(1)
  expect((await games.find('a'))?.moves).toBe(7)
  await games.remove('a')
  expect(await games.find('a')).toBeUndefined()
})

test('only finished games are deleted to make room', async () => {
  const games = new SavedGames(new MemoryGameStorage())
  await games.save(game('under way', 0))
  for (let i = 1; i <= 60; i++) await games.save(game(`finished ${i}`, i, { outcome: { kind: 'stopped' } }))
  await games.makeRoom()
  const left = (await games.list()).map(({ id }) => id)
  expect(left).toHaveLength(51)
  expect(left.at(-1)).toBe('under way')
  expect(left).not.toContain('finished 10')
  expect(left).toContain('finished 11')
})
