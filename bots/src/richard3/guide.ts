/** What search knows of Richard III: what a world is worth, which moves look good, and how the rest of a turn is likely to go. */
import {
  ACTIONS,
  ANSWER_MULLIGAN,
  BATTLE_TURN,
  CHOOSE_CARD,
  MAIN_ATTACK,
  MULLIGAN,
  TAKE_HITS,
} from '@tudor-rose/richard3/rules'
import type { AnyGame, Chance, MoveList, Seat } from '@tudor-rose/table'
import { bestOf } from '../greedy.ts'
import type { Guide } from '../search/guide.ts'
import { imagineLikely } from './beliefs.ts'
import type { World } from './board.ts'
import { Evaluation } from './evaluation.ts'
import { FamiliarMoves } from './familiar-moves.ts'
import { Judgement } from './judgement.ts'
import { hitsByConduct } from './odds/conduct.ts'
import { type CampaignWeights, FITTED_WEIGHTS } from './weights.ts'

/** A move that looks worse than the best by so many peers has nothing to be said for it. */
const HOPELESS = 0.7
/** More than two houses ever make in a turn. */
const PLAYOUT_MOVES = 200

export function richard3Guide(game: AnyGame, weights: CampaignWeights = FITTED_WEIGHTS): Guide<World> {
  const evaluation = new Evaluation(weights)
  const judgement = new Judgement(game, evaluation)
  const ratings = new Float64Array(1024)
  let familiar = new FamiliarMoves()

  function bestAtOnce(world: World, seat: Seat, moves: MoveList, chance: Chance): number {
    ratings.fill(0, 0, moves.length)
    judgement.rateFamiliar(world, seat, moves, chance, ratings, familiar)
    return bestOf(ratings, moves.length, chance)
  }

  return {
    imagine: imagineLikely,
    makeNotes: () => new FamiliarMoves(),
    useNotes(notes) {
      familiar = notes as FamiliarMoves
    },
    playoutMoves: PLAYOUT_MOVES,
    evaluate(world, values) {
      values[0] = evaluation.chanceOfLancaster(world)
      values[1] = 1 - values[0]
    },
    // Both houses act to the end of their phases. What follows is dice, and part of the worth of a world.
    isLeaf: (world) => world.step !== ACTIONS && world.step !== MAIN_ATTACK,
    playout: bestAtOnce,
    prior(world, seat, moves, priors, chance) {
      priors.fill(0, 0, moves.length)
      judgement.rateFamiliar(world, seat, moves, chance, priors, familiar)
      let high = Number.NEGATIVE_INFINITY
      for (let i = 0; i < moves.length; i++) high = Math.max(high, priors[i])
      for (let i = 0; i < moves.length; i++) priors[i] = Math.max(0, 1 - (high - priors[i]) / HOPELESS)
    },
    // Dice drown what a few playouts could tell turns of a battle apart by; and what a card is good for shows over many turns.
    decides(world, seat, moves, chance) {
      switch (world.step) {
        case TAKE_HITS:
          return hitsByConduct(moves)
        case BATTLE_TURN:
        case CHOOSE_CARD:
        case MULLIGAN:
        case ANSWER_MULLIGAN:
          return bestAtOnce(world, seat, moves, chance)
        default:
          return -1
      }
    },
    mixes: () => false,
    settings: {
      worlds: 16,
      curiosity: { exploration: 0.02, bias: 0.05, untried: 'average', width: { first: 4, growth: 1 } },
    },
  }
}
