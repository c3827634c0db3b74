import type { Game } from '../game.ts'
import { optionCombinations } from '../options.ts'
import { fail } from './check.ts'

/**
 * Records write names of games, options and seats between colons and commas, and must be able to parse `York and
 * Lancaster win`.
 */
const PLAIN_NAME = /^[\p{L}\p{N}]+(?:[ _'.-][\p{L}\p{N}]+)*$/u

/** Names used by every exported position. */
const TAKEN = ['format', 'game', 'rules']

/** Every name can be written in records and positions, and names in the same scope are distinct. */
export function namesAreUsable<S>(game: Game<S>): void {
  checkPlain('the name of the game', [game.name])
  checkPlain('a name of an option', namesOf(game.options))
  for (const { name, values, standard } of game.options) {
    checkPlain(`a value of the option ${name}`, values)
    if (!values.includes(standard))
      fail(game.name, `the standard of the option ${name}, "${standard}", is not one of its values`)
  }
  for (const options of optionCombinations(game)) checkPlain('a name of a seat', game.seats(options))
  checkDistinct('a position', [...TAKEN, ...namesOf(game.layout.scalars), ...namesOf(game.layout.groups)])
  for (const { name, members, fields } of game.layout.groups) {
    checkDistinct(`the group ${name}`, members)
    checkDistinct(`each of the ${name}`, namesOf(fields))
  }
}

const namesOf = (named: readonly { readonly name: string }[]): string[] => named.map(({ name }) => name)

function checkPlain(what: string, names: readonly string[]): void {
  for (const name of names) {
    if (!PLAIN_NAME.test(name) || / and /.test(name)) fail(what, `"${name}" is not made of plain words`)
  }
  checkDistinct(what, names)
}

function checkDistinct(where: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) fail(where, `"${twice}" is used twice`)
}
