import { perft as countLines } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { choiceGiven, GAME_OPERAND, OPTION_FLAG } from '../offer.ts'
import { print } from '../surroundings.ts'
import { WrongInput } from '../wrong-input.ts'

/** Every depth multiplies the time by the number of legal moves. */
const DEEPEST = 12

export const perft: Command = {
  name: 'perft',
  summary: 'Count the lines of play of a given length, which shows any change of the rules.',
  details: [
    'Prints one line for each depth: the depth and how many lines of legal moves there are from the start,',
    'with the chance of the seed.',
  ],
  operands: [GAME_OPERAND],
  flags: [
    { name: 'depth', value: 'D', about: `how many moves a line has, 1 to ${DEEPEST}` },
    { name: 'seed', value: 'S', about: 'where chance comes from; 1 if not given' },
    OPTION_FLAG,
  ],
  examples: [['tudor perft richard3 --depth 3 --seed 7', 'the counts for depth 1, 2 and 3']],

  run(given, around) {
    const { offer, options } = choiceGiven(around.offers, given)
    const { game } = offer
    const deepest = given.whole('depth', 1, DEEPEST)
    if (deepest === undefined) throw new WrongInput('tudor perft needs --depth D')
    for (let depth = 1; depth <= deepest; depth++) {
      print(around, `${depth} ${countLines(game, options, depth, given.text('seed') ?? '1')}`)
    }
  },
}
