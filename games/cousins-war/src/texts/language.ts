/** The texts of a language, and how card names are used in them. */
import type { Deck, Name } from '../deck.ts'

export type Sentences = Readonly<Record<string, string>>

export interface Language {
  /** The language code in deck files. */
  readonly code: string
  readonly sentences: Sentences
  /** By English name: names of standard cards, for decks without a name in this language. */
  readonly usualNames: Sentences
  /** The grammatical forms of a card's name that the sentences use. */
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
