import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../texts/languages.ts'
import { rulesOf } from '../worker/testing/modules.ts'
import { loadGameTexts } from './game-texts.ts'
import { GAME_NAMES, loadSentences } from './registry.ts'

const each = GAME_NAMES.flatMap((name) => LANGUAGES.map((language) => [name, language] as const))

test.each(each)('%s says the same in %s whether or not the other languages are there', async (name, language) => {
  expect(await loadSentences(name, language)).toEqual(rulesOf(name).texts[language])
})

test('components of one’s own give their names', async () => {
  const deck = JSON.parse(cousinsWar.components!.text)
  deck.cards[0].name = { en: 'A Card of Our Own' }
  const texts = await loadGameTexts('cousins-war', 'de', JSON.stringify(deck))
  expect(texts.say(`card.${deck.cards[0].id}`)).toBe('A Card of Our Own')
})

test('where a game does not speak a language it speaks English', async () => {
  const texts = await loadGameTexts('lancaster', 'fr')
  expect([texts.language, texts.say('game.name')]).toEqual(['en', 'Lancaster'])
})
