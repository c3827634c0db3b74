/** All that a language says, and how the names of a deck's cards go into its sentences. */
import type { Deck, Name } from '../deck.ts'

export type Sentences = Readonly<Record<string, string>>

export interface Language {
  /** As decks name it. */
  readonly code: string
  readonly sentences: Sentences
  /** What the usual cards are called where the deck has no name for them in this language, by their English names. */
  readonly usualNames: Sentences
  /** The forms that its sentences want of a card's name. */
  readonly formsOf: (name: string) => Sentences
}

export const sentencesFor = (language: Language, deck: Deck): Sentences => ({
  ...language.sentences,
  ...names(language, 'card', deck.cards),
  ...names(language, 'twist', deck.twists),
})

function names(language: Language, prefix: 'card' | 'twist', things: readonly { id: string; name: Name }[]): Sentences {
  const all: Record<string, string> = {}
  for (const { id, name } of things) {
    const told = nameIn(language, name)
    all[`${prefix}.${id}`] = told
    if (prefix === 'card')
      for (const [form, text] of Object.entries(language.formsOf(told))) all[`${prefix}.${id}.${form}`] = text
  }
  return all
}

const nameIn = ({ code, usualNames }: Language, name: Name): string =>
  name[code] ?? (Object.hasOwn(usualNames, name.en) ? usualNames[name.en] : name.en)
