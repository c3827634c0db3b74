import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})

afterAll(() => server.close())

async function read(path: string, type: string): Promise<string> {
  const response = await server.client().request('GET', path)
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, `${type}; charset=utf-8`])
  return response.text()
}

const found = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, name]) => name)

test.each(['/confirm', '/reset'])('all that %s names is there', async (path) => {
  const page = await read(path, 'text/html')
  for (const style of found(/<link rel="stylesheet" href="(.+?)"/g, page)) await read(style, 'text/css')
  const ids = found(/ id="(.+?)"/g, page)
  const scripts = found(/<script type="module" src="(.+?)"/g, page)
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    const source = await read(script, 'text/javascript')
    expect(ids).toEqual(expect.arrayContaining(found(/'#([\w-]+)'/g, source)))
  }
})
