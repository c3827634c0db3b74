/** What search knows about The Cousins' War: evaluation, priors, and solved bluffing. */
import type { CousinsView } from '@tudor-rose/cousins-war'
import type { AnyGame, Chance, Move, MoveList, Seat } from '@tudor-rose/table'
import { bestOf } from '../greedy.ts'
import type { Guide } from '../search/guide.ts'
import type { SearchSettings } from '../search/settings.ts'
import type { BattleTable } from './bluffing/battle-table.ts'
import { forecastBy } from './bluffing/forecast.ts'
import { TableFighter } from './bluffing/table-fighter.ts'
import { Board, type CousinsState, other } from './board.ts'
import { CardPlay } from './card-play.ts'
import { HONEST_FORECAST } from './dice.ts'
import { Evaluation } from './evaluation.ts'
import { cousinsWarMoveRater } from './move-rater.ts'
import { LEARNED_NETWORKS } from './networks.ts'
import { SEARCH_WEIGHTS } from './weights.ts'

/** Decisions about secret dice: determinizations ignore what an announcement reveals, the solution does not. */
const SOLVED: readonly CousinsView['step'][] = ['announce', 'answer', 'attacker-card', 'defender-card']

/** For steps whose ratings are not winning chances: the winning chance per rating point. */
const WORTH_OF_A_RATING: Readonly<Partial<Record<CousinsView['step'], number>>> = { exchange: 0.01, 'keep-card': 0.01 }

const SETTINGS: Partial<SearchSettings> = {
  bandit: { exploration: 0.03, priorBias: 0, priorVisits: 4 },
  expandsOnRevisit: true,
  // Secret choices differ so little that a few playouts cannot mix them well.
  mixesStrategies: false,
}

const chanceLike = (value: number): number => Math.max(0, Math.min(1, value))

/** With a battle table, battles are played by it and never simulated: the table knows their values. */
export function cousinsWarGuide(
  game: AnyGame,
  table?: BattleTable,
  weights = SEARCH_WEIGHTS,
  networks = LEARNED_NETWORKS,
): Guide<CousinsState> {
  const board = new Board()
  const forecast = table ? forecastBy(table) : HONEST_FORECAST
  const evaluation = new Evaluation(board, forecast, weights, networks)
  const fighter = table && new TableFighter(game, board, table)
  const cardPlay = new CardPlay(game, board, evaluation)
  const rater = cousinsWarMoveRater(game, forecast, weights, networks)
  const ratings = new Float64Array(1024)

  function rate(world: CousinsState, seat: Seat, moves: MoveList, chance: Chance): void {
    ratings.fill(0, 0, moves.length)
    rater.rate(world, seat, moves, chance, ratings)
  }

  return {
    // The enemy's hidden choice is simultaneous, so it is treated as still to come.
    imagine(state, seat, chance) {
      const world = game.imagine(state, seat, chance)
      board.reopenChoice(world, other(seat))
      return world
    },
    // A half-played card is played to its end instead.
    playoutDepth: 0,
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
