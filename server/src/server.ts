import { randomBytes, randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { AnyGame, Chance } from '@tudor-rose/table'
import { type Logger, pino } from 'pino'
import type { Configuration } from './configuration.ts'
import type { Fanout } from './fanout/fanout.ts'
import { LocalFanout } from './fanout/local.ts'
import { RedisFanout } from './fanout/redis.ts'
import { GAMES, GameShelf } from './games.ts'
import { createApp } from './http/app.ts'
import { type Limits, RateLimits, UNLIMITED } from './input/rate.ts'
import { Metrics } from './metrics.ts'
import { People } from './people/people.ts'
import { Gateway } from './protocol/gateway.ts'
import { Scorekeeper } from './results/scorekeeper.ts'
import { Storage } from './storage/storage.ts'
import { Opening } from './tables/opening.ts'
import { Play } from './tables/play.ts'
import { Tables } from './tables/tables.ts'
import { allBots, type Bot, offeredBy } from './turns/bot.ts'
import { BotPlayer } from './turns/bot-player.ts'
import { Sweeper } from './turns/sweeper.ts'
import { ThinkingThread } from './turns/thinking-thread.ts'

/** What tests bring along in place of the real thing. */
export interface Surroundings {
  readonly games?: readonly AnyGame[]
  readonly bots?: readonly Bot[]
  readonly now?: () => number
  readonly logger?: Logger
}

export interface RunningServer {
  readonly url: string
  /** Stops taking anything new, finishes what is under way, and lets go of everything. */
  close(): Promise<void>
}

const secret = (bytes: number): string => randomBytes(bytes).toString('base64url')
const unforeseeable: Chance = { below: (n) => randomInt(n) }

/** Names under which a secret might get into a log. */
const REDACTED = ['seed', 'password', 'cookie', 'invitation', 'authorization'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
])

export const createLogger = (level: string): Logger => pino({ level, redact: REDACTED })

/** Puts a server together and opens its doors. */
export async function startServer(configuration: Configuration, around: Surroundings = {}): Promise<RunningServer> {
  const logger = around.logger ?? createLogger(configuration.logLevel)
  const now = around.now ?? Date.now
  const thinking = new ThinkingThread()
  const bots = around.bots ?? allBots(thinking)
  const botsFor = offeredBy(bots)
  const games = new GameShelf(around.games ?? GAMES)
  const limits: Limits = configuration.hasLimits
    ? (burst, perSecond) => new RateLimits(burst, perSecond, now)
    : UNLIMITED
  const storage = await Storage.open(configuration.place, {
    onBrokenConnection: (error) => logger.warn({ err: error }, 'a connection to the database broke'),
  })
  const onFault = (error: unknown, tableId: string): void => {
    metrics.fault()
    logger.error({ err: error, table: tableId }, 'something went wrong')
  }
  const fanout = openFanout(configuration.redisUrl, now, logger)
  const tables = new Tables({ storage, games, fanout, now, onFault })
  const play = new Play({ storage, tables, now })
  const opening = new Opening({ storage, tables, games, botsFor, now, secret })
  const botPlayer = new BotPlayer({ storage, tables, play, bots, now, chance: unforeseeable, onFault })
  const scorekeeper = new Scorekeeper({ storage, onFault })
  tables.onCommitted((live) => {
    botPlayer.notice(live)
    scorekeeper.notice(live)
  })
  const sweeper = new Sweeper({ storage, tables, play, bots: botPlayer, scorekeeper, now, onFault })
  const gateway = new Gateway({
    storage,
    tables,
    play,
    fanout,
    limits,
    now,
    onFault,
    onMove: (milliseconds) => metrics.moveTook(milliseconds),
  })
  const metrics = new Metrics({
    connections: () => gateway.connections,
    tables: () => tables.size,
    backlog: () => storage.writer.backlog,
  })
  const cookieKey = await storage.sharedSetting('cookie-key', secret(32))
  const people = new People({ storage, cookieKey, now, secret })
  const app = createApp({
    storage,
    tables,
    opening,
    play,
    games,
    botsFor,
    people,
    gateway,
    limits,
    logger,
    origins: configuration.origins,
    trustProxy: configuration.trustProxy,
    health: async () => {
      await storage.check()
      return { status: 'ok' }
    },
    metrics: () => metrics.text(),
  })
  await app.listen({ host: configuration.host, port: configuration.port })
  sweeper.start()
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://${configuration.host}:${port}`,
    async close() {
      sweeper.close()
      gateway.close()
      await app.close()
      await thinking.close()
      await scorekeeper.idle()
      await fanout.close()
      await storage.close()
    },
  }
}

function openFanout(url: string | undefined, now: () => number, logger: Logger): Fanout {
  if (url === undefined) return new LocalFanout()
  return new RedisFanout(url, { now, onFault: (error) => logger.warn({ err: error }, 'Redis is in trouble') })
}
