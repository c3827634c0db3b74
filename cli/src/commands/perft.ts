import { perft as countLines } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { print } from '../environment.ts'
import { chosenGame, GAME_OPERAND, OPTION_FLAG } from '../game-entry.ts'
import { UsageError } from '../usage-error.ts'

/** Every depth multiplies the time by the number of legal moves. */
const MAX_DEPTH = 12

export const perft: Command = {
  name: 'perft',
  summary: 'Count the lines of play up to a given depth, to detect changes in the rules.',
  details: [
    'Prints one line per depth: the depth and the number of lines of legal moves from the start,',
    'with the chance of the seed.',
  ],
  operands: [GAME_OPERAND],
  flags: [
    { name: 'depth', value: 'D', about: `maximum depth, 1 to ${MAX_DEPTH}` },
    { name: 'seed', value: 'S', about: 'seed of chance (default: 1)' },
    OPTION_FLAG,
  ],
  examples: [['tudor perft richard3 --depth 3 --seed 7', 'the counts for depth 1, 2 and 3']],

  run(args, environment) {
    const { entry, options } = chosenGame(environment.games, args)
    const { game } = entry
    const deepest = args.integer('depth', 1, MAX_DEPTH)
    if (deepest === undefined) throw new UsageError('tudor perft needs --depth D')
    for (let depth = 1; depth <= deepest; depth++) {
      print(environment, `${depth} ${countLines(game, options, depth, args.text('seed') ?? '1')}`)
    }
  },
}
