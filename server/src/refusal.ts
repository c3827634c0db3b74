import { REFUSALS, type RefusalCode } from '@tudor-rose/protocol'
import { BadInput } from '@tudor-rose/table'

export type { RefusalCode }

/** Why the server refuses something. Programs read the code, people the sentence. A refused request changes nothing. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, sentence: string) {
    super(sentence)
    this.name = 'Refusal'
    this.code = code
  }

  /** The HTTP status. */
  get status(): number {
    return REFUSALS[this.code][0]
  }
}

/** Turns bad input for a game into a refusal; other errors are faults of the server and stay as they are. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof BadInput)) return error
  const code = error.kind === 'illegal-move' || error.kind === 'nothing-to-undo' ? error.kind : 'bad-table'
  return new Refusal(code, error.message)
}
