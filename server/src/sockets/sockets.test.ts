import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TestSocket } from '../testing/client.ts'
import { TestServer } from '../testing/server.ts'

const refusal = (socket: TestSocket) => socket.next((message) => message.type === 'error')

describe('limits on open sockets', () => {
  test('for one person', async () => {
    const server = await TestServer.start({ socketLimits: { perAddress: 100, perPerson: 2 } })
    const { red, white, table } = await server.begun()
    const [first] = [await red.sit(table), await red.sit(table)]
    const third = await red.open()
    expect(await refusal(third)).toMatchObject({ code: 'too-many-sockets' })
    await expect.poll(() => third.closed).toBe(1008)
    await white.sit(table)
    first.close()
    await expect.poll(() => first.closed).toBeDefined()
    // The server may notice the close later than the client.
    await expect
      .poll(async () => {
        const again = await red.open()
        const answer = await again.ask({ type: 'ping' }).catch(() => undefined)
        again.close()
        return answer?.type
      })
      .toBe('done')
    await server.close()
  })

  test('for one address, or the one that the proxy names', async () => {
    const server = await TestServer.start({ trustProxy: true, socketLimits: { perAddress: 2, perPerson: 100 } })
    const from = (address: string) => server.client().open({ 'x-forwarded-for': address })
    const two = [await from('203.0.113.7'), await from('203.0.113.7')]
    expect(await refusal(await from('203.0.113.7'))).toMatchObject({ code: 'too-many-sockets' })
    const elsewhere = await from('203.0.113.8')
    for (const socket of [...two, elsewhere]) expect(await socket.ask({ type: 'ping' })).toMatchObject({ type: 'done' })
    await server.close()
  })
})

describe('sockets are pinged', () => {
  afterEach(() => vi.useRealTimers())

  test('once in 30 seconds, and not all at the same time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = await TestServer.start()
    const sockets: TestSocket[] = []
    const pings: number[] = []
    for (let i = 0; i < 60; i++) {
      const socket = await server.client().open()
      pings.push(0)
      socket.socket.on('ping', () => pings[i]++)
      sockets.push(socket)
    }
    /** When the response arrives, everything sent before it has arrived too. */
    const waitForAll = () => Promise.all(sockets.map((socket) => socket.ask({ type: 'ping' })))
    for (let second = 1; second <= 30; second++) {
      vi.advanceTimersByTime(1000)
      await waitForAll()
      expect(pings.reduce((sum, count) => sum + count)).toBe(2 * second)
    }
    expect(pings).toEqual(sockets.map(() => 1))
    await server.close()
  })
})
