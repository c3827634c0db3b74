/** All sentences of the game, with the names that its deck gives the cards. */
import type { Deck, Name } from '../deck.ts'
import { en } from './en.ts'

type Sentences = Readonly<Record<string, string>>

const LANGUAGES: Readonly<Record<string, Sentences>> = { en }

export function textsFor(deck: Deck): Readonly<Record<string, Sentences>> {
  return Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, sentences]) => [
      language,
      { ...sentences, ...names('card', deck.cards, language), ...names('twist', deck.twists, language) },
    ]),
  )
}

const names = (prefix: string, things: readonly { id: string; name: Name }[], language: string): Sentences =>
  Object.fromEntries(things.map(({ id, name }) => [`${prefix}.${id}`, name[language] ?? name.en]))
