import { BadInput } from './errors.ts'
import type { AnyGame } from './game.ts'

/** A choice before the game, from a short list of values. */
export interface OptionSpec {
  readonly name: string
  readonly values: readonly string[]
  readonly standard: string
}

/** One value for every option of a game. */
export type Options = Readonly<Record<string, string>>

/** The given options, checked and completed with defaults. */
export function completeOptions(
  game: Pick<AnyGame, 'name' | 'options' | 'optionProblem' | 'components'>,
  given: Readonly<Record<string, string>>,
): Options {
  for (const name of Object.keys(given)) {
    if (game.options.some((spec) => spec.name === name)) continue
    if (name === game.components?.name)
      throw new BadInput('unknown-option', `${name} is a file, not a value; load it into the game first`)
    const known = [...game.options.map((spec) => spec.name), game.components?.name ?? []].flat().join(', ')
    throw new BadInput(
      'unknown-option',
      `${game.name} has no option "${name}"; ${known ? `it has ${known}` : 'it has none'}`,
    )
  }
  const options = Object.fromEntries(game.options.map((spec) => [spec.name, chosenValue(spec, given)]))
  const problem = game.optionProblem?.(options)
  if (problem !== undefined) throw new BadInput('unknown-option', problem)
  return options
}

function chosenValue(spec: OptionSpec, given: Readonly<Record<string, string>>): string {
  const value = Object.hasOwn(given, spec.name) ? given[spec.name] : spec.standard
  if (spec.values.includes(value)) return value
  throw new BadInput('unknown-option', `option ${spec.name} cannot be "${value}"; it can be ${spec.values.join(', ')}`)
}

/** Every valid combination of option values, in the order in which the game lists them. */
export function optionCombinations(game: Pick<AnyGame, 'options' | 'optionProblem'>): readonly Options[] {
  const all = game.options.reduce<readonly Options[]>(
    (combinations, spec) =>
      combinations.flatMap((combination) => spec.values.map((value) => ({ ...combination, [spec.name]: value }))),
    [{}],
  )
  return all.filter((options) => game.optionProblem?.(options) === undefined)
}
