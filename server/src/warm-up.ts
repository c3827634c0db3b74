import { visibleEvents, visibleState } from '@tudor-rose/protocol/view'
import { type AnyGame, type Chance, completeOptions, fastChance, OBSERVER } from '@tudor-rose/table'
import { textsOf } from './sockets/table-channel.ts'
import { Storage } from './storage/storage.ts'
import { LiveTable } from './tables/live-table.ts'
import { finishedTable } from './tables/played-table.ts'
import { store } from './tables/store-played.ts'
import { turnOf } from './turns/bot.ts'
import type { ThinkingPool } from './turns/thinking-pool.ts'

/** Enough for V8 to compile the code that opens a table; more does not make the first real table faster. */
const TABLES_PER_GAME = 5

/**
 * Opens tables that belong to nobody, before the first people come. The first table takes ten times as long as later ones,
 * because V8 has to compile the rules, and everybody on the server would wait for it.
 */
export async function warmUp(games: readonly AnyGame[]): Promise<void> {
  // From a database, because V8 discards code that was compiled for objects of another shape.
  const storage = await Storage.open({ file: ':memory:' })
  // For the same reason the games take turns.
  for (let number = 0; number < TABLES_PER_GAME; number++)
    for (const game of games) {
      const played = finishedTable(game, number)
      await store(storage, [played])
      const live = LiveTable.rebuild((await storage.tables.load(played.table.id))!, game)
      const texts = textsOf(live, 'en')
      for (const viewer of [OBSERVER, ...live.seats.keys()])
        JSON.stringify([visibleState(live, viewer, { texts }), visibleEvents(live.session!.events, viewer, texts)])
    }
  await storage.close()
}

/** How many decisions a bot makes in each game: enough to see every kind of decision. */
const BOT_DECISIONS = 120
const BOT = 'easy'

/**
 * Starts the threads of bots and lets each play a little. The first answer of a new thread takes several times as long as
 * later ones.
 */
export async function warmUpBots(pool: ThinkingPool, games: readonly AnyGame[]): Promise<void> {
  const playAll = async (thread: number): Promise<void> => {
    for (const game of games) await playOn(pool, game, fastChance(`warm-up ${thread}`))
  }
  await Promise.all(Array.from({ length: pool.threads }, (_, thread) => playAll(thread)))
}

async function playOn(pool: ThinkingPool, game: AnyGame, chance: Chance): Promise<void> {
  const state = game.setup(completeOptions(game, {}), chance)
  for (let decision = 0; decision < BOT_DECISIONS; decision++) {
    const [seat] = game.actors(state)
    if (seat === undefined) return
    game.apply(state, seat, await pool.choose(BOT, turnOf(game, state, seat, chance)), chance)
  }
}
