import { randomBytes, randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { GAMES } from '@tudor-rose/registry'
import type { AnyGame, Chance } from '@tudor-rose/table'
import type { Logger } from 'pino'
import { closeHttp, runEachStep } from './closing.ts'
import type { Configuration } from './configuration.ts'
import type { Fanout } from './fanout/fanout.ts'
import { LocalFanout } from './fanout/local.ts'
import { RedisFanout } from './fanout/redis.ts'
import { GameRegistry } from './games.ts'
import { plainSerializer, type SerializerFor } from './http/api-route.ts'
import { createApp, type RegisteredRoute } from './http/app.ts'
import { openRateLimits, UNLIMITED } from './limits/rate-limits.ts'
import { type Buckets, TokenBucket, UNLIMITED_BUCKETS } from './limits/token-bucket.ts'
import { createLogger } from './log.ts'
import { Metrics } from './metrics.ts'
import { openNotifications } from './notifications/notifications.ts'
import { Subscribers } from './notifications/subscribers.ts'
import { notificationsAfterRow } from './notifications/turn-notifications.ts'
import { type OutgoingPolicy, PUBLIC_INTERNET } from './outgoing/post.ts'
import { AccountDeletion } from './people/account-deletion.ts'
import { People } from './people/people.ts'
import { RatingUpdater } from './results/rating-updater.ts'
import { Gateway } from './sockets/gateway.ts'
import { Storage } from './storage/storage.ts'
import { Attendance } from './tables/attendance.ts'
import { Opening } from './tables/opening.ts'
import { Play } from './tables/play.ts'
import { Tables } from './tables/tables.ts'
import { allBots, BOT_TITLES, type Bot, botNamesFor } from './turns/bot.ts'
import { BotPlayer } from './turns/bot-player.ts'
import { HintService } from './turns/hint-service.ts'
import { Sweeper } from './turns/sweeper.ts'
import { ThinkingPool } from './turns/thinking-pool.ts'

/** What tests replace. */
export interface Environment {
  readonly games?: readonly AnyGame[]
  readonly bots?: readonly Bot[]
  readonly now?: () => number
  readonly logger?: Logger
  /** The threads in which bots think; closed with the server. */
  readonly thinking?: ThinkingPool
  /** Where pushes and webhooks may go. */
  readonly outgoing?: OutgoingPolicy
  /** Writes answers as JSON, for tests that check them by their schemas. */
  readonly serializerFor?: SerializerFor
  /** Called for every route. */
  readonly onRoute?: (route: RegisteredRoute) => void
  /** Resolves after so many milliseconds. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

export interface RunningServer {
  readonly url: string
  /** Stops listening, finishes open work, and releases everything. */
  close(): Promise<void>
}

const secret = (bytes: number): string => randomBytes(bytes).toString('base64url')
const secureChance: Chance = { below: (n) => randomInt(n) }

/** Does not jump when the clock of the machine is set. */
const monotonicClock = (): number => performance.now()

/** Creates all parts of a server and starts listening. */
export async function startServer(configuration: Configuration, environment: Environment = {}): Promise<RunningServer> {
  const logger = environment.logger ?? createLogger(configuration.logLevel)
  const now = environment.now ?? Date.now
  const thinking = environment.thinking ?? new ThinkingPool()
  const bots = environment.bots ?? allBots(thinking)
  const botsFor = botNamesFor(bots)
  const games = new GameRegistry(environment.games ?? GAMES)
  const onRedisFault = (error: unknown): void => logger.warn(redisError(error), 'Redis is not available')
  const rateLimits = openRateLimits(configuration.hasLimits ? configuration.redisUrl : undefined, onRedisFault)
  const limits = configuration.hasLimits ? rateLimits.limits : UNLIMITED
  const buckets: Buckets = configuration.hasLimits
    ? (burst, perSecond) => new TokenBucket(burst, perSecond, environment.now ?? monotonicClock)
    : UNLIMITED_BUCKETS
  const storage = await Storage.open(configuration.location, {
    onBrokenConnection: (error) => logger.warn({ err: error }, 'a connection to the database broke'),
  })
  // Created first, because it counts faults of the others; the gauges are read later.
  const metrics = new Metrics({
    connections: () => gateway.connections,
    tables: () => tables.size,
    backlog: () => storage.writer.backlog,
  })
  const onFault = (error: unknown, tableId: string): void => {
    metrics.fault()
    logger.error({ err: error, table: tableId }, 'unexpected error')
  }
  const fanout = openFanout(configuration.redisUrl, now, onRedisFault)
  const subscribers = new Subscribers(storage.notifications, now)
  const tables = new Tables({
    storage,
    games,
    fanout,
    now,
    onFault,
    notificationsAfter: (live) => notificationsAfterRow(subscribers, live),
  })
  const attendance = new Attendance({ storage, presence: fanout.presence, now })
  const play = new Play({ storage, tables, attendance, now })
  const opening = new Opening({ storage, tables, games, botsFor, now, secret })
  const botPlayer = new BotPlayer({ storage, tables, play, bots, now, chance: secureChance, onFault })
  const hintService = new HintService({ tables, thinking, limits, chance: secureChance })
  const accountDeletion = new AccountDeletion({ storage, opening, play, onFault })
  const ratingUpdater = new RatingUpdater({ storage, onFault })
  tables.onCommitted((live) => {
    botPlayer.notice(live)
    ratingUpdater.notice(live)
  })
  const notifications = await openNotifications({
    storage,
    games,
    subscribers,
    presence: fanout.presence,
    mail: configuration.mail,
    publicUrl: configuration.publicUrl,
    outgoing: environment.outgoing ?? PUBLIC_INTERNET,
    now,
    secret,
    onFault: (error) => onFault(error, ''),
    onLoggedOut: (personId) => gateway.checkSessionsOf(personId),
    onFailure: (error, { channel, person_id }) =>
      logger.warn({ err: error, channel, person: person_id }, 'a notification could not be delivered'),
  })
  const { turnNotifier, passwordReset } = notifications
  const sweeper = new Sweeper({
    storage,
    tables,
    play,
    bots: botPlayer,
    ratingUpdater,
    attendance,
    turnNotifier,
    accountDeletion,
    now,
    onFault,
  })
  const gateway = new Gateway({
    storage,
    tables,
    play,
    hintService,
    fanout,
    attendance,
    buckets,
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
    accountDeletion,
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
    ...notifications,
    gateway,
    limits,
    serializerFor: environment.serializerFor ?? plainSerializer,
    ...(environment.onRoute && { onRoute: environment.onRoute }),
    pause: environment.pause ?? ((milliseconds) => sleep(milliseconds)),
    logger,
    origins: configuration.origins,
    trustProxy: configuration.trustProxy,
    connectionLimits: configuration.connectionLimits,
    health: async () => {
      await storage.check()
      return { status: 'ok' as const }
    },
    metrics: () => metrics.text(),
    site: configuration.site,
  })
  const close = (): Promise<void> =>
    runEachStep([
      () => sweeper.close(),
      () => gateway.close(),
      () => closeHttp(app),
      () => botPlayer.close(),
      () => thinking.close(),
      () => ratingUpdater.idle(),
      () => attendance.write(),
      () => turnNotifier.idle(),
      () => passwordReset.idle(),
      () => fanout.close(),
      () => rateLimits.close(),
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

function openFanout(url: string | undefined, now: () => number, onFault: (error: unknown) => void): Fanout {
  if (url === undefined) return new LocalFanout()
  return new RedisFanout(url, { now, onFault })
}

/** Not the whole error, because it contains the command, and so the password of the log-in. */
function redisError(error: unknown): { reason: string; code?: unknown } {
  if (!(error instanceof Error)) return { reason: String(error) }
  return 'code' in error ? { reason: error.message, code: error.code } : { reason: error.message }
}
