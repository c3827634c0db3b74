import { fastChance } from '../fast-chance.ts'
import { MoveList } from '../move-list.ts'
import { playAtRandom } from '../random-play.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { legalMoves, seatsOf } from './random-walk.ts'

/** Random games end within the bound, with a result, and nobody is asked after that. */
export function gamesEnd<S>(trial: Trial<S>): void {
  const { game, options } = trial
  const moves = new MoveList()
  for (const seed of seedsOf(trial, trial.games)) {
    const chance = fastChance(`${seed}/chance`)
    const state = game.setup(options, chance)
    const played = playAtRandom(game, state, chance, fastChance(`${seed}/picks`), moves)
    const where = `seed "${seed}", after ${played} moves`
    if (game.actors(state).length > 0) fail(where, `the game is not over although moveBound is ${game.moveBound}`)
    const result = game.result(state)
    if (result === undefined) fail(where, 'nobody is asked any more, but there is no result')
    const unknown = result.winners.find((seat) => !seatsOf(trial).includes(seat))
    if (unknown !== undefined) fail(where, `the winner ${unknown} is not a seat`)
    for (const seat of seatsOf(trial)) {
      if (legalMoves(game, state, seat).length > 0) fail(where, `the game is over but seat ${seat} still has moves`)
    }
  }
}
