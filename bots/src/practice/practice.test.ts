import { readFileSync } from 'node:fs'
import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { game as lancaster } from '@tudor-rose/lancaster'
import { game as richard3 } from '@tudor-rose/richard3'
import type { AnyGame } from '@tudor-rose/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { fewOrMany } from '../../../table/src/fixture/depth.ts'
import { BOTS } from '../testing/bots.ts'
import { analyseLine, bestMoves, type Exercise, exercisesOf, marginOf } from './index.ts'
import { loadPracticeTexts, PRACTICE_LANGUAGES } from './texts/index.ts'

const GAMES: readonly AnyGame[] = [richard3, cousinsWar, lancaster]
/** Of a probability or of an amount; a solver should not have to wonder whether another move is as good. */
const CLEARLY = 0.05
const LEAST = 12

const sectionsOf = (game: string, language: string): readonly string[] => {
  const book = readFileSync(new URL(`../../../docs/rules/${game}/${language}.md`, import.meta.url), 'utf8')
  return [...book.matchAll(/^#+ .*\{(.+)\}$/gm)].map(([, section]) => section)
}

const sorted = (lines: readonly string[]): readonly string[] => [...lines].sort()

describe.each(GAMES.map((game) => [game.name, game] as const))('the exercises of %s', (name, game) => {
  let exercises: readonly Exercise[]
  beforeAll(async () => {
    exercises = await exercisesOf(BOTS[name as keyof typeof BOTS])
  })

  test('are at least a dozen, each with its own name, grouped by topic', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(LEAST)
    expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length)
  })

  test('have a legal best line that accepts all equally good moves', { timeout: 120_000 }, () => {
    for (const exercise of exercises.filter((_, index) => index % fewOrMany(3, 1) === 0)) {
      const { decisions } = analyseLine(game, exercise)
      expect([exercise.id, decisions.length > 0]).toEqual([exercise.id, true])
      for (const { line, accepted, moveValues } of decisions) {
        const best = bestMoves(moveValues).map((worth) => worth.line)
        expect([exercise.id, line, sorted(best)]).toEqual([exercise.id, line, sorted(accepted)])
        if (best.length < moveValues.length)
          expect([exercise.id, line, marginOf(moveValues)! > CLEARLY]).toContain(true)
      }
      // Every exercise needs something to find.
      expect([exercise.id, decisions.some(({ moveValues }) => marginOf(moveValues) !== undefined)]).toContain(true)
    }
  })

  test.each(PRACTICE_LANGUAGES)('have all their texts in %s, and cite sections of the rulebook', async (language) => {
    const words = await loadPracticeTexts(name, language)
    const sections = sectionsOf(name, language)
    expect(sorted(Object.keys(words.exercises))).toEqual(sorted(exercises.map(({ id }) => id)))
    expect(sorted(Object.keys(words.topics))).toEqual(sorted([...new Set(exercises.map(({ topic }) => topic))]))
    for (const { id, section } of exercises) {
      const { title, task, hint, why } = words.exercises[id]
      expect([id, title.length > 2, task.length > 20, hint.length > 10, why.length > 20]).toEqual([
        id,
        true,
        true,
        true,
        true,
      ])
      expect([id, sections]).toEqual([id, expect.arrayContaining([section])])
    }
  })

  test('have other texts in German and Polish than in English', async () => {
    const [en, ...others] = await Promise.all(PRACTICE_LANGUAGES.map((language) => loadPracticeTexts(name, language)))
    for (const { exercises: said } of others)
      for (const [id, { task, hint, why }] of Object.entries(en.exercises))
        expect([task, hint, why].filter((text) => Object.values(said[id]).includes(text))).toEqual([])
  })
})
