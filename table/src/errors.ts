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
