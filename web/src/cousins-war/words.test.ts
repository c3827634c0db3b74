import { type AnyGame, Texts } from '@tudor-rose/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { cardWords } from './card-words.ts'
import { cardsById, deckOf } from './deck.ts'
import { keyPart } from './effect-words.ts'
import { gesturesOf } from './gestures.ts'
import { randomSights, rulesOfOtherDeck, usualRules } from './testing/random-sights.ts'
import { mentioned, nameOf, wordsOf } from './words.ts'

/** What sentences look like that could not be formed: the key, the bare notation, or braces. */
const KEY = /\b[a-z]+\.[a-zA-Z-]+/
const expectWords = (said: string, instead: string): void => {
  expect(said, instead).not.toBe(instead)
  expect(said, instead).not.toMatch(KEY)
  expect(said, instead).not.toMatch(/[{}]|undefined/)
  expect(said.trim().length, instead).toBeGreaterThan(0)
}

describe.each(['en', 'de', 'pl'])('in %s', (language) => {
  describe.each([
    ['the usual deck', usualRules],
    ['another deck', rulesOfOtherDeck],
  ] as const)('with %s', (_, rules) => {
    let game: AnyGame
    let texts: Texts
    beforeAll(async () => {
      game = await rules()
      texts = new Texts(game, language)
    })

    test('every move and every target has words', () => {
      const lines = new Set<string>()
      const targets = new Set<string>()
      for (const { question, view } of randomSights(game, 16)) {
        for (const line of question?.moves ?? []) lines.add(line)
        for (const { path } of gesturesOf(question?.moves ?? [], view.viewer === 'York' ? 'white' : 'red'))
          for (const target of path) targets.add(target)
      }
      expect(lines.size).toBeGreaterThan(300)
      const said = new Set<string>()
      for (const line of lines) {
        expectWords(wordsOf(line, texts), line)
        said.add(wordsOf(line, texts))
      }
      expect(said.size).toBe(lines.size)
      for (const target of targets) expectWords(nameOf(target, texts), target)
    })

    test('every card and every twist can be read', () => {
      const deck = deckOf(JSON.parse(game.components!.text))
      for (const card of cardsById(deck).values())
        for (const round of [1, 2, 3, 4, 5]) expectWords(cardWords(card, round, texts), card.id)
      for (const { rule } of deck.twists) expectWords(texts.say(`rule.${keyPart(rule)}`), rule)
    })
  })
})

test('an event lights up what it names', () => {
  expect(
    mentioned({
      key: 'log.shift',
      params: { house: 'seat.York', troops: 'troops.Lancaster', from: 'region.north', to: 'place.reserve', count: 1 },
    }),
  ).toEqual(['place:north', 'place:red-reserve'])
  expect(mentioned({ key: 'log.gives', params: { house: 'seat.York', card: 'card.hidden' } })).toEqual([])
  expect(mentioned({ key: 'log.firstTroop', params: { house: 'seat.York', from: 'place.supply' } })).toEqual([
    'place:white-supply',
  ])
})
