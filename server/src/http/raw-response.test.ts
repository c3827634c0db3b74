import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})

afterAll(() => server.close())

/** The response to these bytes, until the server closes the connection by itself. */
async function answerTo(bytes: string): Promise<{ status: number; code: string }> {
  const { hostname, port } = new URL(server.server.url)
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.write(bytes)
  await once(socket, 'end')
  socket.destroy()
  const [head, body] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), code: JSON.parse(body).error.code }
}

const upgradeOf = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'bad-message'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: here\r\n\r\n', 400, 'bad-message'],
  [
    'two lengths',
    'POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    400,
    'bad-message',
  ],
  [
    'a huge cookie',
    `GET /api/me HTTP/1.1\r\nHost: here\r\nCookie: tudor=${'x'.repeat(20_000)}\r\n\r\n`,
    413,
    'too-large',
  ],
  ['a huge address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: here\r\n\r\n`, 413, 'too-large'],
  ['a socket elsewhere', upgradeOf('/elsewhere'), 404, 'not-found'],
  ['a socket for another site', upgradeOf('/play', 'Origin: https://elsewhere.example\r\n'), 403, 'wrong-origin'],
  [
    'no origin, to no host',
    'POST /api/guest HTTP/1.0\r\nOrigin: null\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    403,
    'wrong-origin',
  ],
])('%s is refused with a code, and the connection is closed', async (_, bytes, status, code) => {
  expect(await answerTo(bytes)).toEqual({ status, code })
})
