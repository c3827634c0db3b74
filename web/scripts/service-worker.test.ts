import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCE = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')
const TABLE = 'https://roses.example/assets/battle.bin'

type Answer = Response | undefined
interface Fetching {
  readonly request: Request
  respondWith(answer: Promise<Answer>): void
}

/** Runs the service worker with a network that gives these responses in order; returns the content of its cache. */
function serviceWorkerWith(network: readonly Response[]) {
  const left = [...network]
  const kept = new Map<string, Response>()
  let listen = (_: Fetching): void => {}
  const self = {
    addEventListener: (type: string, listener: typeof listen) => {
      if (type === 'fetch') listen = listener
    },
  }
  const caches = {
    open: async () => ({ put: async ({ url }: Request, response: Response) => kept.set(url, response) }),
    match: async ({ url }: Request) => kept.get(url)?.clone(),
  }
  const names = ['self', 'caches', 'fetch', 'location', 'VERSION', 'FILES', 'LATER']
  const { origin, pathname } = new URL(TABLE)
  const fetch = async () => left.shift() ?? Response.error()
  new Function(...names, SOURCE)(self, caches, fetch, { origin }, '1', [], [pathname])
  const ask = (url: string) =>
    new Promise<Answer>((resolve) => listen({ request: new Request(url), respondWith: resolve }))
  return { ask, kept }
}

const answer = (text: string, type: string) => new Response(text, { headers: { 'content-type': type } })
const table = () => answer('BLUFFING', 'application/octet-stream')
const logIn = () => answer('<title>Please log in</title>', 'text/html; charset=utf-8')

test('a table fetched once stays in the cache', async () => {
  const { ask, kept } = serviceWorkerWith([table()])
  await ask(TABLE)
  expect([...kept.keys()]).toEqual([TABLE])
  expect(await (await ask(TABLE))?.text()).toBe('BLUFFING')
})

test('the login page of a captive portal is not cached in place of a table', async () => {
  const { ask, kept } = serviceWorkerWith([logIn(), table()])
  await ask(TABLE)
  expect([...kept.keys()]).toEqual([])
  expect(await (await ask(TABLE))?.text()).toBe('BLUFFING')
})
