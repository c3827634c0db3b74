/** Rates moves of The Cousins' War: by their outcome where it is public, otherwise by rules of thumb. */
import type { Chance, Move, MoveList, Seat } from '@tudor-rose/table'
import type { MoveRater } from '../greedy.ts'
import { rateAnnouncements, rateAnswers, rateTurns } from './battle.ts'
import type { BattleForecast } from './battle-forecast.ts'
import { Board, type CousinsGame, type CousinsState } from './board.ts'
import { CardPlay } from './card-play.ts'
import { HONEST_FORECAST } from './dice.ts'
import { Evaluation, type LearnedNetworks } from './evaluation.ts'
import { rateBattlefields, rateGifts, rateKeeping } from './secret-cards.ts'
import { FIRST_WEIGHTS, type Weights } from './weights.ts'

/** What the raters of each step need. */
export interface RatingContext {
  readonly game: CousinsGame
  readonly board: Board
  readonly evaluation: Evaluation
  readonly world: CousinsState
  readonly seat: Seat
  readonly moves: MoveList
  readonly chance: Chance
  readonly ratings: Float64Array
}

export function cousinsWarMoveRater(
  game: CousinsGame,
  forecast: BattleForecast = HONEST_FORECAST,
  weights: Weights = FIRST_WEIGHTS,
  networks?: LearnedNetworks,
): MoveRater<CousinsState> {
  const board = new Board()
  const evaluation = new Evaluation(board, forecast, weights, networks)
  const cardPlay = new CardPlay(game, board, evaluation)
  const spare: { world?: CousinsState } = {}

  function valueAfter(world: CousinsState, seat: Seat, move: Move, chance: Chance): number {
    spare.world = game.copy(world, spare.world) as CousinsState
    game.apply(spare.world, seat, move, chance)
    return evaluation.value(spare.world, seat)
  }

  return {
    // The enemy's hidden cards hardly affect how moves compare.
    determinizations: 1,
    rate(world, seat, moves, chance, ratings) {
      const at: RatingContext = { game, board, evaluation, world, seat, moves, chance, ratings }
      switch (board.step(world)) {
        case 'exchange':
          return rateGifts(at)
        case 'choose-battlefield':
          return rateBattlefields(at)
        case 'keep-card':
          return rateKeeping(at)
        case 'announce':
          return rateAnnouncements(at)
        case 'answer':
          return rateAnswers(at)
        case 'attacker-card':
          return rateTurns(at)
        case 'play-card':
          return cardPlay.rateUses(at)
        case 'place-troops':
        case 'remove-troops':
          return cardPlay.rateAttempts(at)
        default:
          for (let i = 0; i < moves.length; i++) ratings[i] += valueAfter(world, seat, moves.at(i), chance)
      }
    },
  }
}
