import { readFileSync } from 'node:fs'
import { loadPracticeTexts } from '@tudor-rose/bots/practice/texts'
import { describe, expect, test } from 'vitest'
import { cardTexts } from '../../reference/card.ts'
import { DIAGRAM_TEXTS } from '../diagrams/testing/diagram-texts.ts'
import { loadLessonTexts } from '../learn/texts.ts'
import { ALL_TEXTS, type Sentences } from './testing/all-texts.ts'

/*
 * docs/glossary.json lists the terms in each language, and the word parts by which they are found. If an English text
 * contains a term, its translations must contain it too.
 */

interface Term {
  readonly en: string
  readonly de: string
  readonly pl: string
  /** Whole words in English; beginnings and other parts of words in the other languages. */
  readonly found: Readonly<Record<string, readonly string[]>>
  /** Word parts used for it in other books or older texts. */
  readonly never?: Readonly<Record<string, readonly string[]>>
}

const DOCS = new URL('../../../docs/', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, DOCS), 'utf8')
const GLOSSARY: Readonly<Record<string, readonly Term[]>> = JSON.parse(read('glossary.json'))
const termsOf = (whose: string): readonly Term[] => [...GLOSSARY[whose], ...GLOSSARY.all]
const GAMES = ['richard3', 'cousins-war', 'lancaster'] as const
const OTHERS = ['de', 'pl'] as const

/** Messages that are phrased differently on purpose. */
const SAID_OTHERWISE: readonly string[] = [
  'richard3 pl victory.throne',
  'cousins-war de rule.place-plus-one',
  'cousins-war pl rule.place-plus-one',
  'lancaster de log.tower',
  'lancaster de log.builds',
  // The tile is a Gunstplättchen, no matter whose favour it is.
  'lancaster de move.favour',
  'lancaster de prompt.choose-favour',
]

/** Without parameter names and plural keywords. */
const proseOf = (message: string): string =>
  message.replaceAll(/\{\w+, (?:plural|select),/g, ' ').replaceAll(/\{\w+\}/g, ' ')

const mentions = (message: string, { found }: Term): boolean =>
  new RegExp(`(?<![\\w-])(?:${found.en.join('|')})(?![\\w-])`).test(proseOf(message))
const has = (message: string, parts: readonly string[]): boolean =>
  parts.some((part) => message.toLowerCase().includes(part))

/** The keys of messages whose English has this term, and of those whose translation lacks it. */
function compared(english: Sentences, other: Sentences, term: Term, language: string) {
  const named = Object.keys(english).filter((key) => mentions(english[key], term))
  return { named, lacking: named.filter((key) => !has(other[key] ?? '', term.found[language])) }
}

/** Messages with a word that is not used for any term, and the word. */
const decidedAgainst = (texts: Sentences, terms: readonly Term[], language: string): string[] =>
  Object.entries(texts).flatMap(([key, message]) =>
    terms
      .flatMap((term) => term.never?.[language] ?? [])
      .filter((part) => has(message, [part]))
      .map((part) => `${key} has "${part}": ${message}`),
  )

test.each(OTHERS)('glossary.json and the glossary document agree, in %s', (language) => {
  const forPeople = read(`glossary-${language}.md`).toLowerCase()
  const missing = GAMES.flatMap((game) =>
    GLOSSARY[game].filter((term) => !has(forPeople, term.found[language])).map((term) => `${game}: ${term[language]}`),
  )
  expect(missing).toEqual([])
})

test.each(OTHERS)('each term matches its own pattern, in %s', (language) => {
  const terms = Object.values(GLOSSARY).flat()
  expect(terms.filter((term) => !has(term[language], term.found[language])).map(({ en }) => en)).toEqual([])
  expect(terms.filter((term) => !mentions(term.en, term)).map(({ en }) => en)).toEqual([])
})

describe.each(Object.keys(ALL_TEXTS))('the texts of %s', (whose) => {
  test.each(OTHERS)('use the terms of the glossary, in %s', (language) => {
    const [english, other] = [ALL_TEXTS[whose].en, ALL_TEXTS[whose][language]]
    const breaches = termsOf(whose).flatMap((term) =>
      compared(english, other, term, language)
        .lacking.filter((key) => !SAID_OTHERWISE.includes(`${whose} ${language} ${key}`))
        .map((key) => `${key} has no ${term[language]} for ${term.en}: ${other[key]}`),
    )
    expect(breaches).toEqual([])
  })

  test.each(OTHERS)('have no word that the glossary rejects, in %s', (language) => {
    expect(decidedAgainst(ALL_TEXTS[whose][language], termsOf(whose), language)).toEqual([])
  })
})

/** Every line of a rulebook except tables, whose order may differ; without ids and links. */
const linesOf = (game: string, language: string): Sentences =>
  Object.fromEntries(
    read(`rules/${game}/${language}.md`)
      .split('\n')
      .map((line, index) => [`line ${index + 1}`, line.replaceAll(/\{[^}]*\}|\[\[[^\]]*\]\]|^!\[.*|^\|.*/g, '')]),
  )

/** In prose, a pronoun may occasionally replace a term. */
const MOSTLY = 0.2

describe.each(GAMES)('the rulebook of %s', (game) => {
  test.each(OTHERS)('uses the terms of the glossary, with a few exceptions, in %s', (language) => {
    const [english, other] = [linesOf(game, 'en'), linesOf(game, language)]
    const breaches = termsOf(game).flatMap((term) => {
      const { named, lacking } = compared(english, other, term, language)
      const isUsual = lacking.length <= Math.max(1, named.length * MOSTLY)
      return isUsual ? [] : [`${term.en} is not ${term[language]} in ${lacking.join(', ')}`]
    })
    expect(breaches).toEqual([])
  })
})

/** All strings in some data, by path. */
function leavesOf(data: unknown, path = ''): Sentences {
  if (typeof data === 'string') return { [path]: data }
  return Object.assign({}, ...Object.entries(data ?? {}).map(([key, part]) => leavesOf(part, `${path} ${key}`)))
}

/** The exercise texts of each game. */
const practiceIn = async (language: 'en' | 'de' | 'pl'): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await loadPracticeTexts(game, language)])))

const lessonsIn = async (language: 'en' | 'de' | 'pl'): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await loadLessonTexts(game, language)])))

const cardsIn = (language: 'en' | 'de' | 'pl'): Readonly<Record<string, unknown>> =>
  Object.fromEntries(GAMES.map((game) => [game, cardTexts(game, language)]))

const AROUND: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>> = {
  exercises: { en: await practiceIn('en'), de: await practiceIn('de'), pl: await practiceIn('pl') },
  lessons: { en: await lessonsIn('en'), de: await lessonsIn('de'), pl: await lessonsIn('pl') },
  diagrams: DIAGRAM_TEXTS,
  'reference cards': { en: cardsIn('en'), de: cardsIn('de'), pl: cardsIn('pl') },
}

describe.each(Object.entries(AROUND))('the %s', (_, words) => {
  test.each(GAMES)('of %s use the terms of the glossary', (game) => {
    const english = leavesOf(words.en[game])
    const breaches = OTHERS.flatMap((language) => {
      const other = leavesOf(words[language][game])
      expect(Object.keys(other)).toEqual(Object.keys(english))
      const lacking = termsOf(game).flatMap((term) =>
        compared(english, other, term, language).lacking.map(
          (key) => `${language}${key} has no ${term[language]} for ${term.en}: ${english[key]} ### ${other[key]}`,
        ),
      )
      return [...lacking, ...decidedAgainst(other, termsOf(game), language)]
    })
    expect(breaches).toEqual([])
  })
})
