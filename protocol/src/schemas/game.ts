import Type from 'typebox'
import { type Data, orNull, sent } from './schema.ts'

export const Options = Type.Record(Type.String(), Type.String(), {
  description: 'One value for every option of the game.',
})
export type Options = Data<typeof Options>

export const OptionSpec = sent(
  { name: Type.String(), values: Type.Array(Type.String()), standard: Type.String() },
  'A choice made before the game, its values and the one that is taken if nobody chooses.',
)

export const GameEntry = sent(
  {
    name: Type.String({ description: 'The id of the game.' }),
    rulesVersion: Type.Integer({ description: 'Goes up whenever old records might replay differently.' }),
    options: Type.Array(OptionSpec),
    seats: Type.Array(Type.String(), { description: 'The names of the seats with the standard options.' }),
    components: orNull(Type.String(), 'What a file may replace, such as a deck; null where nothing can be replaced.'),
    bots: Type.Array(Type.String(), { description: 'The bots that play this game.' }),
  },
  'A game that tables can be opened for.',
)
export type GameEntry = Data<typeof GameEntry>

export const GameList = sent({ games: Type.Array(GameEntry) })
export type GameList = Data<typeof GameList>
