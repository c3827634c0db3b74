import Type from 'typebox'
import { Options } from './game.ts'
import { Outcome } from './outcome.ts'
import { type Data, file, inputObject, oneOf, orNull, outputObject, text, time } from './schema.ts'
import { OwnedSeatEntry, Seat } from './seat.ts'
import { TableStatus } from './table-view.ts'
import { TimeControl } from './time-control.ts'

export const Visibility = oneOf(
  { public: 'Listed for everybody.', private: 'Found only with the invitation.' },
  'Who can find a table.',
)
export type Visibility = Data<typeof Visibility>

const id = Type.String({ description: 'The id of the table.' })

export const Invitation = text(60, { description: 'The secret part of the table’s link.' })

const description = {
  id,
  game: Type.String(),
  options: Options,
  components: orNull(
    outputObject({
      name: Type.String(),
      hash: Type.String({ description: 'The fingerprint of the file.' }),
      text: Type.Optional(
        Type.String({ description: 'The file, if it is not the standard one; only in the answer for a single table.' }),
      ),
    }),
    'The components of the game, if a file can replace them.',
  ),
  seatNames: Type.Array(Type.String()),
  time: TimeControl,
  visibility: Visibility,
  watchers: Type.Boolean({ description: 'Whether others may watch.' }),
  hints: Type.Boolean({ description: 'Whether players may ask a bot what it would do. Such a game is not rated.' }),
  commitment: Type.String({ description: 'The SHA-256 of the seed, fixed when the table was opened.' }),
}

export const TableDescription = outputObject(description, 'The facts about a table that never change.')
export type TableDescription = Data<typeof TableDescription>

export const TableEntry = outputObject(
  {
    ...description,
    status: TableStatus,
    createdAt: time('When it was opened'),
    endedAt: orNull(time('When the game ended'), 'Null until then.'),
    outcome: orNull(Outcome, 'Null until the game is over.'),
    rematch: orNull(id, 'The table of the rematch, if somebody asked for one.'),
    seats: Type.Array(OwnedSeatEntry),
    invitation: Type.Optional(
      Type.String({ description: 'Only for people who have a seat or opened the table; share it as part of a link.' }),
    ),
  },
  'A table as lists show it.',
)
export type TableEntry = Data<typeof TableEntry>

export const TableList = outputObject({ tables: Type.Array(TableEntry) })
export type TableList = Data<typeof TableList>

const seatSeed = Type.Optional(
  text(100, {
    minLength: 1,
    description: 'Any text: it is mixed into the dice. By default the server draws one.',
  }),
)

const MAX_OPTION_LENGTH = 100

export const SeatRequest = Type.Union(
  [
    inputObject({ kind: Type.Literal('me') }, 'I sit here.'),
    inputObject({ kind: Type.Literal('open') }, 'Free for everybody who can find the table.'),
    inputObject({ kind: Type.Literal('invited') }, 'Free for those who have the invitation.'),
    inputObject(
      { kind: Type.Literal('bot'), bot: text(40, { description: 'One of the `bots` of the game.' }) },
      'A bot.',
    ),
  ],
  { description: 'Who is to sit in a seat.' },
)
export type SeatRequest = Data<typeof SeatRequest>

export const TableRequest = inputObject(
  {
    game: text(40, { description: 'The `name` of a game.' }),
    options: Type.Optional(
      Type.Refine(
        Type.Record(Type.String(), text(MAX_OPTION_LENGTH), {
          maxProperties: 20,
          'x-wanted': `an object with names of at most ${MAX_OPTION_LENGTH} characters`,
          description: 'Options that are left out have their default value.',
        }),
        (options: object) => Object.keys(options).every((name) => name.length <= MAX_OPTION_LENGTH),
      ),
    ),
    components: Type.Optional(file(100_000, 'A file that replaces the game’s standard components.')),
    seats: Type.Array(SeatRequest, {
      maxItems: 10,
      description: 'One for each seat, in the order of the game. At least one must not be a bot.',
    }),
    time: Type.Optional(TimeControl),
    visibility: Type.Optional(Visibility),
    watchers: Type.Optional(Type.Boolean({ description: 'Whether others may watch; true by default.' })),
    hints: Type.Optional(Type.Boolean({ description: 'Whether players may ask for hints; false by default.' })),
    seed: seatSeed,
  },
  'A table to be opened.',
)
export type TableRequest = Data<typeof TableRequest>

export const JoinRequest = inputObject(
  {
    seat: Type.Optional(Seat),
    invitation: Type.Optional(Invitation),
    seed: seatSeed,
  },
  'Which seat to take; any free one by default.',
)
export type JoinRequest = Data<typeof JoinRequest>

export const SeatChoice = inputObject({ seat: Seat })
export type SeatChoice = Data<typeof SeatChoice>

export const SubstituteRequest = inputObject(
  {
    seat: Seat,
    bot: Type.Optional(text(40, { description: 'The bot to put there; without it, you take the seat yourself.' })),
    invitation: Type.Optional(Invitation),
  },
  'A vacant seat to take over, or to give to a bot.',
)
export type SubstituteRequest = Data<typeof SubstituteRequest>

export const TakenSeat = outputObject({ seat: Seat }, 'Your seat.')
export type TakenSeat = Data<typeof TakenSeat>

export const WrittenRow = outputObject({
  number: Type.Integer({ description: 'The number of the row that was written.' }),
})
export type WrittenRow = Data<typeof WrittenRow>

export const TableId = outputObject({ id })
export type TableId = Data<typeof TableId>
