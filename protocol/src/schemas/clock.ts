import Type from 'typebox'
import { type Data, orNull, outputObject, time } from './schema.ts'

export const Clock = outputObject(
  {
    bank: Type.Number({ description: 'The time left in the bank at `since`, in milliseconds.' }),
    since: orNull(time('When the current decision of the seat started'), 'Null while the clock is stopped.'),
  },
  'The clock of one seat. Compare with the server’s time, `now` in the message.',
)
export type Clock = Data<typeof Clock>
