import { fastChance, formatRecord, MoveList, Session } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { chosenGame, GAME_OPERAND, OPTION_FLAG } from '../game-entry.ts'
import { randomSeed, SEED_FLAG } from '../seed.ts'

export const record: Command = {
  name: 'record',
  summary: 'Play a game of random legal moves with fair dice and print its record.',
  operands: [GAME_OPERAND],
  flags: [SEED_FLAG, OPTION_FLAG],
  examples: [['tudor record richard3 --seed 7 > game.record', 'a whole game as a text file']],

  run(args, environment) {
    const { entry, options } = chosenGame(environment.games, args)
    const { game } = entry
    const seed = args.text(SEED_FLAG.name) ?? randomSeed()
    const session = new Session(game, { options, seed })
    // Players must not draw from the dice: the record could not be replayed without them.
    const picks = fastChance(`${seed}/players`)
    const moves = new MoveList()
    for (let actors = game.actors(session.state); actors.length > 0; actors = game.actors(session.state)) {
      const seat = actors[picks.below(actors.length)]
      moves.clear()
      game.moves(session.state, seat, moves)
      session.play(seat, moves.at(picks.below(moves.length)))
    }
    environment.output.write(formatRecord(game, session.record()))
  },
}
