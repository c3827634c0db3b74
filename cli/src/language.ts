import { type AnyGame, Texts } from '@tudor-rose/table'
import type { Flag, Given } from './command.ts'
import type { Offer } from './offer.ts'
import type { Surroundings } from './surroundings.ts'
import { suggestion, WrongInput } from './wrong-input.ts'

const ENGLISH = 'en'
/** The first of these that is set decides, as for every other program. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG']

export const LANGUAGE_FLAG: Flag = {
  name: 'language',
  value: 'en|de|pl',
  about: 'what the game speaks; otherwise that of LC_ALL or LANG if it can, else English',
}

/** The language of the environment: `de` for `de_AT.UTF-8`. */
function languageAround({ environment }: Surroundings): string | undefined {
  const locale = VARIABLES.map((name) => environment[name]).find((value) => value !== undefined && value !== '')
  return locale?.match(/^([a-z]{2,3})(?![a-z])/i)?.[1].toLowerCase()
}

/** A language that none of these games speaks must be found before anything is asked or shown. */
export function checkLanguage(offers: readonly Offer[], given: Given): void {
  const asked = given.text(LANGUAGE_FLAG.name)
  const known = [...new Set(offers.flatMap(({ game }) => Object.keys(game.texts)))]
  if (asked !== undefined && !known.includes(asked))
    throw new WrongInput(`--${LANGUAGE_FLAG.name} cannot be "${asked}"; ${suggestion(asked, known)}`)
}

/** The sentences of a game in the language that is asked for, or else in that of the environment if the game has it. */
export function textsGiven(game: AnyGame, given: Given, around: Surroundings): Texts {
  const asked = given.text(LANGUAGE_FLAG.name)
  if (asked !== undefined) return new Texts(game, asked)
  const language = languageAround(around)
  return new Texts(game, language !== undefined && Object.hasOwn(game.texts, language) ? language : ENGLISH)
}
