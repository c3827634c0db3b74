import type { en } from './en.ts'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', pl: 'Polski' }

export type Key = keyof typeof en
export type Sentences = Readonly<Record<Key, string>>

/** What is chosen in the settings, or else the first of the wished languages that is spoken here. */
export function spokenLanguage(chosen: Language | 'auto', wished: readonly string[]): Language {
  if (chosen !== 'auto') return chosen
  for (const wish of wished) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language)
    if (found !== undefined) return found
  }
  return 'en'
}
