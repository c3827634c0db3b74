/** The move rater of Richard III for the greedy policy. */
import type { AnyGame } from '@tudor-rose/table'
import type { MoveRater } from '../greedy.ts'
import type { RichardState } from './board.ts'
import { Evaluation } from './evaluation.ts'
import { MoveEvaluator } from './move-evaluator.ts'
import { REASONED_WEIGHTS } from './weights.ts'

/** The number of determinizations, as the enemy's blocks are hidden. */
const WORLDS = 3

export function richard3MoveRater(game: AnyGame): MoveRater<RichardState> {
  const evaluator = new MoveEvaluator(game, new Evaluation(REASONED_WEIGHTS))
  return {
    determinizations: WORLDS,
    rate: (world, seat, moves, chance, ratings) => evaluator.rate(world, seat, moves, chance, ratings, true),
  }
}
