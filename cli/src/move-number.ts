import type { GameRecord } from '@tudor-rose/table'
import type { Flag, ParsedArguments } from './command.ts'
import { UsageError } from './usage-error.ts'

export const AT_FLAG: Flag = {
  name: 'at',
  value: 'N',
  about: 'stop after this many moves; 0 is the set-up (default: the end)',
}

/** The number of moves after which a record is shown. */
export function moveNumber(args: ParsedArguments, path: string, record: GameRecord): number {
  const asked = args.integer(AT_FLAG.name, 0) ?? record.moves.length
  if (asked <= record.moves.length) return asked
  throw new UsageError(`${path} has only ${record.moves.length} moves, not ${asked}`)
}
