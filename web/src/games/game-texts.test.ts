import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../texts/languages.ts'
import { rulesOf } from '../worker/testing/modules.ts'
import { loadGameTexts } from './game-texts.ts'
import { GAME_NAMES, loadSentences } from './registry.ts'

const each = GAME_NAMES.flatMap((name) => LANGUAGES.map((language) => [name, language] as const))

test.each(each)('%s has the same texts in %s whether or not other languages are loaded', async (name, language) => {
  expect(await loadSentences(name, language)).toEqual(rulesOf(name).texts[language])
})

test('custom components provide their names', async () => {
  const deck = JSON.parse(cousinsWar.components!.text)
  deck.cards[0].name = { en: 'A Card of Our Own' }
  const texts = await loadGameTexts('cousins-war', 'de', JSON.stringify(deck))
  expect(texts.say(`card.${deck.cards[0].id}`)).toBe('A Card of Our Own')
})

test('a game without a translation uses English', async () => {
  const texts = await loadGameTexts('lancaster', 'fr')
  expect([texts.language, texts.say('game.name')]).toEqual(['en', 'Lancaster'])
})
