import type { Game } from '../game.ts'
import type { Options } from '../options.ts'

/** One property of a game. `run` throws an error that says where it fails. */
export interface Check {
  readonly name: string
  run(): void
}

/** A game under one combination of options, and how often to try it. */
export interface Trial<S> {
  readonly game: Game<S>
  readonly options: Options
  /** Number of whole games for cheap checks. */
  readonly games: number
  /** Number of games for expensive checks. */
  readonly fewGames: number
  /** Whether every seat knows everything, so that there is nothing to imagine. */
  readonly nothingHidden: boolean
  /** Events that make a choice public although its effect is hidden. */
  readonly announced: readonly string[]
}

/** The options as one short line, for names and seeds. */
export const labelOf = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')

/** The seed of game number `index`. It is the same in every run, so that failures are reproducible. */
export const seedOf = <S>({ game, options }: Trial<S>, index: number): string =>
  `${game.name}(${labelOf(options)})#${index}`

export const seedsOf = <S>(trial: Trial<S>, games: number): string[] =>
  Array.from({ length: games }, (_, index) => seedOf(trial, index))

export function fail(where: string, what: string): never {
  throw new Error(`${where}: ${what}`)
}
