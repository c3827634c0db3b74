import Type from 'typebox'
import { type Data, day, inputObject, integer, oneOf } from './schema.ts'

export const OnFlag = oneOf(
  { lose: 'The game is lost.', offer: 'The seat is free for a substitute or a bot.' },
  'What happens to a seat whose time is up.',
)
export type OnFlag = Data<typeof OnFlag>

const NoLimit = inputObject(
  {
    kind: Type.Literal('none'),
    vanishedAfterHours: Type.Optional(
      integer(
        1,
        8760,
        'How long a player who must decide may be absent before others may offer the seat; 168 by default.',
      ),
    ),
  },
  'No clock runs.',
)

const LiveTime = inputObject(
  {
    kind: Type.Literal('live'),
    bankSeconds: integer(10, 86_400, 'The time that each seat starts with. It runs while the seat must decide.'),
    incrementSeconds: integer(0, 3600, 'The time that a finished turn adds.'),
    onFlag: OnFlag,
  },
  'A live game.',
)

const CorrespondenceTime = inputObject(
  {
    kind: Type.Literal('correspondence'),
    daysPerMove: integer(1, 60, 'The time for each decision. It does not accumulate.'),
    bankDays: integer(0, 365, 'A reserve for decisions that take longer.'),
    weekendsOff: Type.Boolean({ description: 'Whether no clock runs on Saturdays and Sundays of UTC.' }),
    holidays: Type.Array(day('A day of UTC, such as 2026-12-25.'), {
      maxItems: 60,
      description: 'Other days on which no clock runs.',
    }),
    onFlag: OnFlag,
  },
  'A correspondence game.',
)

export const TimeControl = Type.Union([NoLimit, LiveTime, CorrespondenceTime], {
  description: 'How much time the seats have. Chosen when the table is opened.',
})
export type TimeControl = Data<typeof TimeControl>
export type NoLimit = Data<typeof NoLimit>
export type LiveTime = Data<typeof LiveTime>
export type CorrespondenceTime = Data<typeof CorrespondenceTime>
