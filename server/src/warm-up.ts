import { type AnyGame, type Chance, completeOptions, fastChance, OBSERVER } from '@tudor-rose/table'
import { eventsFor, faceOf } from './protocol/face.ts'
import { textsOf } from './protocol/room.ts'
import { Storage } from './storage/storage.ts'
import { LiveTable } from './tables/live-table.ts'
import { finishedTable } from './tables/played-table.ts'
import { store } from './tables/store-played.ts'
import { turnOf } from './turns/bot.ts'
import type { ThinkingPool } from './turns/thinking-pool.ts'

/** Enough for V8 to compile what opens a table; more does not make the first real one faster. */
const TABLES_PER_GAME = 5

/**
 * Opens tables that are nobody's, before anybody comes: the first one takes ten times as long as any later one, because its
 * rules have to be compiled, and whoever opens it would wait, and everybody with them.
 */
export async function warmUp(games: readonly AnyGame[]): Promise<void> {
  // What has been compiled for rows of another making is thrown away, so these too come out of a database.
  const storage = await Storage.open({ file: ':memory:' })
  // For the same reason the games take turns.
  for (let number = 0; number < TABLES_PER_GAME; number++)
    for (const game of games) {
      const played = finishedTable(game, number)
      await store(storage, [played])
      const live = LiveTable.rebuild((await storage.tables.load(played.table.id))!, game)
      const texts = textsOf(live, 'en')
      for (const viewer of [OBSERVER, ...live.seats.keys()])
        JSON.stringify([faceOf(live, viewer, texts), eventsFor(live, viewer, 0, texts)])
    }
  await storage.close()
}

/** Decisions that a bot makes of each game before anybody waits for one: enough to come to every kind of them. */
const BOT_DECISIONS = 120
const BOT = 'easy'

/**
 * Starts the threads of bots and lets them play a little in each. The first answer of a new thread takes several times as long
 * as any later one.
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
