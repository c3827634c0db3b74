import type { Complaint } from './complaint.ts'

/** The kinds of bad input, for programs; the message is for people. */
export type BadInputKind =
  | 'unknown-game'
  | 'unknown-option'
  | 'illegal-move'
  | 'bad-record'
  | 'cut-record'
  | 'other-rules-version'
  | 'bad-position'
  | 'bad-components'
  | 'other-components'
  | 'nothing-to-undo'
  | 'unknown-language'

/** Where in a text the trouble is. */
export interface Place {
  /** Counted from 1. */
  readonly line?: number
}

/** Input that cannot be used: what is wrong, where, and what to do. Nothing has been changed. */
export class BadInput extends Error {
  readonly kind: BadInputKind
  readonly line: number | undefined
  /** The message without the line. */
  readonly reason: string

  constructor(kind: BadInputKind, reason: string, place: Place = {}) {
    super(place.line === undefined ? reason : `line ${place.line}: ${reason}`)
    this.name = 'BadInput'
    this.kind = kind
    this.line = place.line
    this.reason = reason
  }
}

/** One thing that is wrong with a file of components. */
export interface ComponentProblem {
  /** Where it is in the file: names of members and numbers of items. */
  readonly path: readonly (string | number)[]
  /** What the place is called, such as `card wakefield, region`. */
  readonly name: string
  readonly line: number
  readonly complaint: Complaint
}

/** A file of components that cannot be played with, with all that is wrong with it; the message tells the first of that. */
export class BadComponents extends BadInput {
  readonly problems: readonly ComponentProblem[]

  constructor(problems: readonly ComponentProblem[]) {
    const [{ name, line, complaint }] = problems
    super('bad-components', `${name}: ${complaint.text}`, { line })
    this.problems = problems
  }
}
