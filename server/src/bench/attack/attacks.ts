import { once } from 'node:events'
import type { Socket } from 'node:net'
import { ask, frame, isOver, OPCODE, openConnection, openSocket, type Target } from './connection.ts'

/** What came of an attack. */
export interface AttackResult {
  /** Connections or requests that were tried. */
  readonly tried: number
  /** Those that the server refused or cut off. */
  readonly cutOff: number
  readonly megabytesSent?: number
}

export type Attack = (target: Target) => Promise<AttackResult>

const SOCKETS_PER_ADDRESS = 4
const MAX_CONNECTIONS = 1300
const MAX_REQUESTS = 20_000
const AT_ONCE_PER_ADDRESS = 8

const pause = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds))

/** Opens sockets from all addresses and sends the same bytes on each again and again, without reading. */
const flood =
  (bytes: Buffer): Attack =>
  async (target) => {
    let [tried, cutOff, sent] = [0, 0, 0]
    const attackFrom = async (address: string): Promise<void> => {
      while (!isOver(target)) {
        tried++
        const socket = await openSocket(target.port, address)
        if (socket === undefined) {
          cutOff++
          await pause(100)
          continue
        }
        sent += await sendUntilClosed(target, socket, bytes)
        if (socket.destroyed) cutOff++
        socket.destroy()
      }
    }
    await Promise.all(target.addresses.flatMap((address) => Array(SOCKETS_PER_ADDRESS).fill(address).map(attackFrom)))
    return { tried, cutOff, megabytesSent: Math.round(sent / 1e6) }
  }

async function sendUntilClosed(target: Target, socket: Socket, bytes: Buffer): Promise<number> {
  let sent = 0
  while (!socket.destroyed && !isOver(target)) {
    sent += bytes.length
    if (socket.write(bytes)) await new Promise(setImmediate)
    else await Promise.race([once(socket, 'drain'), once(socket, 'close'), pause(1000)]).catch(() => {})
  }
  return sent
}

/** Sends requests from all addresses, as many at once as a browser would. */
const manyRequests =
  (send: (target: Target, address: string, index: number) => Promise<{ readonly status: number }>): Attack =>
  async (target) => {
    let [tried, cutOff] = [0, 0]
    const attackFrom = async (address: string): Promise<void> => {
      while (!isOver(target) && tried < MAX_REQUESTS) {
        const { status } = await send(target, address, tried++)
        if (status < 200 || status >= 300) cutOff++
      }
    }
    await Promise.all(target.addresses.flatMap((address) => Array(AT_ONCE_PER_ADDRESS).fill(address).map(attackFrom)))
    return { tried, cutOff }
  }

/** Holds connections open, and opens them again when they are cut off. */
const holdConnections =
  (open: (port: number, address: string) => Promise<Socket | undefined>): Attack =>
  async (target) => {
    const held = new Set<Socket>()
    let [tried, cutOff] = [0, 0]
    for (let i = 0; !isOver(target); i++) {
      if (held.size >= MAX_CONNECTIONS) {
        await pause(10)
        continue
      }
      tried++
      const socket = await open(target.port, target.addresses[i % target.addresses.length])
      if (socket === undefined) {
        cutOff++
        await pause(2)
        continue
      }
      held.add(socket)
      socket.once('close', () => {
        cutOff++
        held.delete(socket)
      })
      socket.resume()
    }
    for (const socket of held) socket.destroy()
    return { tried, cutOff }
  }

const many = (count: number, bytes: Buffer): Buffer => Buffer.concat(Array(count).fill(bytes))
const text = (value: unknown): Buffer => frame(OPCODE.text, JSON.stringify(value))
const post = (path: string, body: (index: number) => unknown) =>
  manyRequests(({ port }, address, index) =>
    ask(port, address, path, { method: 'POST', body: JSON.stringify(body(index)) }),
  )

const manyKeys = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`key${i}`, i]))

export const ATTACKS: Readonly<Record<string, Attack>> = {
  pings: flood(many(100, frame(OPCODE.ping, Buffer.alloc(125)))),
  'empty-pings': flood(many(1000, frame(OPCODE.ping, ''))),
  'large-messages': flood(text(manyKeys).subarray(0, 59_000)),
  'small-messages': flood(many(100, text({ type: 'ping' }))),
  fragments: flood(
    Buffer.concat([frame(OPCODE.text, 'x', false), many(10_000, frame(OPCODE.continuation, 'x', false))]),
  ),
  'large-log-ins': post('/api/login', () => ({ name: 'x'.repeat(452_000), password: 'x', ...manyKeys })),
  'log-ins': post('/api/login', (index) => ({ name: `name${index}`, password: 'a wrong password' })),
  'large-files': post('/api/tables', () => ({
    game: 'richard3',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    components: JSON.stringify({ scenarios: Array(19_000).fill(1) }),
  })),
  'new-tables': post('/api/tables', () => ({ game: 'richard3', seats: [{ kind: 'me' }, { kind: 'open' }] })),
  guests: post('/api/guest', () => ({})),
  lobby: manyRequests(({ port }, address) => ask(port, address, '/api/tables')),
  pages: manyRequests(({ port }, address) => ask(port, address, '/')),
  // The cookie is that of somebody who has said a lot.
  'data-exports': manyRequests(({ port }, address) =>
    ask(port, address, '/api/me/data', { cookie: process.env.ATTACKER_COOKIE ?? '' }),
  ),
  'idle-connections': holdConnections(openConnection),
  'half-requests': holdConnections(async (port, address) => {
    const socket = await openConnection(port, address)
    socket?.write('POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n')
    return socket
  }),
  'idle-sockets': holdConnections(openSocket),
}
