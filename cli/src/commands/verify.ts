import { commitment, formatOutcome, verifyRecord } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { inFile } from '../files.ts'
import { readRecordFile } from '../record-file.ts'
import { print } from '../surroundings.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'Replay a record and check every move, die and shuffle.',
  details: [
    'A record that does not hold is wrong input: one line that says where and why, exit code 2.',
    'The commitment is the SHA-256 of the seed: compare it with the one published before the game.',
  ],
  operands: [{ name: 'FILE', about: 'a record' }],
  flags: [],
  examples: [['tudor verify game.record', 'how the game ended, once all of it has been checked']],

  run(given, around) {
    const path = given.operand(0)!
    const { offer, record } = readRecordFile(path, around.offers)
    const end = inFile(path, () => verifyRecord(offer.game, record))
    const outcome = formatOutcome(end.winners, offer.game.seats(record.options))
    const count = record.moves.length === 1 ? '1 move' : `${record.moves.length} moves`
    print(around, `${path}: ${record.game}, ${count}, ${outcome}, position ${end.position}: everything holds`)
    print(around, `commitment to the seed: ${commitment(record.seed)}`)
  },
}
