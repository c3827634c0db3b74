import { game as lancaster } from '@tudor-rose/lancaster'
import { type AnyGame, completeOptions, fastChance } from '@tudor-rose/table'
import { afterEach, describe, expect, test } from 'vitest'
import { turnOf } from './bot.ts'
import { type PoolSettings, ThinkingPool } from './thinking-pool.ts'

const game = lancaster as AnyGame
const MOODY = new URL('../testing/moody-thread.js', import.meta.url)
/** Long, because a busy machine may take long to start a thread, which is not tested here. */
const PATIENT = 50_000

const pools: ThinkingPool[] = []
const poolOf = (settings: Partial<PoolSettings>) => {
  const pool = new ThinkingPool({ patience: PATIENT, ...settings })
  pools.push(pool)
  return pool
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

/** The first decision of a game. */
function firstTurn() {
  const state = game.setup(completeOptions(game, {}), fastChance('first'))
  return turnOf(game, state, game.actors(state)[0], fastChance('turn'))
}

describe('bots in threads', () => {
  test('choose a legal move, many at a time', async () => {
    const pool = poolOf({ threads: 2 })
    const turn = firstTurn()
    const names = ['greedy', 'easy', 'greedy', 'easy', 'easy', 'greedy']
    for (const move of await Promise.all(names.map((name) => pool.choose(name, turn))))
      expect(turn.moves).toContain(move)
  })

  test('report problems, and continue', async () => {
    const pool = poolOf({ threads: 1 })
    const turn = firstTurn()
    await expect(pool.choose('nobody', turn)).rejects.toThrow('there is no bot "nobody"')
    expect(turn.moves).toContain(await pool.choose('greedy', turn))
  })

  test('do not let a short task wait for long ones, which end when nobody waits any more', async () => {
    const pool = poolOf({ threads: 1 })
    const turn = firstTurn()
    // Starts the thread, so that the long tasks begin at once.
    await pool.choose('easy', turn)
    const stop = new AbortController()
    const done: string[] = []
    const long = Array.from({ length: 5 }, () =>
      pool.choose('search:10000000', turn, stop.signal).finally(() => done.push('long')),
    )
    const given = Promise.allSettled(long)
    for (let i = 0; i < 3; i++) {
      await pool.choose('easy', turn)
      done.push('short')
    }
    stop.abort(new Error('the game is over'))
    for (const settled of await given)
      expect(settled).toMatchObject({ status: 'rejected', reason: new Error('the game is over') })
    expect(done.slice(0, 3)).toEqual(['short', 'short', 'short'])
    // If the dropped tasks were still running, this one would have to share the thread with them.
    expect(turn.moves).toContain(await pool.choose('greedy', turn))
  })

  test('do not compute what nobody waits for', async () => {
    const pool = poolOf({ threads: 1 })
    await expect(pool.choose('easy', firstTurn(), AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
  })
})

describe('threads', () => {
  const turnFor = (seat: number) => ({ ...firstTurn(), seat })

  test('that die are replaced; only the task that killed them gets no answer', async () => {
    const pool = poolOf({ threads: 1, script: MOODY })
    const waiting = pool.choose('wait', turnFor(0))
    const deadly = pool.choose('die', turnFor(1))
    await expect(deadly).rejects.toThrow('a thread of bots has ended')
    // The waiting tasks have been moved to a new thread, where a second crash would be one too many.
    expect(await pool.choose('answer', turnFor(3))).toBe(3)
    const second = pool.choose('die', turnFor(1))
    await expect(Promise.race([second, waiting])).rejects.toThrow('a thread of bots has ended')
    await expect(waiting).rejects.toThrow('a thread of bots has ended')
    await expect(second).rejects.toThrow('a thread of bots has ended')
    expect(await pool.choose('answer', turnFor(2))).toBe(2)
  })

  test('that hang are replaced too', async () => {
    const pool = poolOf({ threads: 1, script: MOODY, patience: 1500 })
    expect(await pool.choose('answer', turnFor(3))).toBe(3)
    await expect(pool.choose('hang', turnFor(0))).rejects.toThrow('a thread of bots was silent for 1500 ms')
    expect(await pool.choose('answer', turnFor(1))).toBe(1)
  })

  test('are limited: a new one is started if all are busy', async () => {
    const two = poolOf({ threads: 2, script: MOODY })
    const stop = new AbortController()
    const hanging = two.choose('hang', turnFor(0), stop.signal)
    const given = expect(hanging).rejects.toThrow('enough')
    expect(await two.choose('answer', turnFor(1))).toBe(1)
    stop.abort(new Error('enough'))
    await given
  })
})
