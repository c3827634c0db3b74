/** What search knows of Lancaster: who is likely to win, from what everybody has and can expect. */
import type { AnyGame } from '@tudor-rose/table'
import type { Guide } from '../search/guide.ts'
import { Board, type World } from './board.ts'
import { Conflicts } from './conflicts.ts'
import { Evaluation } from './evaluation.ts'
import { Laws } from './laws.ts'
import { Rewards } from './rewards.ts'

/** About one placement of everybody. */
const PLAYOUT_MOVES = 6
const ROUNDS = 5
/** How many points of lead make a win likely: at the start, and in the last round. */
const LEAD_AT_THE_START = 14
const LEAD_AT_THE_END = 5

export function lancasterGuide(game: AnyGame): Guide<World> {
  const board = new Board(game)
  const rewards = new Rewards(board)
  const evaluation = new Evaluation(board, rewards, new Conflicts(board), new Laws(board, rewards))

  return {
    playoutMoves: PLAYOUT_MOVES,
    evaluate(world, values) {
      const passed = (world.round - 1) / (ROUNDS - 1)
      const scale = LEAD_AT_THE_START + (LEAD_AT_THE_END - LEAD_AT_THE_START) * passed
      let all = 0
      for (let seat = 0; seat < values.length; seat++) {
        values[seat] = Math.exp(evaluation.value(world, seat) / scale)
        all += values[seat]
      }
      for (let seat = 0; seat < values.length; seat++) values[seat] /= all
    },
    // A ballot has many numbers of votes, and to be foreseen in them costs little.
    mixes: () => false,
  }
}
