import { readFileSync } from 'node:fs'
import { type BotsByGame, beginDecision, botNamed, finish } from '@tudor-rose/bots'
import { bots } from '@tudor-rose/bots/cousins-war'
import { game } from '@tudor-rose/cousins-war'
import { fastChance, type Move, Session } from '@tudor-rose/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const BYTES = readFileSync(new URL('../../../../bots/data/cousins-war-battle.bin', import.meta.url))
const SEEDS = 60

// A worker fetches the table once; each test has its own worker.
beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A game of first moves up to a battle in which a player has to announce. */
function announcing(): { readonly state: unknown; readonly seat: number } {
  const session = new Session(game, { seed: 'Tewkesbury' })
  for (;;) {
    const [seat] = game.actors(session.state)
    if (game.prompt(session.state, seat).key === 'prompt.announce') return { state: session.state, seat }
    session.play(seat, botNamed('random', {}, () => 0).choose(game, session.state, seat, fastChance(1)))
  }
}

/** What bots announce with many different dice. */
function announced(choose: (state: unknown, seat: number, seed: number) => Move): readonly Move[] {
  const { state, seat } = announcing()
  return Array.from({ length: SEEDS }, (_, seed) => choose(state, seat, seed))
}

const WITHOUT_TABLE = { 'cousins-war': bots }
const WITH_TABLE = { 'cousins-war': { ...bots, ...bots.data!.read(BYTES) } }

const byBots = (known: BotsByGame) => {
  const bot = botNamed('medium', known, () => performance.now())
  return announced((state, seat, seed) => finish(beginDecision(bot, game, state, seat, fastChance(seed))))
}

/** What the worker's bots announce after they have fetched what they can. */
async function byWorker(fetch: () => Promise<Response>): Promise<readonly Move[]> {
  vi.stubGlobal('fetch', fetch)
  const { beginBot, prepareBots } = await import('../../worker/bots.ts')
  await prepareBots((await import('./module.ts')).module)
  return announced((state, seat, seed) => finish(beginBot('medium', game, state, seat, fastChance(seed))))
}

test('bots in the worker use the battle table once it is loaded', async () => {
  const loaded = await byWorker(async () => new Response(BYTES))
  expect(loaded).toEqual(byBots(WITH_TABLE))
  expect(loaded).not.toEqual(byBots(WITHOUT_TABLE))
})

test.each([
  ['without a network', () => Promise.reject(new TypeError('no network'))],
  ['if the server has no table', async () => new Response('', { status: 404 })],
  ['if a captive portal answers instead', async () => new Response('<title>Please log in</title>')],
  ['if the table is damaged', async () => new Response(BYTES.map((byte, i) => (i === 5000 ? byte ^ 1 : byte)))],
])('%s bots fight by rules of thumb', async (_, fetch) => {
  expect(await byWorker(fetch)).toEqual(byBots(WITHOUT_TABLE))
})

test('other games do not load the table', async () => {
  const fetch = vi.fn(async () => new Response(BYTES))
  vi.stubGlobal('fetch', fetch)
  const { prepareBots } = await import('../../worker/bots.ts')
  await prepareBots((await import('../../lancaster/worker/module.ts')).module)
  expect(fetch).not.toHaveBeenCalled()
})
