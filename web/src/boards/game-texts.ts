import { Texts } from '@tudor-rose/table'
import type { GameName } from './games.ts'
import { loadSentences } from './sentences.ts'

/** The texts of a game in this language, or in English while the game does not speak it. */
export async function loadGameTexts(game: GameName, language: string, components?: string): Promise<Texts> {
  const texts = await loadSentences(game, components)
  return new Texts({ name: game, texts }, Object.hasOwn(texts, language) ? language : 'en')
}
