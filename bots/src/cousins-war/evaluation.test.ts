import { game } from '@tudor-rose/cousins-war'
import { type AnyGame, completeOptions, fastChance, MoveList } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { Board, type CousinsState } from './board.ts'
import { HONEST_FORECAST } from './dice.ts'
import { Evaluation } from './evaluation.ts'
import { cousinsWarGuide } from './guide.ts'
import { LEARNED_NETWORKS } from './networks.ts'
import { FIRST_WEIGHTS, SEARCH_WEIGHTS } from './weights.ts'

/** Every position of some random games, with the seat to decide. */
function* positions(games: number): Generator<{ world: CousinsState; seat: number; moves: MoveList }> {
  const anyGame: AnyGame = game
  const moves = new MoveList()
  for (let number = 0; number < games; number++) {
    const chance = fastChance(`positions ${number}`)
    const world = anyGame.setup(completeOptions(anyGame, {}), chance) as CousinsState
    for (let actors = game.actors(world); actors.length > 0; actors = game.actors(world)) {
      const [seat] = actors
      moves.clear()
      game.moves(world, seat, moves)
      yield { world, seat, moves }
      game.apply(world, seat, moves.at(chance.below(moves.length)), chance)
    }
  }
}

test.each([
  ['rules of thumb', FIRST_WEIGHTS, undefined],
  ['fitted weights', SEARCH_WEIGHTS, undefined],
  ['networks', SEARCH_WEIGHTS, LEARNED_NETWORKS],
])('by %s, the values of both houses add up to one', (_, weights, networks) => {
  const evaluation = new Evaluation(new Board(), HONEST_FORECAST, weights, networks)
  for (const { world } of positions(3))
    expect(evaluation.value(world, 0) + evaluation.value(world, 1)).toBeCloseTo(1, 9)
})

test('the prior of every move is a winning chance, close to the value of the position', () => {
  const guide = cousinsWarGuide(game)
  const priors = new Float64Array(256)
  const values = new Float64Array(2)
  let [looks, sum] = [0, 0]
  for (const { world, seat, moves } of positions(1)) {
    if (moves.length < 2 || guide.decides!(world, seat, moves, fastChance(1)) >= 0) continue
    guide.prior!(world, seat, moves, priors, fastChance(1))
    guide.evaluate!(world, values)
    let best = 0
    for (let i = 0; i < moves.length; i++) {
      expect(priors[i]).toBeGreaterThanOrEqual(0)
      expect(priors[i]).toBeLessThanOrEqual(1)
      best = Math.max(best, priors[i])
    }
    sum += Math.abs(best - values[seat])
    looks++
  }
  expect(looks).toBeGreaterThan(15)
  expect(sum / looks).toBeLessThan(0.1)
})
