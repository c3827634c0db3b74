/** All sentences of the game, with the card names of its deck. */
import type { Deck } from '../deck.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { type Sentences, sentencesFor } from './language.ts'
import { polish } from './polish.ts'

export const textsFor = (deck: Deck): Readonly<Record<string, Sentences>> =>
  Object.fromEntries([english, german, polish].map((language) => [language.code, sentencesFor(language, deck)]))
