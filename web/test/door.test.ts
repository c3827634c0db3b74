import { type AddressInfo, createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { Door } from './door.ts'

/** Answers whoever comes, with these words. */
async function answering(words: string): Promise<{ server: Server; port: number }> {
  const answer = `HTTP/1.1 200 OK\r\nContent-Length: ${words.length}\r\nConnection: close\r\n\r\n${words}`
  const server = createServer((socket) => socket.once('data', () => socket.end(answer)))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { server, port: (server.address() as AddressInfo).port }
}

test('an address outlives the server behind it', async () => {
  const door = await Door.open()
  const { url } = door
  const asked = async () => (await fetch(url)).text()
  await expect(asked()).rejects.toThrow('fetch failed')
  const first = await answering('red')
  door.leadTo(first.port)
  expect(await asked()).toBe('red')
  first.server.close()
  door.leadTo(undefined)
  await expect(asked()).rejects.toThrow('fetch failed')
  const second = await answering('white')
  door.leadTo(second.port)
  expect(await asked()).toBe('white')
  expect(door.url).toBe(url)
  second.server.close()
  await door.close()
  await expect(asked()).rejects.toThrow('fetch failed')
})
