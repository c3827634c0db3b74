import { Refusal } from '@tudor-rose/client'
import { type GameName, isGameName } from '../games/registry.ts'

/** The game of a record, before it is parsed with the rules of that game. */
export function gameOfRecord(record: string): GameName {
  const name = /^\s*game:\s*(\S+)\s*$/m.exec(record)?.[1] ?? ''
  if (!isGameName(name)) throw new Refusal('bad-record', 'this is not a record of a game that is played here')
  return name
}
