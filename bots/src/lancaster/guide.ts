/** What search knows of Lancaster: who is likely to win, from what everybody has and can expect, and which moves look good. */
import type { AnyGame } from '@tudor-rose/table'
import type { Guide } from '../search/guide.ts'
import { Board, type World } from './board.ts'
import { Conflicts } from './conflicts.ts'
import { Evaluation } from './evaluation.ts'
import { lancasterRating } from './judge.ts'
import { Laws } from './laws.ts'
import { Rewards } from './rewards.ts'

const ROUNDS = 5
/** How many points of lead make a win likely: at the start, and in the last round. */
const LEAD_AT_THE_START = 14
const LEAD_AT_THE_END = 5
/** A move that rates so many points below the best one looks about a third as good. */
const CLEARLY_WORSE = 2

export function lancasterGuide(game: AnyGame): Guide<World> {
  const board = new Board(game)
  const rewards = new Rewards(board)
  const evaluation = new Evaluation(board, rewards, new Conflicts(board), new Laws(board, rewards))
  const rate = lancasterRating(game)
  let ratings = new Float64Array(256)

  return {
    // The evaluation reckons with what is still to come in a round; random moves would only blur it.
    playoutMoves: 0,
    // Good moves and bad ones lie a few hundredths apart, so there is little to be curious about.
    settings: { curiosity: { exploration: 0.05, bias: 0.3 } },
    evaluate(world, values) {
      const passed = (world.round - 1) / (ROUNDS - 1)
      const lead = LEAD_AT_THE_START + (LEAD_AT_THE_END - LEAD_AT_THE_START) * passed
      evaluation.worths(world, values)
      const others = values.length - 1
      // Against the average of the others, a point more is worth a little more than itself.
      const scale = (lead * others) / (others + 1)
      const most = values.reduce((a, b) => Math.max(a, b))
      let all = 0
      for (let seat = 0; seat < values.length; seat++) {
        values[seat] = Math.exp((values[seat] - most) / scale)
        all += values[seat]
      }
      for (let seat = 0; seat < values.length; seat++) values[seat] /= all
    },
    prior(world, seat, moves, priors, chance) {
      if (ratings.length < moves.length) ratings = new Float64Array(2 * moves.length)
      ratings.fill(0, 0, moves.length)
      rate(world, seat, moves, chance, ratings, 0)
      let best = ratings[0]
      for (let i = 1; i < moves.length; i++) best = Math.max(best, ratings[i])
      for (let i = 0; i < moves.length; i++) priors[i] = Math.exp((ratings[i] - best) / CLEARLY_WORSE)
    },
    // A ballot has many numbers of votes, and to be foreseen in them costs little.
    mixes: () => false,
  }
}
