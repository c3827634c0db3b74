import { readFileSync } from 'node:fs'
import { beginWith, botNamed, GUIDES, type Guides, guidesWithBattleTable, POLICIES } from '@tudor-rose/bots'
import { game } from '@tudor-rose/cousins-war'
import { fastChance, type Move, Session } from '@tudor-rose/table'
import { afterEach, expect, test, vi } from 'vitest'

const BYTES = readFileSync(new URL('../../../bots/data/cousins-war-battle.bin', import.meta.url))
const SEEDS = 60

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A game of first moves that has come to a battle in which somebody has to announce something. */
function announcing(): { readonly state: unknown; readonly seat: number } {
  const session = new Session(game, { seed: 'Tewkesbury' })
  for (;;) {
    const [seat] = game.actors(session.state)
    if (game.prompt(session.state, seat).key === 'prompt.announce') return { state: session.state, seat }
    session.play(seat, botNamed('random', POLICIES, GUIDES, () => 0).choose(game, session.state, seat, fastChance(1)))
  }
}

const finished = (pondering: { goOn(may: () => boolean): boolean; move(): Move }): Move => {
  while (!pondering.goOn(() => true));
  return pondering.move()
}

/** What bots announce, with many different dice. */
function announced(choose: (state: unknown, seat: number, seed: number) => Move): readonly Move[] {
  const { state, seat } = announcing()
  return Array.from({ length: SEEDS }, (_, seed) => choose(state, seat, seed))
}

const byGuides = (guides: Guides) => {
  const bot = botNamed('medium', POLICIES, guides, () => performance.now())
  return announced((state, seat, seed) => finished(beginWith(bot, game, state, seat, fastChance(seed))))
}

/** What the bots of the worker announce once they have fetched what they can. */
async function byWorker(fetch: () => Promise<Response>): Promise<readonly Move[]> {
  vi.stubGlobal('fetch', fetch)
  const { beginBot, prepareBots } = await import('./bots.ts')
  await prepareBots('cousins-war')
  return announced((state, seat, seed) => finished(beginBot('medium', game, state, seat, fastChance(seed))))
}

test('bots of the worker fight battles by the table, once it is there', async () => {
  const told = await byWorker(async () => new Response(BYTES))
  expect(told).toEqual(byGuides(guidesWithBattleTable(BYTES)))
  expect(told).not.toEqual(byGuides(GUIDES))
})

test.each([
  ['without a network', () => Promise.reject(new TypeError('no network'))],
  ['where the server has none', async () => new Response('', { status: 404 })],
  ['where a page of somebody else comes instead', async () => new Response('<title>Please log in</title>')],
  ['where it comes damaged', async () => new Response(BYTES.map((byte, i) => (i === 5000 ? byte ^ 1 : byte)))],
])('%s they fight by rules of thumb', async (_, fetch) => {
  expect(await byWorker(fetch)).toEqual(byGuides(GUIDES))
})

test('the table is for one game', async () => {
  const fetch = vi.fn(async () => new Response(BYTES))
  vi.stubGlobal('fetch', fetch)
  const { prepareBots } = await import('./bots.ts')
  await prepareBots('lancaster')
  expect(fetch).not.toHaveBeenCalled()
})
