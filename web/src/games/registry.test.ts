import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exercisesOf } from '@tudor-rose/bots/practice'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../texts/languages.ts'
import { MODULES } from '../worker/testing/modules.ts'
import { GAME_NAMES, hasPart, isGameName, manifestOf } from './registry.ts'

const SRC = join(import.meta.dirname, '..')

test('only games are found', () => {
  expect(GAME_NAMES).toEqual(['richard3', 'cousins-war', 'lancaster'])
  expect(isGameName('boards')).toBe(false)
  expect(() => manifestOf('boards')).toThrow('there is no game boards')
})

test.each(GAME_NAMES)('%s has the same order in the page as elsewhere', (game) => {
  const { tudorRose } = JSON.parse(readFileSync(join(SRC, '../../games', game, 'package.json'), 'utf8'))
  expect(manifestOf(game).order).toBe(tudorRose.order)
})

test('games of the page and worker modules match', () => {
  expect(Object.keys(MODULES).sort()).toEqual([...GAME_NAMES].sort())
})

test.each(GAME_NAMES)('%s has exactly the parts that its manifest lists', async (game) => {
  const isThere = (...path: string[]): boolean => existsSync(join(SRC, ...path))
  const found = {
    rulebook: LANGUAGES.every((language) => isThere('../../docs/rules', game, `${language}.md`)),
    editor: isThere(game, 'editor', 'kit.ts'),
    diagrams: isThere(game, 'diagrams', 'drawings.ts'),
    lesson: LANGUAGES.every((language) => isThere(game, 'lesson', 'texts', `${language}.ts`)),
    practice: (await exercisesOf(MODULES[game])).length > 0,
    reference: LANGUAGES.every((language) => isThere('../../docs/reference', `${game}-${language}.svg`)),
  }
  for (const [part, isFound] of Object.entries(found))
    expect([part, hasPart(game, part as keyof typeof found)]).toEqual([part, isFound])
  expect(MODULES[game].loadLesson !== undefined).toBe(found.lesson)
})
