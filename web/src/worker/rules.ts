import { type AnyGame, BadInput } from '@tudor-rose/table'
import { type GameName, isGameName } from '../boards/games.ts'

/** The rules of each game; a worker loads those of its own game only. */
const RULES: Readonly<Record<GameName, () => Promise<{ readonly game: AnyGame }>>> = {
  richard3: () => import('@tudor-rose/richard3'),
  'cousins-war': () => import('@tudor-rose/cousins-war'),
  lancaster: () => import('@tudor-rose/lancaster'),
}

export const loadRules = async (game: GameName): Promise<AnyGame> => (await RULES[game]()).game

/** Which game a record is of, before it is read with the rules of that game. */
export function gameOfRecord(record: string): GameName {
  const name = /^\s*game:\s*(\S+)\s*$/m.exec(record)?.[1] ?? ''
  if (!isGameName(name)) throw new BadInput('bad-record', 'this is not a record of a game that is played here')
  return name
}
