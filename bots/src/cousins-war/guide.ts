/** What search knows of The Cousins' War: what a world is worth, which moves look good, and bluffing as it is solved. */
import type { AnyGame, Chance, Move, MoveList, Seat } from '@tudor-rose/table'
import { bestOf } from '../greedy.ts'
import type { Guide } from '../search/guide.ts'
import type { SearchSettings } from '../search/settings.ts'
import type { BattleTable } from './bluffing/battle-table.ts'
import { forecastBy } from './bluffing/forecast.ts'
import { TableFighter } from './bluffing/table-fighter.ts'
import { Board, other, type World } from './board.ts'
import { CardPlay } from './card-play.ts'
import { HONEST_FORECAST } from './dice.ts'
import { Evaluation } from './evaluation.ts'
import { cousinsWarJudge } from './judge.ts'
import { EXPERIENCE } from './learnt.ts'
import { SEARCH_WEIGHTS } from './weights.ts'

/** Decisions about secret dice; uniform worlds know nothing of what an announcement tells, the solved game does. */
const SOLVED = ['announce', 'answer', 'attacker-card', 'defender-card']

/** Where a judge does not rate moves by the chance to win that they lead to: what a rating of one is worth in chances. */
const WORTH_OF_A_RATING: Readonly<Record<string, number>> = { exchange: 0.01, 'keep-card': 0.01 }

const SETTINGS: Partial<SearchSettings> = {
  curiosity: { exploration: 0.03, bias: 0, trust: 4 },
  endsBeforeNew: true,
  // Secret choices differ by so little that a few playouts cannot mix them well.
  mixes: false,
}

const chanceLike = (value: number): number => Math.max(0, Math.min(1, value))

/** With a battle table, battles are fought by it, and none is played out in thought: the table knows how it goes. */
export function cousinsWarGuide(
  game: AnyGame,
  table?: BattleTable,
  weights = SEARCH_WEIGHTS,
  experience = EXPERIENCE,
): Guide<World> {
  const board = new Board(game)
  const forecast = table ? forecastBy(table) : HONEST_FORECAST
  const evaluation = new Evaluation(board, forecast, weights, experience)
  const fighter = table && new TableFighter(game, board, table)
  const cardPlay = new CardPlay(game, board, evaluation)
  const judge = cousinsWarJudge(game, forecast, weights, experience)
  const ratings = new Float64Array(1024)

  function rate(world: World, seat: Seat, moves: MoveList, chance: Chance): void {
    ratings.fill(0, 0, moves.length)
    judge.rate(world, seat, moves, chance, ratings)
  }

  return {
    // What the enemy has chosen unseen he chose at the same time, so it is thought about as if it were still to come.
    imagine(state, seat, chance) {
      const world = game.imagine(state, seat, chance)
      board.reopenChoice(world, other(seat))
      return world
    },
    // A card that is half played is followed to its end instead.
    playoutMoves: 0,
    evaluate(world, values) {
      values[0] = chanceLike(cardPlay.valueOfPlayedOn(world, 0))
      values[1] = 1 - values[0]
    },
    prior(world, seat, moves, priors, chance) {
      rate(world, seat, moves, chance)
      const worthOfRating = WORTH_OF_A_RATING[board.step(world)]
      if (worthOfRating === undefined) {
        for (let i = 0; i < moves.length; i++) priors[i] = chanceLike(ratings[i])
        return
      }
      const now = evaluation.value(world, seat)
      for (let i = 0; i < moves.length; i++) priors[i] = chanceLike(now + worthOfRating * ratings[i])
    },
    settings: SETTINGS,
    isLeaf: (world) => fighter?.knows(world) ?? false,
    decides(world, seat, moves, chance) {
      if (!SOLVED.includes(board.step(world))) return -1
      if (fighter !== undefined) return indexOf(moves, fighter.choose(world, seat, chance))
      rate(world, seat, moves, chance)
      return bestOf(ratings, moves.length, chance)
    },
  }
}

function indexOf(moves: MoveList, move: Move): number {
  for (let i = 0; i < moves.length; i++) if (moves.at(i) === move) return i
  throw new Error(`a battle table wants to make move ${move}, which is not legal`)
}
