import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestServer } from '../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  // With a fixed clock no limit recovers in the meantime.
  server = await TestServer.start({ hasLimits: true }, () => 1_800_000_000_000)
})

afterAll(() => server.close())

/** A client that speaks WebSocket frames itself, and reads only when asked to. */
async function openRaw(): Promise<Socket> {
  const { hostname, port, host } = new URL(server.server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(
    `GET /play HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  const [head] = await once(socket, 'data')
  expect(String(head)).toContain('101 Switching Protocols')
  return socket
}

const OPCODE = { continuation: 0x0, text: 0x1, ping: 0x9, pong: 0xa }

/** A frame with an empty mask. `isFinal` is false for all fragments but the last. */
function frame(opcode: number, payload: string | Buffer, isFinal = true): Buffer {
  const data = Buffer.from(payload)
  const length = data.length < 126 ? [data.length | 0x80] : [126 | 0x80, data.length >> 8, data.length & 0xff]
  return Buffer.concat([Buffer.from([(isFinal ? 0x80 : 0) | opcode, ...length, 0, 0, 0, 0]), data])
}

/** Sends until the server hangs up; returns how many bytes it took. */
async function sendUntilClosed(socket: Socket, frames: Buffer, most: number): Promise<number> {
  let sent = 0
  while (!socket.closed && !socket.destroyed && sent < most) {
    sent += frames.length
    if (!socket.write(frames)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
    await new Promise(setImmediate)
  }
  return sent
}

describe('the server hangs up', () => {
  const manyPings = Buffer.concat(Array.from({ length: 50 }, () => frame(OPCODE.ping, Buffer.alloc(125))))

  test('on pings without end, whose pongs are not read', async () => {
    const socket = await openRaw()
    socket.pause()
    expect(await sendUntilClosed(socket, manyPings, 20_000_000)).toBeLessThan(10_000_000)
    expect(socket.destroyed).toBe(true)
  })

  test('on pongs and empty frames without end', async () => {
    for (const opcode of [OPCODE.pong, OPCODE.ping, OPCODE.text]) {
      const socket = await openRaw()
      const frames = Buffer.concat(Array.from({ length: 1000 }, () => frame(opcode, '')))
      await sendUntilClosed(socket, frames, 20_000_000)
      expect(socket.destroyed).toBe(true)
    }
  })

  test('on a message in thousands of fragments', async () => {
    const socket = await openRaw()
    socket.write(frame(OPCODE.text, 'x', false))
    const fragments = Buffer.concat(Array.from({ length: 20 }, () => frame(OPCODE.continuation, 'x', false)))
    await sendUntilClosed(socket, fragments, 100_000)
    expect(socket.destroyed).toBe(true)
  })

  test('on large messages, before they are parsed', async () => {
    const socket = await openRaw()
    const large = frame(OPCODE.text, JSON.stringify({ type: 'chat', text: 'x'.repeat(59_000) }))
    await sendUntilClosed(socket, large, 20_000_000)
    expect(socket.destroyed).toBe(true)
  })
})

test('a ping is answered with its payload', async () => {
  const socket = await openRaw()
  socket.write(frame(OPCODE.ping, 'are you there?'))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer).toEqual(Buffer.from([0x80 | OPCODE.pong, 14, ...Buffer.from('are you there?')]))
  socket.destroy()
})

test('one network shares its bytes among its sockets, and others have their own', async () => {
  const behindProxy = await TestServer.start({ hasLimits: true, trustProxy: true }, () => 1_800_000_000_000)
  const open = (address: string) => behindProxy.client().open({ 'x-forwarded-for': address })
  const flooding = await Promise.all(Array.from({ length: 30 }, () => open('192.0.2.1')))
  for (const socket of flooding) for (let i = 0; i < 3; i++) socket.send(JSON.stringify({ text: 'x'.repeat(50_000) }))
  await expect.poll(() => flooding.filter(({ closed }) => closed !== undefined).length).toBeGreaterThan(5)
  const innocent = await open('192.0.2.2')
  expect(await innocent.ask({ type: 'ping' })).toMatchObject({ type: 'done' })
  await behindProxy.close()
})
