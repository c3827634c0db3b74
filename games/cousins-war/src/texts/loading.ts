/** The sentences of the game in one language, so that a page does not load the others. */
import type { Deck } from '../deck.ts'
import { type Language, type Sentences, sentencesFor } from './language.ts'

const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
  en: async () => (await import('./en-language.ts')).english,
  de: async () => (await import('./de-language.ts')).german,
  pl: async () => (await import('./pl-language.ts')).polish,
}

/** `undefined` if the game has no such language. Without a deck, with the names of the standard one. */
export async function loadTexts(language: string, deck?: Deck): Promise<Sentences | undefined> {
  if (!Object.hasOwn(LANGUAGES, language)) return undefined
  const [spoken, standard] = await Promise.all([
    LANGUAGES[language](),
    deck ?? import('../data/standard-deck.ts').then(({ STANDARD_DECK }) => STANDARD_DECK),
  ])
  return sentencesFor(spoken, standard)
}
