/** Good and bad moves of Richard III, one move ahead. */
import type { AnyGame } from '@tudor-rose/table'
import type { Judge } from '../greedy.ts'
import type { World } from './board.ts'
import { Evaluation } from './evaluation.ts'
import { Judgement } from './judgement.ts'
import { REASONED_WEIGHTS } from './weights.ts'

/** So many guesses at what the enemy's hidden blocks are. */
const WORLDS = 3

export function richard3Judge(game: AnyGame): Judge<World> {
  const judgement = new Judgement(game, new Evaluation(REASONED_WEIGHTS))
  return {
    worlds: WORLDS,
    rate: (world, seat, moves, chance, ratings) => judgement.rate(world, seat, moves, chance, ratings, true),
  }
}
