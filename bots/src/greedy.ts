import { type AnyGame, BadInput, type Chance, fastChance, MoveList, type Seat } from '@tudor-rose/table'
import type { Policy } from './policy.ts'

/** What a game knows about good and bad moves. It sees imagined worlds only, so it may read all of them. */
export interface Judge<S> {
  /** How many worlds a decision is weighed in; more where what is hidden matters. */
  readonly worlds: number
  /** Adds to each rating how good the move at the same place is for this seat. The world must be left as it is. */
  rate(world: S, seat: Seat, moves: MoveList, chance: Chance, ratings: Float64Array): void
}

// biome-ignore lint/suspicious/noExplicitAny: judges of games of every state type
export type Judges = Readonly<Record<string, (game: AnyGame) => Judge<any>>>

const FRESH_SEEDS = 2 ** 32

/** Looks one move ahead: takes the move that rates best, and any of them where several do. */
export function greedyPolicy(judges: Judges): Policy {
  // Playing with another deck is another game object, and may want other tables.
  const known = new WeakMap<AnyGame, Judge<unknown>>()
  const moves = new MoveList()
  let ratings = new Float64Array(256)

  function judgeOf(game: AnyGame): Judge<unknown> {
    const found = known.get(game)
    if (found !== undefined) return found
    if (!Object.hasOwn(judges, game.name))
      throw new BadInput('unknown-option', `nobody has taught the greedy policy ${game.name} yet`)
    const made = judges[game.name](game)
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
      // The judge and the ties have a source of their own, however much imagining draws.
      const own = fastChance(chance.below(FRESH_SEEDS))
      for (let world = 0; world < judge.worlds; world++)
        judge.rate(game.imagine(state, seat, chance), seat, moves, own, ratings)
      return moves.at(bestOf(ratings, moves.length, own))
    },
  }
}

/** Where the best rating stands; among equals, chance decides. */
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
