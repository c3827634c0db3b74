/** A choice made before the game, from a short list of values. */
export interface OptionSpec {
  readonly name: string
  readonly values: readonly string[]
  readonly standard: string
}

/** One value for every option of a game. */
export type Options = Readonly<Record<string, string>>
