import Type from 'typebox'
import { RowAuthor } from './log-row.ts'
import { Outcome } from './outcome.ts'
import { AskedSeat, VisibleEvent } from './question.ts'
import { type Data, inputObject, orNull, outputObject, text, time } from './schema.ts'
import { Seat } from './seat.ts'
import { Invitation, TableDescription } from './table.ts'
import { Change, Seeds } from './table-view.ts'

export const ReplayQuery = inputObject({
  eyes: Type.Optional(
    text(20, {
      description:
        'A seat (`0`), `observer` or `all`, for which nothing is hidden; your own seat or `observer` by default.',
    }),
  ),
  language: Type.Optional(text(10, { description: 'Adds sentences in this language: `en`, `de` or `pl`.' })),
  invitation: Type.Optional(Invitation),
})
export type ReplayQuery = Data<typeof ReplayQuery>

export const ReplayFrame = outputObject(
  {
    view: Type.Unknown({
      description:
        'What this viewer saw. For `all` it is `{ seats, position }`: what each seat saw, and the position as `tudor position` writes it.',
    }),
    awaited: Type.Array(Seat),
    asked: Type.Array(AskedSeat, { description: 'The questions that this viewer could see.' }),
  },
  'The game between two moves.',
)
export type ReplayFrame = Data<typeof ReplayFrame>

export const ReplayStep = outputObject(
  {
    by: RowAuthor,
    move: orNull(Type.String(), 'The line of notation; null for a resignation or a flag.'),
    time: time('When it was made'),
    changes: Type.Array(Change, { description: 'From the frame before to this one.' }),
    events: Type.Array(VisibleEvent, { description: 'The events of the move.' }),
  },
  'A move of the record; moves that were taken back are left out.',
)
export type ReplayStep = Data<typeof ReplayStep>

export const Replay = outputObject(
  {
    table: TableDescription,
    eyes: Type.Union([Seat, Type.Literal('observer'), Type.Literal('all')]),
    outcome: Outcome,
    seeds: Seeds,
    start: outputObject({ time: time('When the game began'), face: ReplayFrame, events: Type.Array(VisibleEvent) }),
    steps: Type.Array(ReplayStep),
  },
  'A complete game that is over. A client that keeps the frames can go back and forth without further requests.',
)
export type Replay = Data<typeof Replay>
