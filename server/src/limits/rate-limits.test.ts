import { execFileSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { whyMissing } from '../testing/databases.ts'
import { FakeRedis } from '../testing/fake-redis.ts'
import { ownRedis, type Service } from '../testing/services.ts'
import { openRateLimits, type RateLimit, type RateLimits } from './rate-limits.ts'

const fail = (error: unknown): never => {
  throw error
}

async function allowed(limit: RateLimit, key: string, times: number): Promise<number> {
  const answers = []
  for (let i = 0; i < times; i++) answers.push(await limit.allows(key))
  return answers.filter(Boolean).length
}

describe('in memory', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('allows a number within the time, for each key', async () => {
    vi.useFakeTimers()
    const limit = openRateLimits(undefined, fail).limits('test', 3, 60)
    expect(await allowed(limit, 'anna', 5)).toBe(3)
    expect(await allowed(limit, 'bela', 1)).toBe(1)
    vi.advanceTimersByTime(59_000)
    expect(await allowed(limit, 'anna', 1)).toBe(0)
    vi.advanceTimersByTime(1001)
    expect(await allowed(limit, 'anna', 5)).toBe(3)
  })
})

const missing = await whyMissing('redis-server', async () => execFileSync('redis-server', ['--version']))

describe.skipIf(missing !== undefined)(`in Redis${missing === undefined ? '' : ` (skipped: ${missing})`}`, () => {
  let redis: Service
  const servers: RateLimits[] = []

  beforeAll(async () => {
    redis = await ownRedis()
    await redis.start()
  })

  afterAll(async () => {
    for (const server of servers) server.close()
    await redis?.remove()
  })

  const server = (onFault: (error: unknown) => void = fail): RateLimits => {
    const opened = openRateLimits(redis.url, onFault)
    servers.push(opened)
    return opened
  }

  test('servers count together, limits with different names do not', async () => {
    const [first, second] = [server(), server()]
    // Until they are connected, each server counts separately.
    const [one, other] = [first.limits('probe', 1, 60), second.limits('probe', 1, 60)]
    let key = 0
    await expect.poll(async () => [await one.allows(`${++key}`), await other.allows(`${key}`)]).toEqual([true, false])
    const [here, there] = [first.limits('log-ins', 5, 60), second.limits('log-ins', 5, 60)]
    expect(await allowed(here, 'anna', 3)).toBe(3)
    expect(await allowed(there, 'anna', 5)).toBe(2)
    expect(await allowed(here, 'anna', 1)).toBe(0)
    expect(await allowed(there, 'bela', 1)).toBe(1)
    expect(await allowed(second.limits('other', 5, 60), 'anna', 9)).toBe(5)
  })
})

test('while Redis hangs, a server counts by itself and waits only occasionally', async () => {
  const redis = await FakeRedis.start()
  const faults: unknown[] = []
  const { limits, close } = openRateLimits(`redis://${redis.address}`, (error) => faults.push(error))
  const limit = limits('test', 20, 60)
  await expect.poll(() => redis.ready).toBe(1)
  await expect
    .poll(async () => {
      await limit.allows('other')
      return redis.unanswered.length
    })
    .toBeGreaterThan(0)
  const start = performance.now()
  expect(await allowed(limit, 'anna', 30)).toBe(20)
  expect(performance.now() - start).toBeLessThan(3000)
  expect(faults.map(String)).toEqual(['Error: Command timed out'])
  close()
  await redis.close()
})
