import { BadInput } from '@tudor-rose/table'

/** Why the server does not do what it was asked. Programs read the code, people the sentence; nothing has been changed. */
export type RefusalCode =
  | 'bad-message'
  | 'too-large'
  | 'too-many-requests'
  | 'too-many-sockets'
  | 'not-logged-in'
  | 'wrong-password'
  | 'bad-name'
  | 'name-reserved'
  | 'name-taken'
  | 'wrong-origin'
  | 'not-found'
  | 'no-such-table'
  | 'not-allowed'
  | 'seat-taken'
  | 'not-started'
  | 'already-started'
  | 'game-over'
  | 'not-over'
  | 'stale'
  | 'illegal-move'
  | 'nothing-to-undo'
  | 'nothing-proposed'
  | 'time-is-up'
  | 'bad-table'
  | 'no-mail'
  | 'nowhere-to-send'
  | 'link-expired'
  | 'unavailable'

const STATUS: Readonly<Record<RefusalCode, number>> = {
  'bad-message': 400,
  'too-large': 413,
  'too-many-requests': 429,
  'too-many-sockets': 429,
  'not-logged-in': 401,
  'wrong-password': 403,
  'bad-name': 422,
  'name-reserved': 409,
  'name-taken': 409,
  'wrong-origin': 403,
  'not-found': 404,
  'no-such-table': 404,
  'not-allowed': 403,
  'seat-taken': 409,
  'not-started': 409,
  'already-started': 409,
  'game-over': 409,
  'not-over': 409,
  stale: 409,
  'illegal-move': 422,
  'nothing-to-undo': 409,
  'nothing-proposed': 409,
  'time-is-up': 409,
  'bad-table': 422,
  'no-mail': 501,
  'nowhere-to-send': 409,
  'link-expired': 410,
  unavailable: 503,
}

export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, sentence: string) {
    super(sentence)
    this.name = 'Refusal'
    this.code = code
  }

  /** The status of an HTTP answer that says so. */
  get status(): number {
    return STATUS[this.code]
  }
}

/** What was wrong with a move or a set-up, as a refusal; anything else is a fault of ours and stays what it is. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof BadInput)) return error
  const code = error.kind === 'illegal-move' || error.kind === 'nothing-to-undo' ? error.kind : 'bad-table'
  return new Refusal(code, error.message)
}
