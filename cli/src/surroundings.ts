import type { Offer } from './offer.ts'

/** Somewhere to write to: a terminal, a pipe, or what a test collects. */
export interface Sink {
  write(text: string): unknown
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
}

/** What a command may touch of the process around it, so that tests can hand in their own. */
export interface Surroundings {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined }
  readonly output: Sink
  readonly errors: Sink
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The games to choose from. */
  readonly offers: readonly Offer[]
}

export const print = (around: Surroundings, text: string): void => {
  around.output.write(`${text}\n`)
}

export const printJson = (around: Surroundings, value: unknown): void => print(around, JSON.stringify(value))
