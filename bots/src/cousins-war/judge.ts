/** Good and bad moves of The Cousins' War: by their outcome where it lies open, and by a rule of thumb where it does not. */
import type { AnyGame, Chance, Move, MoveList, Seat } from '@tudor-rose/table'
import type { Judge } from '../greedy.ts'
import { rateAnnouncements, rateAnswers, rateTurns } from './battle.ts'
import type { BattleForecast } from './battle-forecast.ts'
import { Board, type World } from './board.ts'
import { CardPlay } from './card-play.ts'
import { HONEST_FORECAST } from './dice.ts'
import { Evaluation, type Experience } from './evaluation.ts'
import { rateBattlefields, rateGifts, rateKeeping } from './secret-cards.ts'
import { FIRST_WEIGHTS, type Weights } from './weights.ts'

/** What the ratings of a step have at hand. */
export interface Deliberation {
  readonly game: AnyGame
  readonly board: Board
  readonly evaluation: Evaluation
  readonly world: World
  readonly seat: Seat
  readonly moves: MoveList
  readonly chance: Chance
  readonly ratings: Float64Array
}

export function cousinsWarJudge(
  game: AnyGame,
  forecast: BattleForecast = HONEST_FORECAST,
  weights: Weights = FIRST_WEIGHTS,
  experience?: Experience,
): Judge<World> {
  const board = new Board(game)
  const evaluation = new Evaluation(board, forecast, weights, experience)
  const cardPlay = new CardPlay(game, board, evaluation)
  const spare: { world?: World } = {}

  function valueAfter(world: World, seat: Seat, move: Move, chance: Chance): number {
    spare.world = game.copy(world, spare.world) as World
    game.apply(spare.world, seat, move, chance)
    return evaluation.value(spare.world, seat)
  }

  return {
    // What the enemy holds of the cards that cannot be seen hardly changes how moves compare.
    worlds: 1,
    rate(world, seat, moves, chance, ratings) {
      const at: Deliberation = { game, board, evaluation, world, seat, moves, chance, ratings }
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
