import { Texts } from '@tudor-rose/table'
import { type GameName, loadSentences } from './registry.ts'

/** The texts of a game in this language, or in English if there is no translation. */
export async function loadGameTexts(game: GameName, language: string, components?: string): Promise<Texts> {
  const spoken = await loadSentences(game, language, components)
  const sentences = spoken ?? (await loadSentences(game, 'en', components))!
  const name = spoken === undefined ? 'en' : language
  return new Texts({ name: game, texts: { [name]: sentences } }, name)
}
