import {
  integer,
  list,
  maybe,
  object,
  oneOf,
  parseJson,
  type Shape,
  type Shaped,
  tagged,
  text,
} from '../input/shape.ts'
import { Refusal } from '../refusal.ts'

/** In UTF-16 units, as JavaScript counts. */
const LONGEST_LINE = 1000
const LONGEST_NOTE = 5000

/**
 * In bytes; what is larger is not read, and closes the socket. The longest note takes less than half of it, even with each
 * unit written as an escape of six bytes, so that who writes somewhat too much is told so.
 */
export const LARGEST_MESSAGE = 64 * 1024
const DEEPEST_MESSAGE = 4

/** How many moves somebody may plan before a battle. */
const MOST_PLANNED = 8

/** A number that the sender chooses, to know the answer by. */
const id = maybe(integer(0, Number.MAX_SAFE_INTEGER))
/** The last number that the sender has seen of the table. */
const at = integer(-1, 1_000_000)

/** What people say or note: their text may have come to be too long without their noticing, so they are told that it is that. */
const words =
  (most: number, least = 0): Shape<string> =>
  (value, path) => {
    if (typeof value === 'string' && value.length > most)
      throw new Refusal('too-large', `${path} should have at most ${most} characters`)
    return text(most, least)(value, path)
  }

/** What a client may say. docs/protocol.md explains it. */
const clientMessage = tagged('type', {
  hello: object({
    id,
    table: text(40),
    /** Which seat to sit on, for somebody who has several; -1 to watch. */
    seat: maybe(integer(-1, 20)),
    /** Up to which number the sender knows the table already. */
    since: maybe(at),
    invitation: maybe(text(60)),
    /** Sentences in this language beside the message keys. */
    language: maybe(text(10)),
  }),
  move: object({ id, at, move: text(500, 1) }),
  undo: object({ id, at }),
  resign: object({ id, at }),
  propose: object({
    id,
    at,
    what: oneOf('abandon', 'undo', 'offer'),
    moves: maybe(integer(1, 10_000)),
    seat: maybe(integer(0, 20)),
  }),
  agree: object({ id, at }),
  decline: object({ id, at }),
  hint: object({ id, at }),
  odds: object({ id, at, area: text(40, 1), moves: list(text(500, 1), MOST_PLANNED) }),
  chat: object({ id, text: words(LONGEST_LINE, 1) }),
  note: object({ id, text: words(LONGEST_NOTE) }),
  ping: object({ id }),
})

export type ClientMessage = Shaped<typeof clientMessage>
export type Hello = Extract<ClientMessage, { type: 'hello' }>

/** A message as it came: with its id, if it has one that can be used, and still to be checked. */
export interface GivenMessage {
  readonly id: number | undefined
  /** Throws a `Refusal` if it is none of the messages that there are. */
  check(): ClientMessage
}

export function readMessage(source: string): GivenMessage {
  try {
    const given = parseJson(source, DEEPEST_MESSAGE)
    return { id: usableId(given), check: () => clientMessage(given, '') }
  } catch (error) {
    return {
      id: undefined,
      check: () => {
        throw error
      },
    }
  }
}

function usableId(given: unknown): number | undefined {
  const isObject = typeof given === 'object' && given !== null && Object.hasOwn(given, 'id')
  const asked = isObject ? (given as { readonly id: unknown }).id : undefined
  return typeof asked === 'number' && Number.isSafeInteger(asked) && asked >= 0 ? asked : undefined
}
