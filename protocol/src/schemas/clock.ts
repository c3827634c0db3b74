import Type from 'typebox'
import { type Data, orNull, outputObject, time } from './schema.ts'

export const Clock = outputObject(
  {
    bank: Type.Number({ description: 'What was left of the bank at `since`, in milliseconds.' }),
    since: orNull(time('Since when the seat has been awaited'), 'Null while the clock stands still.'),
  },
  'The clock of one seat. `now` of the message is the server’s time, to compare with.',
)
export type Clock = Data<typeof Clock>
