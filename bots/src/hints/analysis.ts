/**
 * Analysis of a finished game: the winning chances of each seat in every position, and the moves that cost most.
 * Chances are those of the real state, which is no longer secret. The cost of a move is judged by what its seat could
 * know at the time, so nobody is blamed for dice or hidden information.
 */
import { type AnyGame, type Chance, fastChance, type Move, type Seat } from '@tudor-rose/table'
import { determinize } from '../search/guide.ts'
import { Playout } from '../search/playout.ts'
import { Search, type SearchResult } from '../search/search.ts'
import { type Guides, guideTo } from '../search/search-policy.ts'
import { canCompareMoves, MoveComparison } from './move-comparison.ts'
import { type RatedMove, type RatingGuide, ratedBy } from './rated-moves.ts'

/** A move that was made; resigning is no move. */
export interface PlayedMove {
  readonly seat: Seat
  readonly move: Move | undefined
}

/** One position of the game. */
export interface PositionAnalysis {
  /** The number of moves made so far. */
  readonly number: number
  /** The winning chance of each seat, from 0 to 1. */
  readonly chances: readonly number[]
  /** By how much the next move lowered the winning chance of the seat that made it, compared with `better`. */
  readonly cost: number
  readonly better: Move | undefined
}

type MoveLoss = Pick<PositionAnalysis, 'cost' | 'better'>
const NO_LOSS: MoveLoss = { cost: 0, better: undefined }
const lost = (cost: number, better: Move): MoveLoss => (cost > 0 ? { cost, better } : NO_LOSS)

export interface AnalysisSettings {
  readonly guides: Guides
  /** Playouts for the search of each move. */
  readonly playouts: number
  /** How many determinizations are used to estimate chances and to compare moves. */
  readonly worlds: number
}

export const DEFAULT_ANALYSIS: Omit<AnalysisSettings, 'guides'> = { playouts: 200, worlds: 60 }

/** A move that a mixed strategy plays at least this often is no mistake. */
const MIXED_MOVE_SHARE = 0.02
/** Above this share of all playouts, the value that search found for a move is reliable. */
const RELIABLE_SHARE = 0.03
const FRESH_SEEDS = 2 ** 32

/**
 * Analyses a game move by move; `states` has one more element than `moves`. The same chance gives the same analysis. It
 * is a generator, so that the caller can pause after every position.
 */
export function* analyse(
  game: AnyGame,
  states: readonly unknown[],
  moves: readonly PlayedMove[],
  chance: Chance,
  { guides, playouts, worlds }: AnalysisSettings,
): Generator<PositionAnalysis> {
  const guide: RatingGuide<unknown> = guideTo(game, guides)
  const search = new Search<unknown>(game, guide)
  const playout = new Playout<unknown>(game, guide)
  const values = new Float64Array(game.seats(game.optionsOf(states[0])).length)

  function chancesIn(state: unknown, chance: Chance): readonly number[] {
    // A fresh memory: not what was remembered while the last move was judged.
    guide.useMemory?.(guide.createMemory?.())
    const sums = values.map(() => 0)
    for (let world = 0; world < worlds; world++) {
      playout.run(game.copy(state), chance, values)
      for (const [seat, value] of values.entries()) sums[seat] += value
    }
    return Array.from(sums, (sum) => sum / worlds)
  }

  /** By how much the second move does worse than the first, in the same worlds and with the same luck. */
  function difference(state: unknown, seat: Seat, first: Move, second: Move, chance: Chance): number {
    let sum = 0
    for (let world = 0; world < worlds; world++) {
      const imagined = determinize(game, guide, state, seat, chance)
      const seed = chance.below(FRESH_SEEDS)
      for (const [move, sign] of [
        [first, 1],
        [second, -1],
      ]) {
        const luck = fastChance(seed)
        const tried = game.copy(imagined)
        game.apply(tried, seat, move, luck)
        playout.run(tried, luck, values)
        sum += sign * values[seat]
      }
    }
    return sum / worlds
  }

  /** The position in which the question was asked: simultaneous deciders did not know each other's choice. */
  function askedAt(number: number): number {
    const { seat } = moves[number]
    const wasAskedBefore = (earlier: number): boolean =>
      moves[earlier].move !== undefined && moves[earlier].seat !== seat && game.actors(states[earlier]).includes(seat)
    let first = number
    while (first > 0 && wasAskedBefore(first - 1)) first--
    return first
  }

  function lossOf(state: unknown, { seat, move }: PlayedMove, chance: Chance): MoveLoss {
    if (move === undefined) return NO_LOSS
    const searchResult = search.search(state, seat, chance, { playouts })
    if (searchResult.playouts === 0) return lossWithoutSearch(state, seat, move, searchResult, chance)
    const found = searchResult.candidates.find((candidate) => candidate.move === move)
    if (found === undefined || found.share > MIXED_MOVE_SHARE) return NO_LOSS
    const best = searchResult.candidates.find((candidate) => candidate.move === searchResult.move)!
    // Search looks further ahead, but knows little about moves that it soon abandoned.
    const cost =
      found.playouts > RELIABLE_SHARE * playouts
        ? best.value - found.value
        : difference(state, seat, searchResult.move, found.move, chance)
    return lost(cost, searchResult.move)
  }

  /** Where the guide decides, search has no values. */
  function lossWithoutSearch(
    state: unknown,
    seat: Seat,
    move: Move,
    searchResult: SearchResult,
    chance: Chance,
  ): MoveLoss {
    const legal = searchResult.candidates.map((candidate) => candidate.move)
    if (move === searchResult.move || !legal.includes(move)) return NO_LOSS
    const ratedMoves = ratedBy(guide, game, state, seat, legal, chance)
    if (ratedMoves !== undefined) return lossByRating(ratedMoves, move)
    if (!canCompareMoves(game, guide, state, seat)) return NO_LOSS
    const comparison = new MoveComparison(game, guide, state, seat, [searchResult.move, move])
    while (comparison.worlds < worlds) comparison.addWorld(chance)
    return lost(comparison.significantLoss(1), searchResult.move)
  }

  for (const [number, state] of states.entries()) {
    // Each question has its own luck, so that the cost of a move does not depend on how the real world was played out.
    const [luckOfMove, luckOfState] = [fastChance(chance.below(FRESH_SEEDS)), fastChance(chance.below(FRESH_SEEDS))]
    const played = moves[number]
    const loss = played === undefined ? NO_LOSS : lossOf(states[askedAt(number)], played, luckOfMove)
    yield { number, chances: chancesIn(state, luckOfState), ...loss }
  }
}

/** A move that the guide itself plays sometimes cannot be wrong. */
function lossByRating(ratedMoves: readonly RatedMove[], move: Move): MoveLoss {
  const found = ratedMoves.find((each) => each.move === move)!
  if (found.share > 0) return NO_LOSS
  const best = ratedMoves.reduce((a, b) => (b.share > 0 && (a.share === 0 || b.chance > a.chance) ? b : a))
  return lost(best.chance - found.chance, best.move)
}

/** The positions in which most was lost, worst first. */
export const costliestMoves = (analysed: readonly PositionAnalysis[], most: number): readonly PositionAnalysis[] =>
  analysed
    .filter(({ better }) => better !== undefined)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most)
