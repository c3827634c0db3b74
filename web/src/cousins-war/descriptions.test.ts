import { type AnyGame, Texts } from '@tudor-rose/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { cardText } from './card-texts.ts'
import { cardsById, deckOf } from './deck.ts'
import { describeMove, mentionedTargets, nameOf } from './descriptions.ts'
import { keyPart } from './effect-texts.ts'
import { gesturesOf } from './gestures.ts'
import { randomTableViews, rulesOfOtherDeck, standardRules } from './testing/random-table-views.ts'

/** Signs of a failed message: a key, raw notation, or braces. */
const KEY = /\b[a-z]+\.[a-zA-Z-]+/
const expectWords = (said: string, instead: string): void => {
  expect(said, instead).not.toBe(instead)
  expect(said, instead).not.toMatch(KEY)
  expect(said, instead).not.toMatch(/[{}]|undefined/)
  expect(said.trim().length, instead).toBeGreaterThan(0)
}

describe.each(['en', 'de', 'pl'])('in %s', (language) => {
  describe.each([
    ['the usual deck', standardRules],
    ['another deck', rulesOfOtherDeck],
  ] as const)('with %s', (_, rules) => {
    let game: AnyGame
    let texts: Texts
    beforeAll(async () => {
      game = await rules()
      texts = new Texts(game, language)
    })

    test('every move and every target has a text', () => {
      const lines = new Set<string>()
      const targets = new Set<string>()
      for (const { prompt: question, view } of randomTableViews(game, 16)) {
        for (const line of question?.moves ?? []) lines.add(line)
        for (const { path } of gesturesOf(question?.moves ?? [], view.viewer === 'York' ? 'white' : 'red'))
          for (const target of path) targets.add(target)
      }
      expect(lines.size).toBeGreaterThan(300)
      const said = new Set<string>()
      for (const line of lines) {
        expectWords(describeMove(line, texts), line)
        said.add(describeMove(line, texts))
      }
      expect(said.size).toBe(lines.size)
      for (const target of targets) expectWords(nameOf(target, texts), target)
    })

    test('every card and every twist has a text', () => {
      const deck = deckOf(JSON.parse(game.components!.text))
      for (const card of cardsById(deck).values())
        for (const round of [1, 2, 3, 4, 5]) expectWords(cardText(card, round, texts), card.id)
      for (const { rule } of deck.twists) expectWords(texts.say(`rule.${keyPart(rule)}`), rule)
    })
  })
})

test('an event highlights the targets it names', () => {
  expect(
    mentionedTargets({
      key: 'log.shift',
      params: { house: 'seat.York', troops: 'troops.Lancaster', from: 'region.north', to: 'place.reserve', count: 1 },
    }),
  ).toEqual(['place:north', 'place:red-reserve'])
  expect(mentionedTargets({ key: 'log.gives', params: { house: 'seat.York', card: 'card.hidden' } })).toEqual([])
  expect(mentionedTargets({ key: 'log.firstTroop', params: { house: 'seat.York', from: 'place.supply' } })).toEqual([
    'place:white-supply',
  ])
})
