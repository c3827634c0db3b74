import Type from 'typebox'
import { type Data, outputObject } from './schema.ts'
import { Seat } from './seat.ts'

export const Params = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Array(Type.Number())]),
  {
    description:
      'The parameters of a sentence: a string is itself a message key, such as `area.Essex`; a list of numbers is a list, such as dice.',
  },
)
export type Params = Data<typeof Params>

const sentence = Type.Optional(Type.String({ description: 'The sentence, if the client asked for a language.' }))

const prompt = {
  key: Type.String({ description: 'A message key of the game’s texts.' }),
  section: Type.String({ description: 'The section of the rulebook.' }),
  params: Params,
  text: sentence,
}

export const Question = outputObject(
  {
    ...prompt,
    moves: Type.Array(Type.String(), { description: 'Every legal move, as a line of the game’s notation.' }),
  },
  'What a seat is asked.',
)
export type Question = Data<typeof Question>

export const AskedSeat = outputObject({ seat: Seat, ...prompt }, 'What a seat was asked, without the legal moves.')
export type AskedSeat = Data<typeof AskedSeat>

export const VisibleEvent = outputObject(
  { key: Type.String({ description: 'A message key of the game’s texts.' }), params: Params, text: sentence },
  'An event, as this viewer may see it.',
)
export type VisibleEvent = Data<typeof VisibleEvent>
