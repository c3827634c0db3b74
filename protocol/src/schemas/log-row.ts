import { type Data, oneOf, outputObject } from './schema.ts'
import { Viewer } from './seat.ts'

export const RowKind = oneOf(
  {
    start: 'The game begins.',
    move: 'A seat moves.',
    undo: 'A seat takes back its last move.',
    resign: 'A seat resigns.',
    flag: 'The time of a seat is up.',
    propose: 'A seat proposes something.',
    agree: 'A seat agrees to the proposal.',
    decline: 'A seat declines the proposal, which ends it.',
    offer: 'A seat becomes vacant.',
    substitute: 'Somebody takes over a vacant seat, perhaps its owner.',
  },
  'The kind of a row in the log of a table.',
)
export type RowKind = Data<typeof RowKind>

export const RowAuthor = outputObject(
  { kind: RowKind, seat: Viewer },
  'What happened, and the seat it concerns; -1 for the start.',
)
export type RowAuthor = Data<typeof RowAuthor>
