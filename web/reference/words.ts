/** What the reference cards say besides the tables of the rulebooks: a title and lines for each box. */
import type { en } from './words/en.ts'

export interface BoxWords {
  readonly title: string
  readonly lines?: readonly string[]
}

export interface CardWords {
  /** Below the name of the game. */
  readonly about: string
  readonly boxes: Readonly<Record<string, BoxWords>>
}

/** English has the boxes; plans and other languages are checked by it. */
export type English = typeof en
export type CardGame = keyof English
export type BoxName<G extends CardGame> = keyof English[G]['boxes'] & string
export type Words = {
  readonly [G in CardGame]: { readonly about: string; readonly boxes: Readonly<Record<BoxName<G>, BoxWords>> }
}
