import Type from 'typebox'
import { ChatLine } from './chat.ts'
import { RowAuthor } from './log-row.ts'
import { VisibleEvent } from './question.ts'
import { RefusalCode } from './refusal.ts'
import { type Data, sent, time } from './schema.ts'
import { Seat, SeatEntry, Viewer } from './seat.ts'
import { TableDescription } from './table.ts'
import { Change, VisibleState } from './table-view.ts'

const number = Type.Integer({ description: 'The number of the last row that it tells of.' })
const now = time('The time of the server')
const told = Type.Integer({ description: 'Forget all events from this number on, then add `events`.' })
const events = Type.Array(VisibleEvent)
const id = Type.Optional(Type.Integer({ description: 'The `id` of the message that this answers.' }))

const Whole = sent(
  {
    type: Type.Literal('table'),
    number,
    now,
    viewer: Viewer,
    same: Type.Optional(Type.Literal(true, { description: 'Nothing has changed since `since` of the hello.' })),
    table: Type.Optional(TableDescription),
    face: Type.Optional(VisibleState),
    told: Type.Optional(told),
    events: Type.Optional(events),
  },
  'The whole table. It comes after the hello and after a stale message. With `same` the last four are missing.',
)

const Update = sent(
  {
    type: Type.Literal('update'),
    number,
    now,
    by: RowAuthor,
    changes: Type.Array(Change, { description: 'What has changed in `face`.' }),
    told,
    events,
  },
  'A row was added.',
)

const Seats = sent({ type: Type.Literal('seats'), seats: Type.Array(SeatEntry) }, 'Who sits where.')

const Presence = sent(
  {
    type: Type.Literal('presence'),
    seats: Type.Array(Seat, { description: 'The seats whose players are here.' }),
    watching: Type.Integer({ description: 'How many watch.' }),
    names: Type.Array(Type.String(), { description: 'The names of some of those.' }),
  },
  'Who is here.',
)

const Chat = sent(
  { type: Type.Literal('chat'), lines: Type.Array(ChatLine) },
  'The latest 200 lines at first, then each new one.',
)

const Note = sent(
  { type: Type.Literal('note'), text: Type.String() },
  'Your own note, after the hello, if there is one.',
)

export const Hint = sent(
  {
    line: Type.String({ description: 'A legal move.' }),
    chance: Type.Optional(
      Type.Number({
        description: 'How likely you are to win with it, from 0 to 1; missing where the bot did not have to search.',
      }),
    ),
  },
  'A move that a bot would think of, the best one first.',
)
export type Hint = Data<typeof Hint>

const Done = sent(
  {
    type: Type.Literal('done'),
    id,
    number: Type.Optional(Type.Integer({ description: 'The row that came of it; of a line of chat its number.' })),
    answer: Type.Optional(
      Type.Union([
        Type.Array(Hint, { description: 'For `hint`.' }),
        Type.Record(Type.String(), Type.Unknown(), { description: 'For `ask`: as the topic says.' }),
        Type.Null(),
      ]),
    ),
  },
  'The message with this `id` was carried out, and what came of it is stored.',
)

const Refused = sent(
  { type: Type.Literal('error'), id, code: RefusalCode, text: Type.String({ description: 'Why, for people.' }) },
  'The message with this `id` was refused. Without an `id`, it says why the socket is about to close.',
)

export const ServerMessage = Type.Union([Whole, Update, Seats, Presence, Chat, Note, Done, Refused], {
  description: 'What the server may send.',
})
export type ServerMessage = Data<typeof ServerMessage>
