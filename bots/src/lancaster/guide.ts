/** What search knows of Lancaster: who is likely to win, from what everybody has and can expect, and which moves look good. */
import type { AnyGame } from '@tudor-rose/table'
import type { Guide } from '../search/guide.ts'
import { Board, type World } from './board.ts'
import { Conflicts } from './conflicts.ts'
import { Evaluation } from './evaluation.ts'
import { lancasterRating } from './judge.ts'
import { Laws } from './laws.ts'
import { NETWORKS } from './learnt.ts'
import { Outlook } from './outlook.ts'
import { Rewards } from './rewards.ts'

/** A move that rates so many points below the best one looks about a third as good. */
const CLEARLY_WORSE = 2

export function lancasterGuide(game: AnyGame): Guide<World> {
  const board = new Board(game)
  const rewards = new Rewards(board)
  const evaluation = new Evaluation(board, rewards, new Conflicts(board), new Laws(board, rewards))
  const outlook = new Outlook(board, evaluation, NETWORKS)
  const rate = lancasterRating(game)
  let ratings = new Float64Array(256)

  return {
    // Ballots that lie face down were chosen at the same time as one's own, so they are thought about as if they were still to come.
    imagine(state, seat, chance) {
      const world = game.imagine(state, seat, chance)
      if (board.steps[world.step] === 'vote') board.reopenVote(world, seat)
      return world
    },
    // The evaluation reckons with what is still to come in a round; random moves would only blur it.
    playoutMoves: 0,
    // Good moves and bad ones lie a few hundredths apart, so there is little to be curious about; and ballots, of which there are
    // two for every number of votes, cannot be mixed well in a few playouts.
    settings: { curiosity: { exploration: 0.12, bias: 0.3 }, mixes: false },
    evaluate: (world, values) => outlook.chances(world, values),
    prior(world, seat, moves, priors, chance) {
      if (ratings.length < moves.length) ratings = new Float64Array(2 * moves.length)
      ratings.fill(0, 0, moves.length)
      rate(world, seat, moves, chance, ratings, 0)
      let best = ratings[0]
      for (let i = 1; i < moves.length; i++) best = Math.max(best, ratings[i])
      for (let i = 0; i < moves.length; i++) priors[i] = Math.exp((ratings[i] - best) / CLEARLY_WORSE)
    },
  }
}
