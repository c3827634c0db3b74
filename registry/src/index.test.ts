import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findGames, GAMES } from './index.ts'

test('finds every folder of games, in listing order', async () => {
  expect(GAMES.map(({ name }) => name)).toEqual(['richard3', 'cousins-war', 'lancaster'])
})

test('names a game after its folder', async () => {
  for (const folder of ['games', 'examples'])
    for (const { name } of await findGames([folder]))
      expect(existsSync(new URL(`../../${folder}/${name}/package.json`, import.meta.url))).toBe(true)
})

test('finds no games if the folder does not exist', async () => {
  expect(await findGames(['nowhere'])).toEqual([])
})
