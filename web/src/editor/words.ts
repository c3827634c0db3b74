import { Texts } from '@tudor-rose/table'
import type { GameName } from '../boards/games.ts'
import { loadSentences } from '../boards/sentences.ts'
import type { Language } from '../texts/languages.ts'
import type { EditorWords } from './words/en.ts'

/** Whatever one of the editors says. */
export type EditorKey = { [P in keyof EditorWords]: keyof EditorWords[P] }[keyof EditorWords]

const WORDS: Readonly<Record<Language, () => Promise<EditorWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  pl: async () => (await import('./words/pl.ts')).pl,
}

/** The words of a game and those of its editor together, so that sentences of the one can name things of the other. */
export async function loadEditorTexts(game: GameName, language: Language): Promise<Texts> {
  const [ofGame, words] = await Promise.all([loadSentences(game, language), WORDS[language]()])
  return new Texts({ name: game, texts: { [language]: { ...ofGame, ...words.frame, ...words[game] } } }, language)
}
