/** The texts of exercises. Pages may load them without the rules. */
export const PRACTICE_LANGUAGES = ['en', 'de', 'pl'] as const
export type PracticeLanguage = (typeof PRACTICE_LANGUAGES)[number]

export interface ExerciseTexts {
  readonly title: string
  /** The situation and the goal. */
  readonly task: string
  /** Where to look, without giving it away. */
  readonly hint: string
  /** Why the best line is best; shown once it was found. */
  readonly why: string
}

export interface PracticeTexts {
  /** By topic. */
  readonly topics: Readonly<Record<string, string>>
  /** By the id of the exercise. */
  readonly exercises: Readonly<Record<string, ExerciseTexts>>
}

/** Of a game with practice positions. */
export async function loadPracticeTexts(game: string, language: PracticeLanguage): Promise<PracticeTexts> {
  const { words }: { words: PracticeTexts } = await import(`../../${game}/practice/texts/${language}.ts`)
  return words
}
