/** What search knows of Richard III: what a world is worth, and which moves look good. */
import { BATTLE_TURN, TAKE_HITS } from '@tudor-rose/richard3/rules'
import type { AnyGame } from '@tudor-rose/table'
import { bestOf } from '../greedy.ts'
import type { Guide } from '../search/guide.ts'
import type { World } from './board.ts'
import { Evaluation } from './evaluation.ts'
import { Judgement } from './judgement.ts'
import { hitsByConduct } from './odds/conduct.ts'
import { USUAL_WEIGHTS, type Weights } from './weights.ts'

/** What is still to be fought is part of the worth of a world, so nothing needs to be played out. */
const PLAYOUT_MOVES = 0
/** A move that looks worse than the best by so many peers is not looked at before the others are. */
const HOPELESS = 0.7

export function richard3Guide(game: AnyGame, weights: Weights = USUAL_WEIGHTS): Guide<World> {
  const evaluation = new Evaluation(weights)
  const judgement = new Judgement(game, evaluation)
  const ratings = new Float64Array(1024)

  return {
    playoutMoves: PLAYOUT_MOVES,
    evaluate(world, values) {
      values[0] = evaluation.chanceOfLancaster(world)
      values[1] = 1 - values[0]
    },
    prior(world, seat, moves, priors, chance) {
      priors.fill(0, 0, moves.length)
      judgement.rate(world, seat, moves, chance, priors, true)
      let high = Number.NEGATIVE_INFINITY
      for (let i = 0; i < moves.length; i++) high = Math.max(high, priors[i])
      for (let i = 0; i < moves.length; i++) priors[i] = Math.max(0, 1 - (high - priors[i]) / HOPELESS)
    },
    // In battle dice drown what a few playouts could tell one turn from another by.
    decides(world, seat, moves, chance) {
      if (world.step === TAKE_HITS) return hitsByConduct(moves)
      if (world.step !== BATTLE_TURN) return -1
      ratings.fill(0, 0, moves.length)
      judgement.rate(world, seat, moves, chance, ratings, false)
      return bestOf(ratings, moves.length, chance)
    },
    mixes: () => false,
    settings: { curiosity: { exploration: 0.02, bias: 0.4, untried: 'average' } },
  }
}
