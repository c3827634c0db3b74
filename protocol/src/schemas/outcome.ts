import Type from 'typebox'
import { type Data, outputObject } from './schema.ts'
import { Seat } from './seat.ts'

export const Outcome = Type.Union(
  [
    outputObject(
      {
        kind: Type.Literal('result'),
        winners: Type.Array(Seat, { description: 'Empty if the game is drawn.' }),
        reason: Type.String({ description: 'A message key of the game’s texts.' }),
        resigned: Type.Optional(Seat),
        flagged: Type.Optional(Seat),
      },
      'The game has a result. `resigned` or `flagged` is the seat that resigned or ran out of time, if that ended it.',
    ),
    outputObject({ kind: Type.Literal('abandoned') }, 'All agreed to end the game without a result.'),
    outputObject({ kind: Type.Literal('stopped') }, 'The game exceeded the maximum number of moves.'),
  ],
  { description: 'How a table ended.' },
)
export type Outcome = Data<typeof Outcome>
