import Type from 'typebox'
import { type Data, inputObject, integer, oneOf, text } from './schema.ts'
import { Seat, Viewer } from './seat.ts'
import { Invitation } from './table.ts'

/** In UTF-16 units, as JavaScript counts. */
const MAX_LINE_LENGTH = 1000
const MAX_NOTE_LENGTH = 5000

/**
 * In bytes; a larger message is not read and closes the socket. The longest valid note takes less than half of this, even
 * if each unit is written as a six-byte escape. So a slightly longer note still gets an error message.
 */
export const MAX_MESSAGE_BYTES = 64 * 1024

/** The most moves that can be planned in the old message `odds`. */
const MAX_PLANNED = 8

const id = Type.Optional(integer(0, Number.MAX_SAFE_INTEGER, 'Any number; the answer has the same id.'))
const at = integer(-1, 1_000_000, 'The last number of the table that the sender has seen.')
const line = text(500, {
  minLength: 1,
  description: 'A line of the game’s notation, one of the `moves` of the prompt.',
})

export const Hello = inputObject(
  {
    type: Type.Literal('hello'),
    id,
    table: text(40, { description: 'The id of the table.' }),
    seat: Type.Optional(Viewer),
    since: Type.Optional(at),
    invitation: Type.Optional(Invitation),
    language: Type.Optional(
      text(10, { description: 'Adds sentences in this language to prompts and events: `en`, `de` or `pl`.' }),
    ),
  },
  'The first message on every socket. `seat` selects one of several seats of the same person; -1 watches. `since` is the last number that the client knows, when it reconnects.',
)
export type Hello = Data<typeof Hello>

const Move = inputObject({ type: Type.Literal('move'), id, at, move: line }, 'Makes a move.')
const Undo = inputObject(
  { type: Type.Literal('undo'), id, at },
  'Takes back your own last move, unless it rolled a die, drew a card or revealed something.',
)
const Resign = inputObject({ type: Type.Literal('resign'), id, at }, 'Resigns.')
const Propose = inputObject(
  {
    type: Type.Literal('propose'),
    id,
    at,
    what: oneOf(
      {
        abandon: 'To end the game without a result.',
        undo: 'To take back the last `moves` moves, whatever they revealed.',
        offer: 'To make `seat` vacant.',
      },
      'What is proposed.',
    ),
    moves: Type.Optional(integer(1, 10_000, 'For `undo`; 1 by default.')),
    seat: Type.Optional(Seat),
  },
  'Proposes something, which happens once everybody has agreed. `seat` is for `offer`; your own by default.',
)
const Agree = inputObject({ type: Type.Literal('agree'), id, at }, 'Agrees to the proposal.')
const Decline = inputObject({ type: Type.Literal('decline'), id, at }, 'Declines the proposal.')
const AskHint = inputObject(
  { type: Type.Literal('hint'), id, at },
  'Asks what a bot would do, at tables with `hints`. The answer is a list of hints, or null if the table has moved on in the meantime.',
)
const Ask = inputObject(
  {
    type: Type.Literal('ask'),
    id,
    at,
    topic: text(40, { minLength: 1, description: 'Which kind of question; each game has its own.' }),
    question: Type.Unknown({ description: 'As the topic requires.' }),
  },
  'Asks something that only this game can answer, from what the seat knows, such as the odds of a battle. The answer is null if the game has no such topic, if the question does not apply, or if the table has moved on in the meantime. The protocol’s documentation lists topics and their questions.',
)
/** How clients asked for the topic `odds` before there was `ask`. */
const AskOdds = inputObject(
  {
    type: Type.Literal('odds'),
    id,
    at,
    area: text(40, { minLength: 1 }),
    moves: Type.Array(line, { maxItems: MAX_PLANNED }),
  },
  'The old form of `ask` with the topic `odds`, which is still supported.',
)
const Say = inputObject(
  { type: Type.Literal('chat'), id, text: text(MAX_LINE_LENGTH, { minLength: 1, codeIfLonger: 'too-large' }) },
  'Sends a chat line to everybody at the table.',
)
const TakeNote = inputObject(
  { type: Type.Literal('note'), id, text: text(MAX_NOTE_LENGTH, { codeIfLonger: 'too-large' }) },
  'Stores a private note, which replaces the previous one.',
)
const Ping = inputObject({ type: Type.Literal('ping'), id }, 'The answer is `done`.')

export const ClientMessage = Type.Union(
  [Hello, Move, Undo, Resign, Propose, Agree, Decline, AskHint, Ask, AskOdds, Say, TakeNote, Ping],
  { description: 'What a client may send.' },
)
export type ClientMessage = Data<typeof ClientMessage>
