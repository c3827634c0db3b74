import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FakeRedis } from '../testing/fake-redis.ts'
import { TestHouse } from '../testing/house.ts'
import { TestServer } from '../testing/server.ts'
import { RedisFanout } from './redis.ts'

let redis: FakeRedis

beforeEach(async () => {
  redis = await FakeRedis.start()
})

afterEach(() => redis.close())

test('a password that Redis rejects is not logged', async () => {
  const server = await TestServer.start({ redisUrl: `redis://:the-password-of-redis@${redis.address}` })
  await expect.poll(() => server.logged.join('\n')).toContain('WRONGPASS')
  await server.close()
  expect(server.logged.join('\n')).not.toContain('the-password-of-redis')
})

describe('while Redis hangs', () => {
  /** Resolves when `act` makes the server send this command to Redis, which means that Redis counts as available. */
  const waitUntilSent = (command: string, act: () => Promise<unknown>): Promise<unknown> =>
    expect
      .poll(async () => {
        await act()
        return redis.unanswered
      })
      .toContain(command)

  test('people can open their tables and play', async () => {
    const server = await TestServer.start({ redisUrl: `redis://${redis.address}` })
    const { red, table } = await server.begun()
    await waitUntilSent('zadd', async () => (await red.sit(table)).close())
    const socket = await red.sit(table)
    expect(socket.received.find((message) => message.type === 'presence')).toMatchObject({ seats: [] })
    expect(await socket.ask({ type: 'move', at: 0, move: 'aim' })).toMatchObject({ type: 'done', number: 1 })
    await server.close()
  })

  test('the seat of a person who has disappeared can be offered', async () => {
    const faults: unknown[] = []
    const fanout = new RedisFanout(`redis://${redis.address}`, {
      now: Date.now,
      onFault: (error) => faults.push(error),
    })
    await waitUntilSent('zrangebyscore', () => fanout.presence.list('nowhere'))
    redis.unanswered.length = 0
    faults.length = 0
    const house = await TestHouse.build({ file: ':memory:' }, fanout)
    const id = await house.duel()
    house.time += 7 * 24 * 60 * 60 * 1000
    expect(await house.play.offer(id, 0, 'white')).toBe(1)
    expect(redis.unanswered).toContain('zrangebyscore')
    expect(faults).toMatchObject([{ message: 'Command timed out' }])
    await fanout.close()
    await house.close()
  })
})
