import type { GameEntry } from './game-entry.ts'

/** A terminal, a pipe, or a buffer in tests. */
export interface Sink {
  write(text: string): unknown
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
}

/** What a command may use of the process, so that tests can inject their own. */
export interface Environment {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined }
  readonly output: Sink
  readonly errors: Sink
  readonly variables: Readonly<Record<string, string | undefined>>
  /** The available games. */
  readonly games: readonly GameEntry[]
}

export const print = (environment: Environment, text: string): void => {
  environment.output.write(`${text}\n`)
}

export const printJson = (environment: Environment, value: unknown): void => print(environment, JSON.stringify(value))
