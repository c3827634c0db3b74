import type { Problem } from './problem.ts'

/** The kinds of bad input, for programs. The message is for people. */
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

export interface SourceLocation {
  /** Counted from 1. */
  readonly line?: number
}

/** Unusable input: what is wrong, where, and what to do. Nothing has been changed. */
export class BadInput extends Error {
  readonly kind: BadInputKind
  readonly line: number | undefined
  /** The message without the line. */
  readonly reason: string

  constructor(kind: BadInputKind, reason: string, location: SourceLocation = {}) {
    super(location.line === undefined ? reason : `line ${location.line}: ${reason}`)
    this.name = 'BadInput'
    this.kind = kind
    this.line = location.line
    this.reason = reason
  }
}

/** One problem in a component file. */
export interface ComponentProblem {
  /** Path in the file: member names and item indices. */
  readonly path: readonly (string | number)[]
  /** The name of the place, such as `card wakefield, region`. */
  readonly name: string
  readonly line: number
  readonly problem: Problem
}

/** A component file that cannot be used, with all its problems. The message is the first of them. */
export class BadComponents extends BadInput {
  readonly problems: readonly ComponentProblem[]

  constructor(problems: readonly ComponentProblem[]) {
    const [{ name, line, problem }] = problems
    super('bad-components', `${name}: ${problem.text}`, { line })
    this.problems = problems
  }
}
