import { integer, maybe, object, oneOf, type Shaped, tagged, text } from '../input/shape.ts'

/** No message that a person means is larger, in bytes. */
export const LARGEST_MESSAGE = 8 * 1024
export const DEEPEST_MESSAGE = 4

/** A number that the sender chooses, to know the answer by. */
const id = maybe(integer(0, Number.MAX_SAFE_INTEGER))
/** The last number that the sender has seen of the table. */
const at = integer(-1, 1_000_000)

/** What a client may say. docs/protocol.md explains it. */
export const clientMessage = tagged('type', {
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
  propose: object({ id, at, what: oneOf('abandon', 'undo'), moves: maybe(integer(1, 10_000)) }),
  agree: object({ id, at }),
  decline: object({ id, at }),
  chat: object({ id, text: text(1000, 1) }),
  note: object({ id, text: text(5000) }),
  ping: object({ id }),
})

export type ClientMessage = Shaped<typeof clientMessage>
export type Hello = Extract<ClientMessage, { type: 'hello' }>
