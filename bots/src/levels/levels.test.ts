import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { game as lancaster } from '@tudor-rose/lancaster'
import { game as richard3 } from '@tudor-rose/richard3'
import { type AnyGame, type Chance, completeOptions, fastChance, MoveList } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { botNamed } from '../index.ts'
import { beginDecision, randomPolicy } from '../policy.ts'
import { BOTS } from '../testing/bots.ts'
import { LEVELS, levelOf } from './level.ts'
import { budgetOf, levelPolicy } from './level-policy.ts'
import { de, en, pl } from './texts/index.ts'

const GAMES: readonly AnyGame[] = [cousinsWar, lancaster, richard3]
const TIMEOUT = 60_000

/** A decision with several moves, somewhere in a random game. */
function decisionIn(game: AnyGame) {
  const chance = fastChance('decision')
  const state = game.setup(completeOptions(game, {}), chance)
  const moves = new MoveList()
  for (let number = 0; ; number++) {
    const [seat] = game.actors(state)
    moves.clear()
    game.moves(state, seat, moves)
    if (number >= 20 && moves.length > 3) return { state, seat, moves: moves.toArray() }
    game.apply(state, seat, moves.at(chance.below(moves.length)), chance)
  }
}

/** Advances by this much on every reading. */
const ticking = (step: number) => {
  let now = 0
  return () => {
    now += step
    return now
  }
}

describe.each(GAMES)('$name', (game) => {
  test.each(LEVELS)(
    '%s answers in time with a legal move, however long a playout takes',
    { timeout: TIMEOUT },
    (name) => {
      const { state, seat, moves } = decisionIn(game)
      let reads = 0
      const second = ticking(1000)
      const clock = () => {
        reads++
        return second()
      }
      expect(moves).toContain(levelPolicy(name, { clock }, BOTS).choose(game, state, seat, fastChance(1)))
      // At one second per playout there is time for one or two, and for reading the clock after each.
      expect(reads).toBeLessThanOrEqual(4)
    },
  )

  test('levels with a number of playouts give the same move for the same chance, also in slices', {
    timeout: TIMEOUT,
  }, () => {
    const { state, seat } = decisionIn(game)
    const policy = levelPolicy('easy', 'counted', BOTS)
    for (const seed of ['a', 'b', 'c', 'd']) {
      const atOnce = policy.choose(game, state, seat, fastChance(seed))
      const [one, other] = [seed, 'other'].map((each) => beginDecision(policy, game, state, seat, fastChance(each)))
      for (let isDone = false; !isDone; ) {
        isDone = one.run(() => false)
        other.run(() => false)
      }
      expect(one.result()).toBe(atOnce)
    }
  })
})

test('an interrupted level has a move from the start', () => {
  const { state, seat, moves } = decisionIn(lancaster)
  const pondering = beginDecision(levelPolicy('hard', 'counted', BOTS), lancaster, state, seat, fastChance(1))
  expect(moves).toContain(pondering.result())
  expect(pondering.run(() => false)).toBe(false)
  expect(moves).toContain(pondering.result())
})

test('a policy without slices chooses in one step, and only once', () => {
  const { state, seat } = decisionIn(cousinsWar)
  const chance: Chance = fastChance('once')
  const pondering = beginDecision(randomPolicy(), cousinsWar, state, seat, chance)
  expect(pondering.run(() => false)).toBe(true)
  expect(pondering.result()).toBe(pondering.result())
})

test('easy blunders now and then, the others never', () => {
  for (const game of GAMES) {
    expect(levelOf('easy', game.name, BOTS).blunderRate).toBeGreaterThan(0)
    for (const name of ['medium', 'hard'] as const) expect(levelOf(name, game.name, BOTS).blunderRate).toBe(0)
  }
})

test('a time factor does not affect a level that counts playouts', () => {
  const clock = () => 0
  const { playouts, milliseconds } = levelOf('medium', 'lancaster', BOTS)
  const tenth = budgetOf(levelOf('medium', 'lancaster', BOTS), { clock, timeFactor: 0.1 })
  expect(tenth).toEqual({ playouts, milliseconds: milliseconds / 10, clock })
  // A level that uses all its time is not limited by a number of playouts.
  const hard = levelOf('hard', 'lancaster', BOTS)
  expect(budgetOf(hard, { clock, timeFactor: 0.1 })).toEqual({ milliseconds: hard.milliseconds / 10, clock })
  expect(budgetOf(hard, 'counted')).toEqual({ playouts: hard.playouts })
})

test('a level is found by its name, with a time factor', () => {
  const { state, seat } = decisionIn(lancaster)
  const timeOf = (name: string): number => {
    const clock = ticking(1)
    botNamed(name, BOTS, clock).choose(lancaster, state, seat, fastChance(1))
    return clock()
  }
  const { milliseconds } = levelOf('hard', 'lancaster', BOTS)
  // The clock is also read before the first playout and after the last.
  expect(timeOf('hard@0.01')).toBeLessThan(0.01 * milliseconds + 6)
  expect(timeOf('hard@0.1')).toBeLessThan(0.1 * milliseconds + 6)
  expect(timeOf('hard@0.1')).toBeGreaterThan(0.03 * milliseconds)
})

test('every level has a name in all languages', () => {
  for (const sentences of [en, de, pl]) {
    expect(Object.keys(sentences)).toEqual(Object.keys(en))
    expect(new Set(Object.values(sentences)).size).toBe(Object.keys(en).length)
  }
  for (const name of LEVELS) expect(en).toHaveProperty([`bot.${name}`])
})

test('a game without a manifest has the usual levels', () => {
  expect(levelOf('hard', 'duel', BOTS)).toEqual(levelOf('hard', 'duel', {}))
  expect(levelOf('hard', 'toString', BOTS)).toEqual(levelOf('hard', 'duel', {}))
})
