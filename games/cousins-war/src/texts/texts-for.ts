/** All sentences of the game, with the names that its deck gives the cards. */
import type { Deck, Name } from '../deck.ts'
import { de, GERMAN_NAMES } from './de.ts'
import { deBoard } from './de-board.ts'
import { en } from './en.ts'
import { enBoard } from './en-board.ts'
import { pl } from './pl.ts'
import { plBoard } from './pl-board.ts'
import { POLISH_NAMES, polishForms } from './pl-cards.ts'

type Sentences = Readonly<Record<string, string>>

const LANGUAGES: Readonly<Record<string, Sentences>> = {
  en: { ...en, ...enBoard },
  de: { ...de, ...deBoard },
  pl: { ...pl, ...plBoard },
}

/** By language, what the usual cards are called where the deck has no name for them in it. */
const USUAL_NAMES: Readonly<Record<string, Sentences>> = { de: GERMAN_NAMES, pl: POLISH_NAMES }

/** By language, the forms that its sentences want of a card's name. */
const FORMS: Readonly<Record<string, (name: string) => Sentences>> = { pl: polishForms }

export function textsFor(deck: Deck): Readonly<Record<string, Sentences>> {
  return Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, sentences]) => [
      language,
      { ...sentences, ...names('card', deck.cards, language), ...names('twist', deck.twists, language) },
    ]),
  )
}

function names(prefix: string, things: readonly { id: string; name: Name }[], language: string): Sentences {
  const all: Record<string, string> = {}
  for (const { id, name } of things) {
    const told = nameIn(language, name)
    all[`${prefix}.${id}`] = told
    const forms = Object.entries(prefix === 'card' ? (FORMS[language]?.(told) ?? {}) : {})
    for (const [form, text] of forms) all[`${prefix}.${id}.${form}`] = text
  }
  return all
}

function nameIn(language: string, name: Name): string {
  const usual = USUAL_NAMES[language] ?? {}
  return name[language] ?? (Object.hasOwn(usual, name.en) ? usual[name.en] : name.en)
}
