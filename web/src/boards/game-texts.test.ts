import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { game as lancaster } from '@tudor-rose/lancaster'
import { game as richard3 } from '@tudor-rose/richard3'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../texts/languages.ts'
import { loadGameTexts } from './game-texts.ts'
import type { GameName } from './games.ts'
import { loadSentences } from './sentences.ts'

const GAMES = { richard3, 'cousins-war': cousinsWar, lancaster } as const
const each = (Object.keys(GAMES) as GameName[]).flatMap((name) =>
  LANGUAGES.map((language) => [name, language] as const),
)

test.each(each)('%s says the same in %s whether or not the other languages are there', async (name, language) => {
  expect(await loadSentences(name, language)).toEqual(GAMES[name].texts[language])
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
