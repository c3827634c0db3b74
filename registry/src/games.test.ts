import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { findGames, GAMES } from './games.ts'

const ROOT = join(import.meta.dirname, '../..')
const foldersIn = (parent: string): readonly string[] =>
  readdirSync(join(ROOT, parent)).filter((name) => existsSync(join(ROOT, parent, name, 'src/index.ts')))
const names = (games: readonly AnyGame[]): readonly string[] => games.map(({ name }) => name)

test.each(['games', 'examples'])('every folder of %s is found, and its game is called like it', async (parent) => {
  expect(names(await findGames([parent])).toSorted()).toEqual(foldersIn(parent).toSorted())
})

test('games are listed by the order in their packages, examples only if asked for', () => {
  expect(names(GAMES).slice(0, 3)).toEqual(['richard3', 'cousins-war', 'lancaster'])
  expect(names(GAMES)).not.toContain('nine-mens-morris')
})

test('finds no games if the folder does not exist', async () => {
  expect(await findGames(['nowhere'])).toEqual([])
})
