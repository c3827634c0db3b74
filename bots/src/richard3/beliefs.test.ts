import { game } from '@tudor-rose/richard3'
import { AT, BLOCK_COUNT, GO_HOME, hiddenBlocks, imagine, LEAVE_EXILE } from '@tudor-rose/richard3/rules'
import { completeOptions, fastChance, MoveList, type Seat } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { greedyPolicy } from '../greedy.ts'
import { JUDGES } from '../index.ts'
import { twinsOf } from '../testing/twins.ts'
import { CASES, imagineLikely } from './beliefs.ts'
import type { World } from './board.ts'
import { LEARNT_BELIEFS } from './learnt-beliefs.ts'

const TIMEOUT = 120_000
const hidden = new Uint8Array(BLOCK_COUNT)

/** Moments of wars between greedy bots, one in so many decisions. */
function* moments(wars: number, gap: number): Generator<{ world: World; seat: Seat }> {
  const policy = greedyPolicy(JUDGES)
  for (let war = 0; war < wars; war++) {
    const chance = fastChance(`war ${war}`)
    const world = game.setup(completeOptions(game, {}), chance)
    for (let actors = game.actors(world), count = 0; actors.length > 0; actors = game.actors(world), count++) {
      if (count % gap === 0) yield { world, seat: actors[0] }
      for (const [seat, move] of actors.map((each) => [each, policy.choose(game, world, each, chance)] as const))
        game.apply(world, seat, move, chance)
    }
  }
}

function rightlyPlaced(world: World, guess: World, seat: Seat): readonly [number, number] {
  const many = hiddenBlocks(world, 1 - seat, hidden)
  let right = 0
  for (let i = 0; i < many; i++) right += Number(guess.bytes[AT + hidden[i]] === world.bytes[AT + hidden[i]])
  return [right, many]
}

describe('guesses at hidden blocks', () => {
  test('put most of them where they are; even guesses put a few there', { timeout: TIMEOUT }, () => {
    const chance = fastChance('guesses')
    let [likely, even, all] = [0, 0, 0]
    for (const { world, seat } of moments(3, 7)) {
      const [right, many] = rightlyPlaced(world, imagineLikely(world, seat, chance), seat)
      likely += right
      all += many
      even += rightlyPlaced(world, imagine(world, seat, chance), seat)[0]
    }
    expect(all).toBeGreaterThan(1000)
    expect(likely / all).toBeGreaterThan(0.65)
    expect(even / all).toBeLessThan(0.4)
  })

  test('leave what the seat knows and may do as it is', { timeout: TIMEOUT }, () => {
    const chance = fastChance('views')
    const [here, there] = [new MoveList(), new MoveList()]
    let looked = 0
    for (const { world, seat } of moments(2, 3)) {
      const guess = imagineLikely(world, seat, chance)
      expect(game.view(guess, seat)).toEqual(game.view(world, seat))
      for (const [moves, each] of [
        [here, world],
        [there, guess],
      ] as const) {
        moves.clear()
        game.moves(each, seat, moves)
      }
      expect(there.toArray()).toEqual(here.toArray())
      looked++
    }
    expect(looked).toBeGreaterThan(100)
  })

  test.each([{}, { scenario: 'kingmaker', edition: '1.0' }])(
    'are the same in two worlds that the seat cannot tell apart, with as much drawn for them (%o)',
    (options) => {
      let compared = 0
      for (const { state, twin, seat, where } of twinsOf(game, completeOptions(game, options), 2, 3)) {
        const [here, there] = [state, twin].map((world) => {
          const chance = fastChance(where)
          return `${imagineLikely(world, seat, chance).bytes} ${chance.below(2 ** 30)}`
        })
        expect(there).toBe(here)
        compared++
      }
      expect(compared).toBeGreaterThan(30)
    },
  )

  test('go by a weight for every case', () => {
    expect(LEARNT_BELIEFS).toHaveLength(CASES)
    expect(LEARNT_BELIEFS.every(Number.isFinite)).toBe(true)
  })

  test('8.3, 8.4 look for blocks at home once their house has gone there', { timeout: TIMEOUT }, () => {
    const chance = fastChance('home')
    let [right, all] = [0, 0]
    for (const { world, seat } of moments(8, 1)) {
      if (world.step !== LEAVE_EXILE && world.step !== GO_HOME) continue
      const [found, many] = rightlyPlaced(world, imagineLikely(world, seat, chance), seat)
      right += found
      all += many
    }
    expect(all).toBeGreaterThan(200)
    expect(right / all).toBeGreaterThan(0.5)
  })
})
