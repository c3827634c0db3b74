import type { GameName } from '../boards/games.ts'
import type { Language } from '../texts/languages.ts'

/** What is said in one step of a lesson. */
export interface StepWords {
  readonly title: string
  /** What this is about and what is to be done. Paragraphs are apart by an empty line. */
  readonly goal: string
  /** Which pieces and buttons; there wherever something is to be done. */
  readonly hint?: string
  /** What has come of it, once it is done. */
  readonly done?: string
}

/** By the ids of the steps. */
export type LessonWords = Readonly<Record<string, StepWords>>

type Load = () => Promise<{ readonly words: LessonWords }>

const WORDS: Readonly<Record<GameName, Readonly<Record<Language, Load>>>> = {
  richard3: {
    en: () => import('./texts/richard3-en.ts'),
    de: () => import('./texts/richard3-de.ts'),
    pl: () => import('./texts/richard3-pl.ts'),
  },
  'cousins-war': {
    en: () => import('./texts/cousins-war-en.ts'),
    de: () => import('./texts/cousins-war-de.ts'),
    pl: () => import('./texts/cousins-war-pl.ts'),
  },
  lancaster: {
    en: () => import('./texts/lancaster-en.ts'),
    de: () => import('./texts/lancaster-de.ts'),
    pl: () => import('./texts/lancaster-pl.ts'),
  },
}

export const loadLessonWords = async (game: GameName, language: Language): Promise<LessonWords> =>
  (await WORDS[game][language]()).words
