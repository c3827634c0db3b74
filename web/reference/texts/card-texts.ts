/** The texts of the reference cards apart from the rulebook tables: a title and lines for each box. */
import type { en } from './en.ts'

export interface BoxWords {
  readonly title: string
  readonly lines?: readonly string[]
}

export interface CardTexts {
  /** Shown below the name of the game. */
  readonly about: string
  readonly boxes: Readonly<Record<string, BoxWords>>
}

/** English defines the boxes; plans and other languages are checked against it. */
export type English = typeof en
export type CardGame = keyof English
export type BoxName<G extends CardGame> = keyof English[G]['boxes'] & string
export type Words = {
  readonly [G in CardGame]: { readonly about: string; readonly boxes: Readonly<Record<BoxName<G>, BoxWords>> }
}
