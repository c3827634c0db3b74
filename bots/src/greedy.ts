import { type AnyGame, BadInput, type Chance, fastChance, MoveList, type Seat } from '@tudor-rose/table'
import type { Policy } from './policy.ts'

/**
 * A game's heuristic for single moves. It is shown determinizations only, so it may read hidden information in them.
 */
export interface MoveRater<S> {
  /** In how many determinizations moves are rated; more where hidden information matters. */
  readonly determinizations: number
  /** Adds the rating of each move for this seat, by index. Must leave `world` unchanged. */
  rate(world: S, seat: Seat, moves: MoveList, chance: Chance, ratings: Float64Array): void
}

/** The part of a game's manifest for the greedy policy. */
export interface Rated {
  // biome-ignore lint/suspicious/noExplicitAny: raters of games of every state type
  moveRater?(game: AnyGame): MoveRater<any>
}

const FRESH_SEEDS = 2 ** 32

/** Whether the greedy policy can play this game. */
export const isRated = (game: string, bots: Readonly<Record<string, Rated>>): boolean =>
  Object.hasOwn(bots, game) && bots[game].moveRater !== undefined

/** Looks one move ahead and takes the highest-rated move; ties are broken at random. */
export function greedyPolicy(bots: Readonly<Record<string, Rated>>): Policy {
  // Another deck makes another game object, which may need other tables.
  const known = new WeakMap<AnyGame, MoveRater<unknown>>()
  const moves = new MoveList()
  let ratings = new Float64Array(256)

  function judgeOf(game: AnyGame): MoveRater<unknown> {
    const found = known.get(game)
    if (found !== undefined) return found
    if (!isRated(game.name, bots)) throw new BadInput('unknown-option', `the greedy policy cannot play ${game.name}`)
    const made = bots[game.name].moveRater!(game)
    known.set(game, made)
    return made
  }

  return {
    name: 'greedy',
    choose(game, state, seat, chance) {
      const judge = judgeOf(game)
      moves.clear()
      game.moves(state, seat, moves)
      if (moves.length === 1) return moves.at(0)
      if (ratings.length < moves.length) ratings = new Float64Array(2 * moves.length)
      ratings.fill(0, 0, moves.length)
      // Ratings and ties use their own source of chance, however much `imagine` draws.
      const own = fastChance(chance.below(FRESH_SEEDS))
      for (let world = 0; world < judge.determinizations; world++)
        judge.rate(game.imagine(state, seat, chance), seat, moves, own, ratings)
      return moves.at(bestOf(ratings, moves.length, own))
    },
  }
}

/** The index of the highest rating; ties are broken at random. */
export function bestOf(ratings: Float64Array, length: number, chance: Chance): number {
  let best = 0
  let equals = 1
  for (let i = 1; i < length; i++) {
    if (ratings[i] > ratings[best]) {
      best = i
      equals = 1
    } else if (ratings[i] === ratings[best] && chance.below(++equals) === 0) best = i
  }
  return best
}
