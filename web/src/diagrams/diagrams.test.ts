import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAME_NAMES } from '../boards/games.ts'
import { LANGUAGES } from '../texts/languages.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'
import type { AnyWords } from './words.ts'

const WORDS: Readonly<Record<string, AnyWords>> = { en, de, pl }

const namedIn = (game: string, language: string): readonly string[] => {
  const book = readFileSync(new URL(`../../../docs/rules/${game}/${language}.md`, import.meta.url), 'utf8')
  return Array.from(book.matchAll(/^!\[(.+)\]$/gm), ([, name]) => name)
}

// That each name has a drawing, and each drawing a name, the compiler sees to: `Drawings` and `Words` have the same names.
describe.each(GAME_NAMES)('the diagrams of %s', (game) => {
  test.each(LANGUAGES)('are those that the rulebook names, each with an alternative text, in %s', (language) => {
    const words = WORDS[language][game]
    expect(Object.keys(words)).toEqual(namedIn(game, language))
    for (const [name, { alternative, legend = [] }] of Object.entries(words)) {
      expect(alternative.length, name).toBeGreaterThan(60)
      expect(legend.length, name).toBe(WORDS.en[game][name].legend?.length ?? 0)
      if (language !== 'en') expect(alternative).not.toBe(WORDS.en[game][name].alternative)
    }
  })
})
