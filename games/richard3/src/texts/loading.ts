/** The sentences of the game in one language, for a page that need not wait for the others. */
type Sentences = Readonly<Record<string, string>>

const LANGUAGES: Readonly<Record<string, () => Promise<Sentences>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
}

/** `undefined` where the game does not speak the language. */
export const loadTexts = async (language: string): Promise<Sentences | undefined> =>
  Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language]() : undefined
