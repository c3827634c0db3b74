import { type AnyGame, Texts } from '@tudor-rose/table'
import type { Flag, ParsedArguments } from './command.ts'
import type { Environment } from './environment.ts'
import type { GameEntry } from './game-entry.ts'
import { suggestion, UsageError } from './usage-error.ts'

const ENGLISH = 'en'
/** The first one that is set decides, as usual. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG']

export const LANGUAGE_FLAG: Flag = {
  name: 'language',
  value: 'en|de|pl',
  about: 'language of the game (default: from LC_ALL or LANG, otherwise English)',
}

/** The language of the environment: `de` for `de_AT.UTF-8`. */
function environmentLanguage({ variables: environment }: Environment): string | undefined {
  const locale = VARIABLES.map((name) => environment[name]).find((value) => value !== undefined && value !== '')
  return locale?.match(/^([a-z]{2,3})(?![a-z])/i)?.[1].toLowerCase()
}

/** An unknown language must be found before anything is asked or shown. */
export function checkLanguage(games: readonly GameEntry[], args: ParsedArguments): void {
  const asked = args.text(LANGUAGE_FLAG.name)
  const known = [...new Set(games.flatMap(({ game }) => Object.keys(game.texts)))]
  if (asked !== undefined && !known.includes(asked))
    throw new UsageError(`--${LANGUAGE_FLAG.name} cannot be "${asked}"; ${suggestion(asked, known)}`)
}

/** The texts of a game in the requested language, or in that of the environment if the game has it. */
export function textsFor(game: AnyGame, args: ParsedArguments, environment: Environment): Texts {
  const asked = args.text(LANGUAGE_FLAG.name)
  if (asked !== undefined) return new Texts(game, asked)
  const language = environmentLanguage(environment)
  return new Texts(game, language !== undefined && Object.hasOwn(game.texts, language) ? language : ENGLISH)
}
