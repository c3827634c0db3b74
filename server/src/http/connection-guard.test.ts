import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ConnectionGuard, type ConnectionLimits, connectionsPossible } from './connection-guard.ts'

let server: Server

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function serve(limits: ConnectionLimits): Promise<void> {
  server = createServer((_request, response) => response.end('ok'))
  server.on('upgrade', (_request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  new ConnectionGuard(limits).watch(server)
  server.listen(0)
  await once(server, 'listening')
}

/** Connects from an address of the loopback network. */
async function connectFrom(localAddress: string): Promise<Socket> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

async function ask(socket: Socket, headers = ''): Promise<string> {
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`)
  const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return Buffer.isBuffer(answer) ? String(answer).split('\r\n')[0] : 'closed'
}

/** Once the server has seen earlier connections and closed some, if it does. */
const settled = (sockets: readonly Socket[], open: number) =>
  expect.poll(() => sockets.filter((socket) => !socket.closed).length).toBe(open)

test('a network with too many connections gets no more, and others do', async () => {
  await serve({ total: 100, perNetwork: 3 })
  const sockets: Socket[] = []
  for (let i = 0; i < 10; i++) sockets.push(await connectFrom('127.0.0.2'))
  await settled(sockets, 3)
  expect(await ask(await connectFrom('127.0.0.3'))).toBe('HTTP/1.1 200 OK')
  sockets.find((socket) => !socket.closed)!.destroy()
  await expect.poll(async () => ask(await connectFrom('127.0.0.2'))).toBe('HTTP/1.1 200 OK')
})

test('if all connections are taken, the network with the most loses its oldest idle one', async () => {
  await serve({ total: 6, perNetwork: 5 })
  const attackers: Socket[] = []
  const playing = await connectFrom('127.0.0.2')
  expect(await ask(playing, 'Connection: Upgrade\r\nUpgrade: websocket\r\n')).toBe('HTTP/1.1 101 Switching Protocols')
  for (let i = 0; i < 3; i++) attackers.push(await connectFrom('127.0.0.2'))
  for (let i = 0; i < 2; i++) attackers.push(await connectFrom('127.0.0.3'))
  await settled(attackers, 5)
  const innocent = await connectFrom('127.0.0.4')
  expect(await ask(innocent)).toBe('HTTP/1.1 200 OK')
  await settled(attackers, 4)
  expect(attackers[0].closed).toBe(true)
  expect(playing.closed).toBe(false)
  // The same connection can be used again.
  expect(await ask(innocent)).toBe('HTTP/1.1 200 OK')
})

test('leaves file handles for other things', () => {
  server = createServer()
  const limits = (soft: string) =>
    `Limit      Soft Limit  Hard Limit  Units\nMax open files            ${soft}    4096   files\n`
  expect(connectionsPossible(() => limits('1024'))).toBe(824)
  expect(connectionsPossible(() => limits('unlimited'))).toBe(10_000)
  expect(
    connectionsPossible(() => {
      throw new Error('no such file')
    }),
  ).toBe(10_000)
})
