/** What search knows about Richard III: evaluation, priors, and a playout policy for the rest of the turn. */
import { STEP } from '@tudor-rose/richard3/rules'
import type { AnyGame, Chance, MoveList, Seat } from '@tudor-rose/table'
import { bestOf } from '../greedy.ts'
import type { Guide } from '../search/guide.ts'
import { imagineLikely } from './beliefs.ts'
import type { RichardState } from './board.ts'
import { Evaluation } from './evaluation.ts'
import { MoveEvaluator } from './move-evaluator.ts'
import { MovePruner } from './move-pruner.ts'
import { defaultHitMove } from './odds/default-tactics.ts'
import { type CampaignWeights, FITTED_WEIGHTS } from './weights.ts'

/** A move that is worse than the best by so many peers gets no prior. */
const HOPELESS = 0.7
/** More than both houses ever make in a turn. */
const PLAYOUT_MOVES = 200

export function richard3Guide(game: AnyGame, weights: CampaignWeights = FITTED_WEIGHTS): Guide<RichardState> {
  const evaluation = new Evaluation(weights)
  const evaluator = new MoveEvaluator(game, evaluation)
  const ratings = new Float64Array(1024)
  let pruner = new MovePruner()

  function bestAtOnce(world: RichardState, seat: Seat, moves: MoveList, chance: Chance): number {
    ratings.fill(0, 0, moves.length)
    evaluator.rateWithPruning(world, seat, moves, chance, ratings, pruner)
    return bestOf(ratings, moves.length, chance)
  }

  return {
    imagine: imagineLikely,
    createMemory: () => new MovePruner(),
    useMemory(notes) {
      pruner = notes as MovePruner
    },
    playoutDepth: PLAYOUT_MOVES,
    evaluate(world, values) {
      values[0] = evaluation.chanceOfLancaster(world)
      values[1] = 1 - values[0]
    },
    // Both houses finish their action phases. What follows is dice, and part of the evaluation.
    isLeaf: (world) => world.step !== STEP.actions && world.step !== STEP.mainAttack,
    playout: bestAtOnce,
    prior(world, seat, moves, priors, chance) {
      priors.fill(0, 0, moves.length)
      evaluator.rateWithPruning(world, seat, moves, chance, priors, pruner)
      let high = Number.NEGATIVE_INFINITY
      for (let i = 0; i < moves.length; i++) high = Math.max(high, priors[i])
      for (let i = 0; i < moves.length; i++) priors[i] = Math.max(0, 1 - (high - priors[i]) / HOPELESS)
    },
    // In battles, dice drown what a few playouts could find out; and the value of a card shows only over many turns.
    decides(world, seat, moves, chance) {
      switch (world.step) {
        case STEP.takeHits:
          return defaultHitMove(moves)
        case STEP.battleTurn:
        case STEP.chooseCard:
        case STEP.mulligan:
        case STEP.answerMulligan:
          return bestAtOnce(world, seat, moves, chance)
        default:
          return -1
      }
    },
    mixesAt: () => false,
    // Battles can be played out. Cards are not compared: what is kept for later turns would look lost after one turn, and at
    // the end of a campaign, which takes seconds to reach, dice would drown the value of a card.
    comparedPrompts: ['prompt.battle-turn', 'prompt.take-hits'],
    settings: {
      sharedDeterminizations: 16,
      bandit: { exploration: 0.02, priorBias: 0.05, untriedValue: 'average', widening: { first: 4, growth: 1 } },
    },
  }
}
