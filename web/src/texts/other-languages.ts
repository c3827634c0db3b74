import type { Language, Sentences } from './languages.ts'

/** English is part of the app; the others are loaded on demand. */
const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Sentences>>> = {
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
}

export const loadOtherLanguage = (language: Exclude<Language, 'en'>): Promise<Sentences> => OTHERS[language]()
