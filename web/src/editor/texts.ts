import { Texts } from '@tudor-rose/table'
import { type GameName, loadSentences } from '../games/registry.ts'
import type { Language } from '../texts/languages.ts'
import type { EditorTexts } from './texts/en.ts'

/** The keys of all editor texts. */
export type EditorKey = { [P in keyof EditorTexts]: keyof EditorTexts[P] }[keyof EditorTexts]

const WORDS: Readonly<Record<Language, () => Promise<EditorTexts>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  de: async () => (await import('./texts/de.ts')).de,
  pl: async () => (await import('./texts/pl.ts')).pl,
}

/** The texts of a game and its editor together, so that messages of one can refer to names of the other. */
export async function loadEditorTexts(game: GameName, language: Language): Promise<Texts> {
  const [ofGame, words] = await Promise.all([loadSentences(game, language), WORDS[language]()])
  const { frame, ...byGame } = words
  const own = byGame[game as keyof typeof byGame]
  return new Texts({ name: game, texts: { [language]: { ...ofGame, ...frame, ...own } } }, language)
}
