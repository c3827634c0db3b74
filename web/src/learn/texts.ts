import type { GameName } from '../games/registry.ts'
import type { Language } from '../texts/languages.ts'

/** The texts of one step of a lesson. */
export interface StepTexts {
  readonly title: string
  /** What the step is about and what to do. Blank lines separate paragraphs. */
  readonly goal: string
  /** Which pieces and buttons to use; present if there is something to do. */
  readonly hint?: string
  /** What the move led to, shown once it is done. */
  readonly done?: string
}

/** Keyed by step id. */
export type LessonTexts = Readonly<Record<string, StepTexts>>

const TEXTS = import.meta.glob<LessonTexts>('../*/lesson/texts/*.ts', { import: 'texts' })

/** Only for a game with a lesson. */
export const loadLessonTexts = (game: GameName, language: Language): Promise<LessonTexts> =>
  TEXTS[`../${game}/lesson/texts/${language}.ts`]()
