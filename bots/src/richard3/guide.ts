/** What search knows of Richard III: what a world is worth, and which moves look good. */
import { TAKE_HITS } from '@tudor-rose/richard3/rules'
import type { AnyGame } from '@tudor-rose/table'
import type { Guide } from '../search/guide.ts'
import type { World } from './board.ts'
import { Evaluation } from './evaluation.ts'
import { Judgement } from './judgement.ts'
import { hitsByConduct } from './odds/conduct.ts'
import { USUAL_WEIGHTS, type Weights } from './weights.ts'

/** What is still to be fought is part of the worth of a world, so nothing needs to be played out. */
const PLAYOUT_MOVES = 0
/** A move that looks worse than the best by so many peers is not looked at before the others are. */
const HOPELESS = 1.5

export function richard3Guide(game: AnyGame, weights: Weights = USUAL_WEIGHTS): Guide<World> {
  const evaluation = new Evaluation(weights)
  const judgement = new Judgement(game, evaluation)

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
    // 6.4 Who takes the hits is a matter of who is missed least.
    decides: (world, _seat, moves) => (world.step === TAKE_HITS ? hitsByConduct(moves) : -1),
    mixes: () => false,
    settings: { curiosity: { exploration: 0.03, bias: 0.15, untried: 'average' } },
  }
}
