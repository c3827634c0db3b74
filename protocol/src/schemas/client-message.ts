import Type from 'typebox'
import { type Data, given, integer, oneOf, text } from './schema.ts'
import { Seat, Viewer } from './seat.ts'
import { Invitation } from './table.ts'

/** In UTF-16 units, as JavaScript counts. */
const LONGEST_LINE = 1000
const LONGEST_NOTE = 5000

/**
 * In bytes; a larger message is not read and closes the socket. The longest valid note takes less than half of this, even
 * if each unit is written as a six-byte escape. So a slightly longer note still gets an error message.
 */
export const LARGEST_MESSAGE = 64 * 1024

/** The most moves that can be planned in the old message `odds`. */
const MOST_PLANNED = 8

const id = Type.Optional(integer(0, Number.MAX_SAFE_INTEGER, 'Any number; the answer has the same.'))
const at = integer(-1, 1_000_000, 'The last number of the table that the sender has seen.')
const line = text(500, {
  minLength: 1,
  description: 'A line of the game’s notation, one of the `moves` of the prompt.',
})

export const Hello = given(
  {
    type: Type.Literal('hello'),
    id,
    table: text(40, { description: 'The id of the table.' }),
    seat: Type.Optional(Viewer),
    since: Type.Optional(at),
    invitation: Type.Optional(Invitation),
    language: Type.Optional(
      text(10, { description: 'Prompts and events come with sentences in this language: `en`, `de` or `pl`.' }),
    ),
  },
  'The first message on every socket. `seat` matters to somebody who has several, and -1 watches; `since` is the last number that the client knows, after a break.',
)
export type Hello = Data<typeof Hello>

const Move = given({ type: Type.Literal('move'), id, at, move: line }, 'Makes a move.')
const Undo = given(
  { type: Type.Literal('undo'), id, at },
  'Takes back one’s own last move, as long as it threw no die, drew no card and showed nothing.',
)
const Resign = given({ type: Type.Literal('resign'), id, at }, 'Gives up.')
const Propose = given(
  {
    type: Type.Literal('propose'),
    id,
    at,
    what: oneOf(
      {
        abandon: 'To end the game without a result.',
        undo: 'To take back the last `moves` moves, whatever they showed.',
        offer: 'To make `seat` vacant.',
      },
      'What is proposed.',
    ),
    moves: Type.Optional(integer(1, 10_000, 'For `undo`; 1 by default.')),
    seat: Type.Optional(Seat),
  },
  'Proposes something, which happens once everybody has agreed. `seat` is for `offer`, one’s own by default.',
)
const Agree = given({ type: Type.Literal('agree'), id, at }, 'Agrees to the proposal.')
const Decline = given({ type: Type.Literal('decline'), id, at }, 'Declines the proposal.')
const AskHint = given(
  { type: Type.Literal('hint'), id, at },
  'Asks what a bot would do, at tables with `hints`. The answer is a list of hints, or null where the table has gone on meanwhile.',
)
const Ask = given(
  {
    type: Type.Literal('ask'),
    id,
    at,
    topic: text(40, { minLength: 1, description: 'Which kind of question; each game has its own.' }),
    question: Type.Unknown({ description: 'As the topic wants it.' }),
  },
  'Asks something that only this game can answer, from what the seat knows, such as the odds of a battle. The answer is null where the game has no such topic, where the question does not apply, or where the table has gone on meanwhile. Topics and their questions are in the protocol’s documentation.',
)
/** The form in which clients asked for the topic `odds` before there was `ask`. */
const AskOdds = given(
  {
    type: Type.Literal('odds'),
    id,
    at,
    area: text(40, { minLength: 1 }),
    moves: Type.Array(line, { maxItems: MOST_PLANNED }),
  },
  'The old form of `ask` with the topic `odds`; it will stay.',
)
const Say = given(
  { type: Type.Literal('chat'), id, text: text(LONGEST_LINE, { minLength: 1, codeIfLonger: 'too-large' }) },
  'Says something to all at the table.',
)
const TakeNote = given(
  { type: Type.Literal('note'), id, text: text(LONGEST_NOTE, { codeIfLonger: 'too-large' }) },
  'Keeps a note that nobody else can read, in place of the one before.',
)
const Ping = given({ type: Type.Literal('ping'), id }, 'Is answered with `done`.')

export const ClientMessage = Type.Union(
  [Hello, Move, Undo, Resign, Propose, Agree, Decline, AskHint, Ask, AskOdds, Say, TakeNote, Ping],
  { description: 'What a client may send.' },
)
export type ClientMessage = Data<typeof ClientMessage>
