import { fastChance, formatRecord, MoveList, Session } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { choiceGiven, GAME_OPERAND, OPTION_FLAG } from '../offer.ts'
import { randomSeed, SEED_FLAG } from '../seed.ts'

export const record: Command = {
  name: 'record',
  summary: 'Play one game of random legal moves with fair dice and print its record.',
  operands: [GAME_OPERAND],
  flags: [SEED_FLAG, OPTION_FLAG],
  examples: [['tudor record richard3 --seed 7 > game.record', 'a whole game as a text file']],

  run(given, around) {
    const { offer, options } = choiceGiven(around.offers, given)
    const { game } = offer
    const seed = given.text(SEED_FLAG.name) ?? randomSeed()
    const session = new Session(game, { options, seed })
    // The players' choices must not come from the dice: the record could not be replayed without them.
    const picks = fastChance(`${seed}/players`)
    const moves = new MoveList()
    for (let actors = game.actors(session.state); actors.length > 0; actors = game.actors(session.state)) {
      const seat = actors[picks.below(actors.length)]
      moves.clear()
      game.moves(session.state, seat, moves)
      session.play(seat, moves.at(picks.below(moves.length)))
    }
    around.output.write(formatRecord(game, session.record()))
  },
}
