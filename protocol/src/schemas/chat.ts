import Type from 'typebox'
import { type Data, outputObject, time } from './schema.ts'
import { Viewer } from './seat.ts'

export const ChatLine = outputObject(
  {
    number: Type.Integer({ description: '1, 2, 3 ... at each table.' }),
    name: Type.String(),
    seat: Viewer,
    text: Type.String(),
    time: time('When it was written'),
  },
  'A chat line.',
)
export type ChatLine = Data<typeof ChatLine>
