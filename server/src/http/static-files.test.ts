import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../testing/server.ts'

const PAGE = '<!doctype html><title>the client</title>'
const SCRIPT = 'console.log("a rose")'

let folder: string
let server: TestServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'sw.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/index-1234.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/index-1234.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(folder, 'secret.txt'), 'not for serving')
  server = await TestServer.start({ site: folder })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  server.client().request('GET', path, undefined, headers)
const AS_PERSON = { accept: 'text/html,*/*;q=0.8' }

test.each(['/', '/lobby', '/table/xyz', '/people/Anna?x=1'])('%s is the page of the client', async (path) => {
  const response = await get(path, AS_PERSON)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(PAGE)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toContain("worker-src 'self'")
})

test('hashed files may be cached for ever, and are compressed if the browser supports it', async () => {
  const packed = await get('/assets/index-1234.js', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers.get('cache-control')).toContain('immutable')
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')).toBe('accept-encoding')
  expect(await packed.text()).toBe(SCRIPT)
  const plain = await get('/assets/index-1234.js', { 'accept-encoding': 'gzip;q=0' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('etag')).not.toBe(packed.headers.get('etag'))
})

test('unchanged files are not sent again', async () => {
  const etag = (await get('/sw.js')).headers.get('etag')!
  const again = await get('/sw.js', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test.each(['/assets/gone.js', '/secret.txt', '/..%2fpackage.json', '/api/nothing', '/lobby'])(
  'a program that asks for %s gets nothing',
  async (path) => {
    expect(await server.client().refusal('GET', path)).toBe('not-found')
  },
)

test('a page below /api/ does not exist either', async () => {
  expect(await server.client().refusal('GET', '/api/nothing', undefined, AS_PERSON)).toBe('not-found')
})
