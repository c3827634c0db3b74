import { Redis } from 'ioredis'
import { validator } from '../input/validation.ts'
import { type Fanout, News, type NewsListener, type Presence, Visitor } from './fanout.ts'

const channelOf = (tableId: string): string => `tudor:table:${tableId}`
const presenceOf = (tableId: string): string => `tudor:presence:${tableId}`
const PREFIX = channelOf('').length

/** In milliseconds. Visitors who are not renewed for this long count as gone. Servers renew every ten seconds. */
const PRESENT_FOR = 30_000

/** In milliseconds. If Redis takes longer, the server continues without it, because tables wait for its answers. */
const ANSWERS_WITHIN = 1000

const readNews = validator(News)
const readVisitor = validator(Visitor)

export interface RedisSettings {
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}

/**
 * News through Redis, with one channel per table, so that a server gets only news of tables that it has open. While Redis
 * is down, only news is lost: moves are in the database, and servers look there too.
 */
export class RedisFanout implements Fanout {
  readonly presence: Presence
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #onFault: RedisSettings['onFault']
  #onNews: NewsListener = () => {}
  #onGap: () => void = () => {}

  constructor(url: string, { now, onFault }: RedisSettings) {
    this.#onFault = onFault
    // Nothing is queued for later: late news is useless, and a queue that grows while Redis is down would be a memory
    // leak.
    const impatient = {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: ANSWERS_WITHIN,
      lazyConnect: false,
      retryStrategy: () => 500,
    }
    this.#publisher = new Redis(url, impatient)
    this.#subscriber = new Redis(url, { retryStrategy: () => 500, autoResubscribe: true, maxRetriesPerRequest: null })
    this.presence = new RedisPresence(this.#publisher, { now, onFault })
    for (const connection of [this.#publisher, this.#subscriber]) connection.on('error', onFault)
    this.#subscriber.on('message', (channel: string, text: string) => this.#hear(channel, text))
    this.#subscriber.on('ready', () => this.#onGap())
  }

  publish(tableId: string, news: News): void {
    this.#publisher.publish(channelOf(tableId), JSON.stringify(news)).catch(() => {})
  }

  watch(tableId: string): void {
    this.#subscriber.subscribe(channelOf(tableId)).catch(this.#onFault)
  }

  unwatch(tableId: string): void {
    this.#subscriber.unsubscribe(channelOf(tableId)).catch(this.#onFault)
  }

  onNews(listener: NewsListener): void {
    this.#onNews = listener
  }

  onGap(listener: () => void): void {
    this.#onGap = listener
  }

  #hear(channel: string, text: string): void {
    try {
      this.#onNews(channel.slice(PREFIX), readNews(JSON.parse(text)))
    } catch (error) {
      this.#onFault(error)
    }
  }

  async close(): Promise<void> {
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }
}

/** A sorted set per table: the visitors, by the time at which they count as gone. */
class RedisPresence implements Presence {
  readonly #redis: Redis
  readonly #now: () => number
  readonly #onFault: RedisSettings['onFault']

  constructor(redis: Redis, { now, onFault }: RedisSettings) {
    this.#redis = redis
    this.#now = now
    this.#onFault = onFault
  }

  async arrive(tableId: string, connection: string, visitor: Visitor): Promise<void> {
    await this.renew([{ tableId, connection, visitor }])
  }

  async leave(tableId: string, connection: string): Promise<void> {
    if (this.#redis.status !== 'ready') return
    const key = presenceOf(tableId)
    const members = await this.#redis.zrange(key, 0, -1)
    const mine = members.filter((member) => member.startsWith(`${connection} `))
    if (mine.length > 0) await this.#redis.zrem(key, ...mine)
  }

  async renew(here: Iterable<{ tableId: string; connection: string; visitor: Visitor }>): Promise<void> {
    // Without Redis, visitors on other servers are unknown, and the game continues anyway.
    if (this.#redis.status !== 'ready') return
    const pipeline = this.#redis.pipeline()
    for (const { tableId, connection, visitor } of here) {
      const key = presenceOf(tableId)
      pipeline.zadd(key, this.#now() + PRESENT_FOR, `${connection} ${JSON.stringify(visitor)}`)
      pipeline.pexpire(key, 2 * PRESENT_FOR)
    }
    await pipeline.exec()
  }

  async list(tableId: string): Promise<Visitor[]> {
    if (this.#redis.status !== 'ready') return []
    try {
      const members = await this.#redis.zrangebyscore(presenceOf(tableId), this.#now(), '+inf')
      return members.map((member) => readVisitor(JSON.parse(member.slice(member.indexOf(' ') + 1))))
    } catch (error) {
      this.#onFault(error)
      return []
    }
  }
}
