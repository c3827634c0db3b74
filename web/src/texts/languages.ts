import type { en } from './en.ts'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', pl: 'Polski' }

export type TextKey = keyof typeof en
export type Sentences = Readonly<Record<TextKey, string>>

/** The language of the settings, or else the first preferred language that is available. */
export function preferredLanguage(chosen: Language | 'auto', wished: readonly string[]): Language {
  if (chosen !== 'auto') return chosen
  for (const wish of wished) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language)
    if (found !== undefined) return found
  }
  return 'en'
}
