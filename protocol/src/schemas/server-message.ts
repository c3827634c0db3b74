import Type from 'typebox'
import { ChatLine } from './chat.ts'
import { RowAuthor } from './log-row.ts'
import { VisibleEvent } from './question.ts'
import { RefusalCode } from './refusal.ts'
import { type Data, outputObject, time } from './schema.ts'
import { Seat, SeatEntry, Viewer } from './seat.ts'
import { TableDescription } from './table.ts'
import { Change, VisibleState } from './table-view.ts'

const number = Type.Integer({ description: 'The number of the last row included.' })
const now = time('The time of the server')
const told = Type.Integer({ description: 'Forget all events from this number on, then add `events`.' })
const events = Type.Array(VisibleEvent)
const id = Type.Optional(Type.Integer({ description: 'The `id` of the message that this answers.' }))

const Whole = outputObject(
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
  'The whole table. It is sent after the hello and after a stale message. With `same` the last four fields are missing.',
)

const Update = outputObject(
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

const Seats = outputObject({ type: Type.Literal('seats'), seats: Type.Array(SeatEntry) }, 'Who sits where.')

const Presence = outputObject(
  {
    type: Type.Literal('presence'),
    seats: Type.Array(Seat, { description: 'The seats whose players are present.' }),
    watching: Type.Integer({ description: 'The number of observers.' }),
    names: Type.Array(Type.String(), { description: 'The names of some of them.' }),
  },
  'Who is present.',
)

const Chat = outputObject(
  { type: Type.Literal('chat'), lines: Type.Array(ChatLine) },
  'The latest 200 lines at first, then each new one.',
)

const Note = outputObject(
  { type: Type.Literal('note'), text: Type.String() },
  'Your own note, after the hello, if there is one.',
)

export const Hint = outputObject(
  {
    line: Type.String({ description: 'A legal move.' }),
    chance: Type.Optional(
      Type.Number({
        description: 'How likely you are to win with it, from 0 to 1; missing if the bot did not search.',
      }),
    ),
  },
  'A move that a bot would consider; the best comes first.',
)
export type Hint = Data<typeof Hint>

const Done = outputObject(
  {
    type: Type.Literal('done'),
    id,
    number: Type.Optional(Type.Integer({ description: 'The resulting row; for chat, the number of the line.' })),
    answer: Type.Optional(
      Type.Union([
        Type.Array(Hint, { description: 'For `hint`.' }),
        Type.Record(Type.String(), Type.Unknown(), { description: 'For `ask`: as the topic says.' }),
        Type.Null(),
      ]),
    ),
  },
  'The message with this `id` was carried out, and the result is stored.',
)

const Refused = outputObject(
  { type: Type.Literal('error'), id, code: RefusalCode, text: Type.String({ description: 'Why, for people.' }) },
  'The message with this `id` was refused. Without an `id`, it says why the socket is about to close.',
)

export const ServerMessage = Type.Union([Whole, Update, Seats, Presence, Chat, Note, Done, Refused], {
  description: 'What the server may send.',
})
export type ServerMessage = Data<typeof ServerMessage>
