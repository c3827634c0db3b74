import { commitment, formatOutcome, verifyRecord } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { print } from '../environment.ts'
import { withFileName } from '../files.ts'
import { readRecordFile } from '../record-file.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'Replay a record and check every move, die and shuffle.',
  details: [
    'An invalid record is an error: one line that says where and why, and exit code 2.',
    'The commitment is the SHA-256 of the seed: compare it with the one published before the game.',
  ],
  operands: [{ name: 'FILE', about: 'a record' }],
  flags: [],
  examples: [['tudor verify game.record', 'checks the whole game and shows how it ended']],

  run(args, environment) {
    const path = args.operand(0)!
    const { entry, record } = readRecordFile(path, environment.games)
    const end = withFileName(path, () => verifyRecord(entry.game, record))
    const outcome = formatOutcome(end.winners, entry.game.seats(record.options))
    const count = record.moves.length === 1 ? '1 move' : `${record.moves.length} moves`
    print(environment, `${path}: ${record.game}, ${count}, ${outcome}, position ${end.position}: everything is correct`)
    print(environment, `commitment to the seed: ${commitment(record.seed)}`)
  },
}
