/** What search knows of Richard III: what a world is worth, which moves look good, and how battles are fought. */
import { BATTLE_TURN, TAKE_HITS } from '@tudor-rose/richard3/rules'
import type { AnyGame, Chance, MoveList, Seat } from '@tudor-rose/table'
import type { Guide } from '../search/guide.ts'
import type { World } from './board.ts'
import { Evaluation } from './evaluation.ts'
import { Judgement } from './judgement.ts'
import { hitsByConduct, turnByConduct } from './odds/conduct.ts'
import { USUAL_WEIGHTS, type Weights } from './weights.ts'

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
      judgement.rate(world, seat, moves, chance, priors, false)
      let high = Number.NEGATIVE_INFINITY
      for (let i = 0; i < moves.length; i++) high = Math.max(high, priors[i])
      for (let i = 0; i < moves.length; i++) priors[i] = Math.max(0, 1 - (high - priors[i]) / HOPELESS)
    },
    playout(world: World, seat: Seat, moves: MoveList, chance: Chance) {
      if (world.step === TAKE_HITS) return hitsByConduct(moves)
      if (world.step === BATTLE_TURN) return turnByConduct(world, seat, moves)
      return chance.below(moves.length)
    },
    // 6.4 Who takes the hits is a matter of who is missed least.
    decides: (world, _seat, moves) => (world.step === TAKE_HITS ? hitsByConduct(moves) : -1),
    mixes: () => false,
    settings: { curiosity: { exploration: 0.03, bias: 0.15, untried: 'average' } },
  }
}
