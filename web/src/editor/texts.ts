import { Texts } from '@tudor-rose/table'
import { type GameName, loadSentences } from '../games/registry.ts'
import type { Language } from '../texts/languages.ts'
import type { EditorFrameTexts } from './texts/en.ts'

/** The texts of each game's editor. `GAME/editor/texts/en.ts` adds its own, so that the compiler knows their keys. */
// biome-ignore lint/suspicious/noEmptyInterface: extended by the games
export interface GameEditorTexts {}

type Sentences = Readonly<Record<string, string>>

/** The keys of all editor texts. Every game has a title, a lead, and a name for its standard file. */
export type EditorKey =
  | keyof EditorFrameTexts
  | { [G in keyof GameEditorTexts]: keyof GameEditorTexts[G] & string }[keyof GameEditorTexts]

const FRAME: Readonly<Record<Language, () => Promise<EditorFrameTexts>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  de: async () => (await import('./texts/de.ts')).de,
  pl: async () => (await import('./texts/pl.ts')).pl,
}

/** Modules that export the texts under the name of their language. */
const OF_GAMES = import.meta.glob<Readonly<Record<string, Sentences>>>('../*/editor/texts/*.ts')

/** The texts of a game and its editor together, so that messages of one can refer to names of the other. */
export async function loadEditorTexts(game: GameName, language: Language): Promise<Texts> {
  const [ofGame, frame, own] = await Promise.all([
    loadSentences(game, language),
    FRAME[language](),
    OF_GAMES[`../${game}/editor/texts/${language}.ts`]?.(),
  ])
  return new Texts({ name: game, texts: { [language]: { ...ofGame, ...frame, ...own?.[language] } } }, language)
}
