import type { GameRecord } from '@tudor-rose/table'
import type { Flag, Given } from './command.ts'
import { WrongInput } from './wrong-input.ts'

export const AT_FLAG: Flag = {
  name: 'at',
  value: 'N',
  about: 'stop after this many moves: 0 is the set-up, the end if not given',
}

/** The number of moves after which to look at a record. */
export function moveAsked(given: Given, path: string, record: GameRecord): number {
  const asked = given.whole(AT_FLAG.name, 0) ?? record.moves.length
  if (asked <= record.moves.length) return asked
  throw new WrongInput(`${path} has ${record.moves.length} moves; there is no move ${asked}`)
}
