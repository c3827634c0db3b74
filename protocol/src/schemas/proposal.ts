import Type from 'typebox'
import { type Data, integer, outputObject } from './schema.ts'
import { Seat } from './seat.ts'

export const Proposed = Type.Union(
  [
    outputObject({ what: Type.Literal('abandon') }, 'The game ends without a result.'),
    outputObject(
      { what: Type.Literal('undo'), moves: integer(1, 10_000) },
      'The last `moves` moves are taken back, whatever they revealed.',
    ),
    outputObject({ what: Type.Literal('offer'), seat: Seat }, 'The seat becomes vacant.'),
  ],
  { description: 'Something that happens if everybody agrees.' },
)
export type Proposed = Data<typeof Proposed>

export const Proposal = outputObject(
  {
    proposed: Proposed,
    by: Seat,
    agreed: Type.Array(Seat, { description: 'The seats that have agreed so far. Bots always agree.' }),
  },
  'What is proposed at a table. It ends with a move, when somebody declines, or when a seat is offered or taken over.',
)
export type Proposal = Data<typeof Proposal>
