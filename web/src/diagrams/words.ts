import type { GameName } from '../boards/games.ts'
import type { en } from './words/en.ts'

/** What is said about one picture. */
export interface DiagramWords {
  /** All that the picture shows, for those who do not see it. */
  readonly alternative: string
  /** What the numbers in the picture stand for, from 1 on. */
  readonly legend?: readonly string[]
}

export type AnyWords = Readonly<Record<GameName, Readonly<Record<string, DiagramWords>>>>

/** English has the names; drawings and other languages are checked by it. */
export type DiagramName<G extends GameName> = keyof (typeof en)[G]
export type Words = { readonly [G in GameName]: Readonly<Record<DiagramName<G>, DiagramWords>> }
