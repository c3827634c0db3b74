import type { en } from './en.ts'

/** The texts of one diagram. */
export interface DiagramTexts {
  /** A full description, for readers who do not see the picture. */
  readonly alternative: string
  /** The meaning of the numbers in the picture, starting with 1. */
  readonly legend?: readonly string[]
}

export type AnyTexts = Readonly<Record<string, Readonly<Record<string, DiagramTexts>>>>

/** English defines the names; drawings and other languages are checked against it. */
export type DiagramGame = keyof typeof en
export type DiagramName<G extends DiagramGame> = keyof (typeof en)[G]
export type Words = { readonly [G in DiagramGame]: Readonly<Record<DiagramName<G>, DiagramTexts>> }
