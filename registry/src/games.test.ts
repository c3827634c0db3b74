import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findGames, GAMES } from './games.ts'

test('every folder of games is found, in the order in which they are listed', async () => {
  expect(GAMES.map(({ name }) => name)).toEqual(['richard3', 'cousins-war', 'lancaster'])
})

test('a game is called like its folder', async () => {
  for (const folder of ['games', 'examples'])
    for (const { name } of await findGames([folder]))
      expect(existsSync(new URL(`../../${folder}/${name}/package.json`, import.meta.url))).toBe(true)
})

test('where there is no such folder there are no games', async () => {
  expect(await findGames(['nowhere'])).toEqual([])
})
