import { type AddressInfo, createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { TcpProxy } from './tcp-proxy.ts'

/** A server that answers every connection with this text. */
async function answering(words: string): Promise<{ server: Server; port: number }> {
  const answer = `HTTP/1.1 200 OK\r\nContent-Length: ${words.length}\r\nConnection: close\r\n\r\n${words}`
  const server = createServer((socket) => socket.once('data', () => socket.end(answer)))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { server, port: (server.address() as AddressInfo).port }
}

test('an address outlives the server behind it', async () => {
  const proxy = await TcpProxy.open()
  const { url } = proxy
  const asked = async () => (await fetch(url)).text()
  await expect(asked()).rejects.toThrow('fetch failed')
  const first = await answering('red')
  proxy.forwardTo(first.port)
  expect(await asked()).toBe('red')
  first.server.close()
  proxy.forwardTo(undefined)
  await expect(asked()).rejects.toThrow('fetch failed')
  const second = await answering('white')
  proxy.forwardTo(second.port)
  expect(await asked()).toBe('white')
  expect(proxy.url).toBe(url)
  second.server.close()
  await proxy.close()
  await expect(asked()).rejects.toThrow('fetch failed')
})
