import Type from 'typebox'
import { type Data, orNull, outputObject } from './schema.ts'

export const Options = Type.Record(Type.String(), Type.String(), {
  description: 'One value for every option of the game.',
})
export type Options = Data<typeof Options>

export const OptionSpec = outputObject(
  { name: Type.String(), values: Type.Array(Type.String()), standard: Type.String() },
  'A choice before the game, with its values and the default.',
)

export const GameEntry = outputObject(
  {
    name: Type.String({ description: 'The id of the game.' }),
    rulesVersion: Type.Integer({ description: 'Increases whenever old records might replay differently.' }),
    options: Type.Array(OptionSpec),
    seats: Type.Array(Type.String(), { description: 'The names of the seats with the standard options.' }),
    components: orNull(Type.String(), 'What a file may replace, such as a deck; null if nothing can be replaced.'),
    bots: Type.Array(Type.String(), { description: 'The bots that can play this game.' }),
  },
  'A game that tables can be opened for.',
)
export type GameEntry = Data<typeof GameEntry>

export const GameList = outputObject({ games: Type.Array(GameEntry) })
export type GameList = Data<typeof GameList>
