import type { Game } from '../game.ts'
import type { Options } from '../options.ts'

/** One property of a game. `run` throws an error that says where it does not hold. */
export interface Check {
  readonly name: string
  run(): void
}

/** A game under one combination of options, and how often to try it. */
export interface Trial<S> {
  readonly game: Game<S>
  readonly options: Options
  /** How many whole games to play where a game costs little. */
  readonly games: number
  /** How many where much is checked along the way. */
  readonly fewGames: number
  /** Whether every seat knows everything, so that there is nothing to imagine. */
  readonly nothingHidden: boolean
  /** Events that tell everybody of a choice although what it does is hidden. */
  readonly announced: readonly string[]
}

/** The options as one short line, for names and seeds. */
export const labelOf = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')

/** The seed of the trial's game number `index`: the same in every run, so that a failure can be seen again. */
export const seedOf = <S>({ game, options }: Trial<S>, index: number): string =>
  `${game.name}(${labelOf(options)})#${index}`

/** The seeds of so many games. */
export const seedsOf = <S>(trial: Trial<S>, games: number): string[] =>
  Array.from({ length: games }, (_, index) => seedOf(trial, index))

export function fail(where: string, what: string): never {
  throw new Error(`${where}: ${what}`)
}
