import { randomBytes, randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AnyGame, Chance } from '@tudor-rose/table'
import type { Logger } from 'pino'
import { closeDoors, takeAll } from './closing.ts'
import type { Configuration } from './configuration.ts'
import type { Fanout } from './fanout/fanout.ts'
import { LocalFanout } from './fanout/local.ts'
import { RedisFanout } from './fanout/redis.ts'
import { GAMES, GameShelf } from './games.ts'
import { createApp } from './http/app.ts'
import { type Limits, RateLimits, UNLIMITED } from './input/rate.ts'
import { createLogger } from './log.ts'
import { Metrics } from './metrics.ts'
import { noticesAfterRow } from './notices/notice-maker.ts'
import { openNotifying } from './notices/notifying.ts'
import { Subscribers } from './notices/subscribers.ts'
import { PUBLIC_REACH, type Reach } from './outgoing/post.ts'
import { Departures } from './people/departures.ts'
import { People } from './people/people.ts'
import { Gateway } from './protocol/gateway.ts'
import { Scorekeeper } from './results/scorekeeper.ts'
import { Storage } from './storage/storage.ts'
import { Attendance } from './tables/attendance.ts'
import { Opening } from './tables/opening.ts'
import { Play } from './tables/play.ts'
import { Tables } from './tables/tables.ts'
import { Adviser } from './turns/adviser.ts'
import { allBots, BOT_TITLES, type Bot, offeredBy } from './turns/bot.ts'
import { BotPlayer } from './turns/bot-player.ts'
import { Sweeper } from './turns/sweeper.ts'
import { ThinkingPool } from './turns/thinking-pool.ts'

/** What tests bring along in place of the real thing. */
export interface Surroundings {
  readonly games?: readonly AnyGame[]
  readonly bots?: readonly Bot[]
  readonly now?: () => number
  readonly logger?: Logger
  /** The threads in which bots think; closed with the server. */
  readonly thinking?: ThinkingPool
  /** How far pushes and webhooks go. */
  readonly reach?: Reach
  /** Comes after so many milliseconds. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

export interface RunningServer {
  readonly url: string
  /** Stops taking anything new, finishes what is under way, and lets go of everything. */
  close(): Promise<void>
}

const secret = (bytes: number): string => randomBytes(bytes).toString('base64url')
const unforeseeable: Chance = { below: (n) => randomInt(n) }

/** Puts a server together and opens its doors. */
export async function startServer(configuration: Configuration, around: Surroundings = {}): Promise<RunningServer> {
  const logger = around.logger ?? createLogger(configuration.logLevel)
  const now = around.now ?? Date.now
  const thinking = around.thinking ?? new ThinkingPool()
  const bots = around.bots ?? allBots(thinking)
  const botsFor = offeredBy(bots)
  const games = new GameShelf(around.games ?? GAMES)
  const limits: Limits = configuration.hasLimits
    ? (burst, perSecond) => new RateLimits(burst, perSecond, now)
    : UNLIMITED
  const storage = await Storage.open(configuration.place, {
    onBrokenConnection: (error) => logger.warn({ err: error }, 'a connection to the database broke'),
  })
  // Before anything that may go wrong; what it measures is asked for when somebody wants to know.
  const metrics = new Metrics({
    connections: () => gateway.connections,
    tables: () => tables.size,
    backlog: () => storage.writer.backlog,
  })
  const onFault = (error: unknown, tableId: string): void => {
    metrics.fault()
    logger.error({ err: error, table: tableId }, 'something went wrong')
  }
  const fanout = openFanout(configuration.redisUrl, now, logger)
  const subscribers = new Subscribers(storage.notices, now)
  const tables = new Tables({
    storage,
    games,
    fanout,
    now,
    onFault,
    noticesAfter: (live) => noticesAfterRow(subscribers, live),
  })
  const attendance = new Attendance({ storage, presence: fanout.presence, now })
  const play = new Play({ storage, tables, attendance, now })
  const opening = new Opening({ storage, tables, games, botsFor, now, secret })
  const botPlayer = new BotPlayer({ storage, tables, play, bots, now, chance: unforeseeable, onFault })
  const adviser = new Adviser({ tables, thinking, limits, chance: unforeseeable })
  const departures = new Departures({ storage, opening, play, onFault })
  const scorekeeper = new Scorekeeper({ storage, onFault })
  tables.onCommitted((live) => {
    botPlayer.notice(live)
    scorekeeper.notice(live)
  })
  const notifying = await openNotifying({
    storage,
    games,
    subscribers,
    presence: fanout.presence,
    mail: configuration.mail,
    publicUrl: configuration.publicUrl,
    reach: around.reach ?? PUBLIC_REACH,
    now,
    secret,
    onFault: (error) => onFault(error, ''),
    onLoggedOut: (personId) => gateway.checkSessionsOf(personId),
    onFailure: (error, { channel, person_id }) =>
      logger.warn({ err: error, channel, person: person_id }, 'somebody could not be told of their turn'),
  })
  const { herald, passwordReset } = notifying
  const sweeper = new Sweeper({
    storage,
    tables,
    play,
    bots: botPlayer,
    scorekeeper,
    attendance,
    herald,
    departures,
    now,
    onFault,
  })
  const gateway = new Gateway({
    storage,
    tables,
    play,
    adviser,
    fanout,
    attendance,
    limits,
    socketLimits: configuration.socketLimits,
    now,
    onFault,
    onMove: (milliseconds) => metrics.moveTook(milliseconds),
    onOpened: (milliseconds) => metrics.openingTook(milliseconds),
  })
  const cookieKey = await storage.sharedSetting('cookie-key', secret(32))
  const people = new People({
    storage,
    cookieKey,
    now,
    secret,
    onLoggedOut: (personId) => gateway.checkSessionsOf(personId),
    departures,
    botNames: [...bots.map(({ name }) => name), ...BOT_TITLES],
  })
  const app = createApp({
    storage,
    tables,
    opening,
    play,
    games,
    botsFor,
    people,
    ...notifying,
    gateway,
    limits,
    pause: around.pause ?? ((milliseconds) => sleep(milliseconds)),
    logger,
    origins: configuration.origins,
    trustProxy: configuration.trustProxy,
    health: async () => {
      await storage.check()
      return { status: 'ok' }
    },
    metrics: () => metrics.text(),
    site: configuration.site,
  })
  const close = (): Promise<void> =>
    takeAll([
      () => sweeper.close(),
      () => gateway.close(),
      () => closeDoors(app),
      () => botPlayer.close(),
      () => thinking.close(),
      () => scorekeeper.idle(),
      () => attendance.write(),
      () => herald.idle(),
      () => passwordReset.idle(),
      () => fanout.close(),
      () => storage.close(),
    ])
  try {
    await app.listen({ host: configuration.host, port: configuration.port })
  } catch (error) {
    await close()
    throw error
  }
  sweeper.start()
  const { port } = app.server.address() as AddressInfo
  return { url: `http://${configuration.host}:${port}`, close }
}

function openFanout(url: string | undefined, now: () => number, logger: Logger): Fanout {
  if (url === undefined) return new LocalFanout()
  return new RedisFanout(url, { now, onFault: (error) => logger.warn(redisTrouble(error), 'Redis is in trouble') })
}

/** Not the whole error, which brings the command along, and the password with the one that logs in. */
function redisTrouble(error: unknown): { reason: string; code?: unknown } {
  if (!(error instanceof Error)) return { reason: String(error) }
  return 'code' in error ? { reason: error.message, code: error.code } : { reason: error.message }
}
