import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { runEachStep } from './closing.ts'
import { TestServer } from './testing/server.ts'

test.each([
  ['a request without its body', 'POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\n{'],
  ['half a header', 'GET /api/games HTTP/1.1\r\nho'],
  ['a refused socket', 'GET /elsewhere HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
  ['nothing at all', ''],
])(
  'a server closes even if a client has sent %s',
  async (_, sent) => {
    const server = await TestServer.start()
    const { port } = new URL(server.server.url)
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {})
    await new Promise<void>((connected) => socket.once('connect', connected))
    await new Promise<void>((done) => socket.write(sent, () => done()))
    // The response to this request shows that the server has received everything sent before.
    await server.client().ask('GET', '/api/games')
    await server.close()
    socket.destroy()
  },
  30_000,
)

test('all steps run, even after one that fails', async () => {
  const taken: number[] = []
  const failing = async (): Promise<void> => {
    taken.push(1)
    throw new Error('a fault')
  }
  await expect(runEachStep([failing, () => taken.push(2)])).rejects.toThrow(AggregateError)
  expect(taken).toEqual([1, 2])
})
