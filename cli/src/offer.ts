import { type AnyGame, BadInput, completeOptions, type Options } from '@tudor-rose/table'
import type { Draw, Legend, TellOdds } from './boards/draw.ts'
import type { Flag, Given } from './command.ts'
import { inFile, readTextFile } from './files.ts'
import type { Colour } from './paint.ts'
import type { Tally } from './tally.ts'
import { suggestion, WrongInput } from './wrong-input.ts'

/** A game that the program has on offer, and how its board is drawn. */
export interface Offer {
  readonly game: AnyGame
  readonly draw: Draw
  /** What the signs of the board mean, where it has any. */
  readonly legend?: Legend
  /** How battles would go, where that can be reckoned. */
  readonly odds?: TellOdds
  /** What it is played with as a table with sources, where a file can replace it. */
  readonly sheet?: (game: AnyGame) => string[]
  /** The colours of the seats, where their names say which. */
  readonly colours?: readonly Colour[]
  /** The message keys of the events with which rounds begin. */
  readonly rounds?: readonly string[]
  /** What `tudor sim` counts besides who wins. */
  readonly tally?: (game: AnyGame) => Tally
}

export const GAME_OPERAND = { name: 'GAME', about: 'a name from `tudor games`' }

export const OPTION_FLAG: Flag = {
  name: 'option',
  value: 'NAME=VALUE',
  many: true,
  about: 'set an option; the others keep their usual value; deck, components and scenarios are files',
}

export function offerNamed(offers: readonly Offer[], name: string): Offer {
  const offer = offers.find((candidate) => candidate.game.name === name)
  if (offer !== undefined) return offer
  const names = offers.map((candidate) => candidate.game.name)
  throw new BadInput('unknown-game', `there is no game "${name}"; ${suggestion(name, names)}`)
}

/** The options that the command line asks for, by themselves. */
export function optionsGiven(given: Given): Record<string, string> {
  const options: Record<string, string> = Object.create(null)
  for (const text of given.all(OPTION_FLAG.name)) {
    const [name, ...value] = text.split('=')
    if (name === '' || value.length === 0) throw new WrongInput(`--option takes NAME=VALUE, not "${text}"`)
    if (name in options) throw new WrongInput(`--option ${name} is given more than once`)
    options[name] = value.join('=')
  }
  return options
}

/** A game that is on offer and the options to play it with. */
export interface Choice {
  readonly offer: Offer
  readonly options: Options
}

/** What options ask of a game. The one with the name of its components is a file, and makes it another game. */
export function choose(offer: Offer, asked: Readonly<Record<string, string>>): Choice {
  const { components } = offer.game
  if (components === undefined || asked[components.name] === undefined)
    return { offer, options: completeOptions(offer.game, asked) }
  const { [components.name]: path, ...others } = asked
  if (path === '') throw new WrongInput(`${components.name}= needs the name of a file`)
  const game = inFile(path, () => components.with(readTextFile(path)))
  return { offer: { ...offer, game }, options: completeOptions(game, others) }
}

/** What a command line asks for that names its game. */
export const choiceGiven = (offers: readonly Offer[], given: Given): Choice =>
  choose(offerNamed(offers, given.operand(0)!), optionsGiven(given))
