/** What search knows about Lancaster: winning chances by a learned evaluation, and priors. */
import type { AnyGame } from '@tudor-rose/table'
import type { Guide } from '../search/guide.ts'
import { Board, type LancasterState } from './board.ts'
import { Conflicts } from './conflicts.ts'
import { Evaluation } from './evaluation.ts'
import { Laws } from './laws.ts'
import { lancasterMoveRating } from './move-rater.ts'
import { NETWORKS } from './network-weights.ts'
import { Rewards } from './rewards.ts'
import { WinPredictor } from './win-predictor.ts'

/** A move rated so many points below the best gets about a third of its prior. */
const CLEARLY_WORSE = 2

export function lancasterGuide(game: AnyGame): Guide<LancasterState> {
  const board = new Board()
  const rewards = new Rewards(board)
  const evaluation = new Evaluation(board, rewards, new Conflicts(board), new Laws(board, rewards))
  const predictor = new WinPredictor(board, evaluation, NETWORKS)
  const rate = lancasterMoveRating(game)
  let ratings = new Float64Array(256)

  return {
    // Ballots that lie face down were chosen simultaneously, so they are treated as still to come.
    imagine(state, seat, chance) {
      const world = game.imagine(state, seat, chance)
      if (board.steps[world.step] === 'vote') board.reopenVote(world, seat)
      return world
    },
    // The evaluation covers what is still to come in a round; random moves would only add noise.
    playoutDepth: 0,
    // Good and bad moves differ by a few hundredths, so little exploration is needed; and ballots, of which there are
    // two for every number of votes, cannot be mixed well in a few playouts.
    settings: { bandit: { exploration: 0.12, priorBias: 0.3 }, mixesStrategies: false },
    evaluate: (world, values) => predictor.chances(world, values),
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
