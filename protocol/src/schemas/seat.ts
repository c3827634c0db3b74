import Type from 'typebox'
import { type Data, integer, oneOf, orNull, outputObject } from './schema.ts'

/** More than any game has. */
const MAX_SEATS = 20

export const Seat = integer(0, MAX_SEATS, 'A seat: 0, 1, 2 ... in the order of the seat names of the table.')

export const Viewer = integer(-1, MAX_SEATS, 'A seat, or -1 for an observer.')

export const SeatKind = oneOf(
  {
    open: 'Free for everybody who can find the table.',
    invited: 'Free for those who have the invitation.',
    person: 'Somebody sits there.',
    bot: 'A bot sits there.',
  },
  'Who sits in a seat, or who may.',
)
export type SeatKind = Data<typeof SeatKind>

const entry = {
  seat: Seat,
  kind: SeatKind,
  name: orNull(Type.String(), 'The name of the person or of the bot; null for a free seat.'),
}

export const SeatEntry = outputObject(entry, 'Who sits in a seat.')
export type SeatEntry = Data<typeof SeatEntry>

export const OwnedSeatEntry = outputObject(
  { ...entry, mine: Type.Boolean({ description: 'Whether it is your seat.' }) },
  'Who sits in a seat, and whether that is you.',
)
export type OwnedSeatEntry = Data<typeof OwnedSeatEntry>
