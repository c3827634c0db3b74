import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

/** A limit for each key, such as a network or a person. */
export interface RateLimit {
  /** Counts one more, and returns whether that is within the limit. */
  allows(key: string): Promise<boolean>
}

/** Creates a limit of `max` per `seconds`. The name tells limits apart; all servers use the same names. */
export type Limits = (name: string, max: number, seconds: number) => RateLimit

/** For benchmarks, in which one machine plays for thousands of people. */
export const UNLIMITED: Limits = () => ({ allows: async () => true })

/** Requests wait for Redis, so one that takes longer (in milliseconds) is not asked again for a while. */
const REDIS_TIMEOUT = 300
const REDIS_AVOIDED_FOR = 5000

export interface RateLimits {
  readonly limits: Limits
  close(): void
}

/** Counts in Redis, for all servers together, if there is one; otherwise, and while Redis does not answer, in memory. */
export function openRateLimits(redisUrl: string | undefined, onFault: (error: unknown) => void): RateLimits {
  if (redisUrl === undefined) return { limits: inMemory, close: () => {} }
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: REDIS_TIMEOUT,
    retryStrategy: () => 500,
  })
  redis.on('error', onFault)
  let avoidedUntil = 0
  const limits: Limits = (name, max, seconds) => {
    const shared = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `tudor:limit:${name}`,
      points: max,
      duration: seconds,
    })
    const local = inMemory(name, max, seconds)
    return {
      allows: async (key) => {
        if (redis.status !== 'ready' || performance.now() < avoidedUntil) return local.allows(key)
        try {
          return await isWithin(shared, key)
        } catch (error) {
          avoidedUntil = performance.now() + REDIS_AVOIDED_FOR
          onFault(error)
          return local.allows(key)
        }
      },
    }
  }
  return { limits, close: () => redis.disconnect() }
}

const inMemory: Limits = (name, max, seconds) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: max, duration: seconds })
  return { allows: (key) => isWithin(limiter, key) }
}

async function isWithin(limiter: RateLimiterMemory | RateLimiterRedis, key: string): Promise<boolean> {
  try {
    await limiter.consume(key)
    return true
  } catch (error) {
    if (error instanceof RateLimiterRes) return false
    throw error
  }
}
