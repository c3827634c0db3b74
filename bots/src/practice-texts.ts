/** The texts of the practice positions of all games. Pages may load them without the rules. */
import type { PracticeLanguage, PracticeTexts } from './practice/texts.ts'

export * from './practice/texts.ts'

type Load = () => Promise<{ readonly words: PracticeTexts }>

const WORDS: Readonly<Record<string, Readonly<Record<PracticeLanguage, Load>>>> = {
  richard3: {
    en: () => import('./richard3/practice/texts/en.ts'),
    de: () => import('./richard3/practice/texts/de.ts'),
    pl: () => import('./richard3/practice/texts/pl.ts'),
  },
  'cousins-war': {
    en: () => import('./cousins-war/practice/texts/en.ts'),
    de: () => import('./cousins-war/practice/texts/de.ts'),
    pl: () => import('./cousins-war/practice/texts/pl.ts'),
  },
  lancaster: {
    en: () => import('./lancaster/practice/texts/en.ts'),
    de: () => import('./lancaster/practice/texts/de.ts'),
    pl: () => import('./lancaster/practice/texts/pl.ts'),
  },
}

export const loadPracticeTexts = async (game: string, language: PracticeLanguage): Promise<PracticeTexts> =>
  (await WORDS[game][language]()).words
