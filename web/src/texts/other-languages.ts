import type { Language, Sentences } from './languages.ts'

/** English is a part of the app; the others come when they are wanted. */
const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Sentences>>> = {
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
}

export const loadOtherLanguage = (language: Exclude<Language, 'en'>): Promise<Sentences> => OTHERS[language]()
