import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../testing/server.ts'

const FRIEND = 'https://friend.example'
const STRANGER = 'https://stranger.example'
let server: TestServer

beforeAll(async () => {
  server = await TestServer.start({ origins: [FRIEND], trustProxy: true })
})

afterAll(() => server.close())

const preflight = (path: string, origin: string) =>
  server.client().request('OPTIONS', path, undefined, {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  })

test('a page of a listed origin may send requests with cookies and read the response, even a refusal', async () => {
  const before = await preflight('/api/guest', FRIEND)
  expect(before.status).toBe(204)
  expect(before.headers.get('access-control-allow-methods')).toBe('GET, POST')
  expect(before.headers.get('access-control-allow-headers')).toBe('content-type')
  const client = server.client()
  for (const [method, path, body, status] of [
    ['POST', '/api/guest', {}, 200],
    ['GET', '/api/me', undefined, 200],
    ['POST', '/api/tables', {}, 400],
    ['GET', '/api/tables/nowhere', undefined, 404],
    ['GET', '/api/tables/%ff', undefined, 400],
  ] as const) {
    const { headers, status: given } = await client.request(method, path, body, { origin: FRIEND })
    expect([path, given]).toEqual([path, status])
    expect(headers.get('access-control-allow-origin')).toBe(FRIEND)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('vary')).toBe('origin')
  }
  const socket = await client.open({ origin: FRIEND })
  socket.close()
})

test('other origins may not, and caches keep responses apart', async () => {
  const refused = await preflight('/api/guest', STRANGER)
  expect(refused.status).toBe(403)
  expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  const { headers } = await server.client().request('GET', '/api/games', undefined, { origin: STRANGER })
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('vary')).toBe('origin')
  await expect(server.client().open({ origin: STRANGER })).rejects.toThrow('403')
})

test('without the setting there are no such headers', async () => {
  const usual = await TestServer.start()
  const { headers } = await usual.client().request('GET', '/api/games', undefined, { origin: FRIEND })
  expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([null, null])
  await usual.close()
})

test('a cookie for a page of another origin is one that browsers send from there, over https', async () => {
  const cookieFor = async (headers: Record<string, string>) =>
    (await server.client().request('POST', '/api/guest', {}, headers)).headers.get('set-cookie')
  expect(await cookieFor({ origin: FRIEND, 'x-forwarded-proto': 'https' })).toMatch(
    /; HttpOnly; Secure; SameSite=None$/,
  )
  expect(await cookieFor({ origin: FRIEND })).toMatch(/; HttpOnly; SameSite=Lax$/)
  expect(await cookieFor({ 'x-forwarded-proto': 'https' })).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
})
