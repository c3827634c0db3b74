import type { BattleOddsReport } from '@tudor-rose/bots/richard3/odds'
import { fastChance } from '@tudor-rose/table'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Limits, openRateLimits, UNLIMITED } from '../limits/rate-limits.ts'
import type { Actor } from '../tables/play.ts'
import { TestHouse } from '../testing/house.ts'
import { TestServer } from '../testing/server.ts'
import { HintService, type HintServiceSettings } from './hint-service.ts'
import { type Hint, ThinkingPool } from './thinking-pool.ts'

// Long, because a busy machine may take long to start the thread, which is not tested here.
const pool = new ThinkingPool({ patience: 50_000, threads: 1 })
afterAll(() => pool.close())

let house: TestHouse
beforeEach(async () => {
  house = await TestHouse.build()
})
afterEach(() => house.close())

const RED = { seat: 0, personId: 'red' }
const WHITE = { seat: 1, personId: 'white' }
const oddsIn = (area: string, more: object = {}) => ({ topic: 'odds', question: { area, moves: [], ...more } })
const ESSEX = oddsIn('Essex')
const adviserWith = (more: Partial<HintServiceSettings> = {}): HintService =>
  new HintService({ tables: house.tables, thinking: pool, limits: UNLIMITED, chance: fastChance('advice'), ...more })

/** Runs until it is aborted. */
const endless: HintServiceSettings['thinking'] = {
  advise: (_turn, signal) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  ask: async () => null,
}

describe('hints at a table online', () => {
  test('are moves that the seat can make, with chances', async () => {
    const id = await house.duel({ game: 'cousins-war', hints: true })
    const hints = await adviserWith().hint(id, RED, await house.number(id))
    expect(hints!.length).toBeGreaterThan(0)
    const moves = await house.moves(id, RED.seat)
    for (const { line, chance = 0.5 } of hints!) {
      expect(moves).toContain(line)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
  })

  test('are only available at tables that allow them', async () => {
    const id = await house.duel()
    await expect(adviserWith().hint(id, RED, await house.number(id))).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('are only for the holder of the seat, when asked', async () => {
    const id = await house.duel({ hints: true })
    const at = await house.number(id)
    const stranger = { seat: RED.seat, personId: 'white' }
    await expect(adviserWith().hint(id, stranger, at)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(adviserWith().hint(id, WHITE, at)).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('are null if the table has moved on, and end with the game', async () => {
    const id = await house.duel({ hints: true })
    const at = await house.number(id)
    await house.step(id)
    expect(await adviserWith().hint(id, RED, at)).toBeNull()
    await house.play.resign(id, RED, await house.number(id))
    await expect(adviserWith().hint(id, RED, await house.number(id))).rejects.toMatchObject({ code: 'game-over' })
  })

  test('are computed one at a time for each person, and are limited', async () => {
    const id = await house.duel({ hints: true })
    const at = await house.number(id)
    const few: Limits = (name) => openRateLimits(undefined, () => {}).limits(name, 2, 60)
    const hintService = adviserWith({ thinking: endless, limits: few })
    const first = hintService.hint(id, RED, at)
    const replaced = expect(first).rejects.toMatchObject({ code: 'too-many-requests' })
    void hintService.hint(id, RED, at).catch(() => {})
    await replaced
    await expect(hintService.hint(id, RED, at)).rejects.toThrow('too often')
  })

  test('are still computed when odds are requested in the meantime', async () => {
    const id = await house.duel({ hints: true })
    const at = await house.number(id)
    const asked: { tell: (hints: readonly Hint[]) => void; signal: AbortSignal | undefined }[] = []
    const advise: HintServiceSettings['thinking']['advise'] = (_turn, signal) =>
      new Promise((tell) => asked.push({ tell, signal }))
    const hintService = adviserWith({ thinking: { ...endless, advise } })
    const hint = hintService.hint(id, RED, at)
    await expect.poll(() => asked.length).toBe(1)
    expect(await hintService.ask(id, RED, at, ESSEX)).toBeNull()
    const [{ tell, signal }] = asked
    expect(signal!.aborted).toBe(false)
    tell([{ line: 'ready' }])
    expect(await hint).toEqual([{ line: 'ready' }])
  })

  test('are answered even if another seat that is asked at the same time has chosen', async () => {
    const id = await house.duel({ hints: true })
    await house.play.move(id, RED, 0, 'ready')
    const at = await house.number(id)
    await house.play.move(id, WHITE, at, (await house.moves(id, WHITE.seat))[0])
    const known = adviserWith({ thinking: { ...endless, advise: async () => [{ line: 'high' }] } })
    expect(await known.hint(id, RED, at)).toEqual([{ line: 'high' }])
    expect(await known.hint(id, RED, at - 1)).toBeNull()
    expect(await known.hint(id, RED, at + 2)).toBeNull()
  })
})

describe('many requests for hints', () => {
  const MOST = 8

  /** This many tables, each with a hint still being computed. */
  async function askMany(hintService: HintService, many: number) {
    const tables: { id: string; at: number; red: Actor; white: Actor }[] = []
    for (let i = 0; i < many; i++) {
      const people = [`red ${i}`, `white ${i}`] as const
      const id = await house.duel({ hints: true }, [...people])
      const [red, white] = people.map((personId, seat) => ({ seat, personId }))
      tables.push({ id, at: await house.number(id), red, white })
    }
    for (const { id, at, red } of tables) void hintService.hint(id, red, at).catch(() => {})
    return tables
  }

  test('are refused from the ninth on, except if they replace a request of the same person', async () => {
    const hintService = adviserWith({ thinking: endless })
    const tables = await askMany(hintService, MOST)
    const again = tables[0]
    let isRefused = false
    void hintService.hint(again.id, again.red, again.at).catch(() => (isRefused = true))
    const late = await house.duel({ hints: true })
    await expect(hintService.hint(late, RED, await house.number(late))).rejects.toThrow('too many players are asking')
    expect(isRefused).toBe(false)
  })

  test('do not block the odds of others', async () => {
    const hintService = adviserWith({ thinking: endless })
    const [first] = await askMany(hintService, MOST)
    expect(await hintService.ask(first.id, first.white, first.at, ESSEX)).toBeNull()
  })
})

describe('odds at a table online', () => {
  test('do not exist without a battle, or in a game without odds', async () => {
    const richard = await house.duel({ game: 'richard3' })
    expect(await adviserWith().ask(richard, RED, await house.number(richard), ESSEX)).toBeNull()
    const at = await house.number(richard)
    expect(await adviserWith().ask(richard, RED, at, { topic: 'toString', question: {} })).toBeNull()
    for (const question of [null, 'Essex', { area: 'Essex' }, { area: 'Essex', moves: [7] }])
      expect(await adviserWith().ask(richard, RED, at, { topic: 'odds', question })).toBeNull()
    const cousins = await house.duel({ game: 'cousins-war' })
    expect(await adviserWith().ask(cousins, WHITE, await house.number(cousins), ESSEX)).toBeNull()
  })

  test('are sent to both sides of a battle, even a seat that is not asked, each from their own view', {
    timeout: 120_000,
  }, async () => {
    const id = await house.duel({ game: 'richard3' })
    const pick = fastChance('Wakefield')
    const battleIn = () =>
      house.look(
        id,
        ({ game, session }) => (game.view(session!.state, 0) as { battle: { area: string } | null }).battle,
      )
    let battle = await battleIn()
    while (battle === null) {
      await house.step(id, (moves) => moves[pick.below(moves.length)])
      battle = await battleIn()
    }
    const at = await house.number(id)
    const asked = oddsIn(battle.area)
    const oddsFor = async (actor: Actor, question = asked) =>
      (await adviserWith().ask(id, actor, at, question)) as BattleOddsReport
    const [red, white] = [await oddsFor(RED), await oddsFor(WHITE)]
    expect([red.shares[0].house, white.shares[0].house]).toEqual(['Lancaster', 'York'])
    for (const { shares, area } of [red, white]) {
      expect(area).toBe(battle.area)
      expect(shares[0].wins + shares[1].wins).toBeCloseTo(1)
    }
    expect(await adviserWith().ask(id, RED, at - 1, asked)).toBeNull()
    // Only the game itself may say how many worlds are sampled.
    expect(await oddsFor(RED, oddsIn(battle.area, { worlds: 1 }))).toEqual(red)
  })
})

test('over the socket: a hint is an answer, a refusal says why, and the table says whether hints are allowed', async () => {
  const server = await TestServer.start()
  try {
    const { red, table } = await server.begun({ game: 'cousins-war', hints: true })
    const socket = await red.sit(table)
    expect(socket.received.find(({ type }) => type === 'table').table.hints).toBe(true)
    const { type, answer } = await socket.ask({ type: 'hint', at: socket.number })
    expect(type).toBe('done')
    for (const { line } of answer) expect(socket.table.prompt.moves).toContain(line)
    expect(await socket.ask({ type: 'odds', at: socket.number, area: 'Essex', moves: [] })).toMatchObject({
      type: 'done',
      answer: null,
    })
    const question = { area: 'Essex', moves: [] }
    expect(await socket.ask({ type: 'ask', at: socket.number, topic: 'odds', question })).toMatchObject({
      type: 'done',
      answer: null,
    })
    socket.close()

    const without = await server.begun()
    const bare = await without.red.sit(without.table)
    expect(await bare.ask({ type: 'hint', at: bare.number })).toMatchObject({ type: 'error', code: 'not-allowed' })
    const watcher = await server.client().sit(without.table, { invitation: without.invitation })
    expect((await watcher.ask({ type: 'hint', at: watcher.number })).type).toBe('error')
    bare.close()
    watcher.close()
  } finally {
    await server.close()
  }
})
