import { type GameName, isGameName } from '../boards/games.ts'
import { Refusal } from '../play/refusal.ts'

/** Which game a record is of, before it is read with the rules of that game. */
export function gameOfRecord(record: string): GameName {
  const name = /^\s*game:\s*(\S+)\s*$/m.exec(record)?.[1] ?? ''
  if (!isGameName(name)) throw new Refusal('bad-record', 'this is not a record of a game that is played here')
  return name
}
