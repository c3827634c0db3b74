import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiClient } from './api-client.ts'

interface Given {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string | string[]>>
  readonly body: string
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

let http: Server
let asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []
let next: Given
let client: ApiClient

beforeEach(async () => {
  asked = []
  http = createServer((request, response) => {
    asked.push(request)
    response.writeHead(next.status ?? 200, { ...JSON_TYPE, ...next.headers }).end(next.body)
  })
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  client = new ApiClient({ url, headers: () => ({ 'accept-language': 'pl' }) })
})
afterEach(() => {
  http.closeAllConnections()
  http.close()
})

test('paths are filled with their parameters, and the query has only given values', async () => {
  next = { body: '{"name":"Anna"}' }
  expect(await client.get('/api/people/:name', { params: { name: 'Änna/ß?' } })).toEqual({ name: 'Anna' })
  await client.get('/api/tables/:id', { params: { id: 'x' }, query: { invitation: undefined } })
  await client.get('/api/tables/:id', { params: { id: 'x' }, query: { invitation: 'a&b' } })
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/people/%C3%84nna%2F%C3%9F%3F',
    '/api/tables/x',
    '/api/tables/x?invitation=a%26b',
  ])
  expect(asked[0].headers).toMatchObject({ 'accept-language': 'pl' })
})

test('cookies are kept, sent and removed', async () => {
  next = { headers: { 'set-cookie': ['tudor=a.b=; Path=/; HttpOnly', 'tudor-device=c; Path=/'] }, body: '{}' }
  await client.post('/api/guest')
  next = { headers: { 'set-cookie': 'tudor=; Max-Age=0' }, body: '{}' }
  await client.post('/api/logout')
  await client.get('/api/me')
  expect(asked.map(({ headers }) => headers.cookie)).toEqual([
    undefined,
    'tudor=a.b=; tudor-device=c',
    'tudor-device=c',
  ])
})

test('a record is text', async () => {
  next = { headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'game richard3' }
  expect(await client.get('/api/tables/:id/record', { params: { id: 'x' } })).toBe('game richard3')
})

test('a refusal is thrown with its code', async () => {
  next = { status: 409, body: '{"error":{"code":"seat-taken","text":"this seat is not free for you"}}' }
  const join = client.post('/api/tables/:id/join', { params: { id: 'x' } })
  await expect(join).rejects.toMatchObject({ code: 'seat-taken', message: 'this seat is not free for you' })
})

test('an HTML page from a proxy, or no response, counts as offline', async () => {
  next = { headers: { 'content-type': 'text/html' }, body: '<h1>Welcome to our hotel</h1>' }
  await expect(client.get('/api/me')).rejects.toMatchObject({ code: 'offline' })
  next = { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' }
  await expect(client.get('/api/me')).rejects.toMatchObject({ code: 'offline' })
  http.closeAllConnections()
  await new Promise((closed) => http.close(closed))
  await expect(client.get('/api/me')).rejects.toMatchObject({ code: 'offline' })
})
