import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAME_NAMES } from '../games/registry.ts'
import { LANGUAGES } from '../texts/languages.ts'
import { DIAGRAM_TEXTS as WORDS } from './testing/diagram-texts.ts'

const namedIn = (game: string, language: string): readonly string[] => {
  const book = readFileSync(new URL(`../../../docs/rules/${game}/${language}.md`, import.meta.url), 'utf8')
  return Array.from(book.matchAll(/^!\[(.+)\]$/gm), ([, name]) => name)
}

// The compiler checks that names and drawings match: `Drawings` and `Words` have the same keys.
describe.each(GAME_NAMES)('the diagrams of %s', (game) => {
  test.each(LANGUAGES)('match those of the rulebook, each with an alternative text, in %s', (language) => {
    const words = WORDS[language][game]
    expect(Object.keys(words)).toEqual(namedIn(game, language))
    for (const [name, { alternative, legend = [] }] of Object.entries(words)) {
      expect(alternative.length, name).toBeGreaterThan(60)
      expect(legend.length, name).toBe(WORDS.en[game][name].legend?.length ?? 0)
      if (language !== 'en') expect(alternative).not.toBe(WORDS.en[game][name].alternative)
    }
  })
})
