/** What is said of exercises. Pages may have it without the rules. */
export const PRACTICE_LANGUAGES = ['en', 'de', 'pl'] as const
export type PracticeLanguage = (typeof PRACTICE_LANGUAGES)[number]

export interface ExerciseWords {
  readonly title: string
  /** What has come to pass and what is to be reached. */
  readonly task: string
  /** Where to look, without giving it away. */
  readonly hint: string
  /** Why the best line is best, for those who have found or seen it. */
  readonly why: string
}

export interface PracticeWords {
  /** By the names of the topics. */
  readonly topics: Readonly<Record<string, string>>
  /** By the ids of the exercises. */
  readonly exercises: Readonly<Record<string, ExerciseWords>>
}

type Load = () => Promise<{ readonly words: PracticeWords }>

const WORDS: Readonly<Record<string, Readonly<Record<PracticeLanguage, Load>>>> = {
  richard3: {
    en: () => import('./richard3-en.ts'),
    de: () => import('./richard3-de.ts'),
    pl: () => import('./richard3-pl.ts'),
  },
  'cousins-war': {
    en: () => import('./cousins-war-en.ts'),
    de: () => import('./cousins-war-de.ts'),
    pl: () => import('./cousins-war-pl.ts'),
  },
  lancaster: {
    en: () => import('./lancaster-en.ts'),
    de: () => import('./lancaster-de.ts'),
    pl: () => import('./lancaster-pl.ts'),
  },
}

export const loadPracticeWords = async (game: string, language: PracticeLanguage): Promise<PracticeWords> =>
  (await WORDS[game][language]()).words
