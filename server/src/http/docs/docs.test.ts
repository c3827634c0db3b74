import { REFUSALS } from '@tudor-rose/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../../testing/client.ts'
import { TestServer } from '../../testing/server.ts'

/** Pages for people, their assets, and files: not part of the API. */
const PAGES = ['/', '/*', '*', '/unsubscribe', '/api/docs.css']

let server: TestServer
let client: TestClient
// biome-ignore lint/suspicious/noExplicitAny: tests read any part of the document
let document: any
const registered: { method: string; url: string }[] = []

beforeAll(async () => {
  server = await TestServer.start({}, undefined, undefined, { onRoute: (route) => registered.push(route) })
  client = server.client()
  document = await client.ask('GET', '/api/openapi.json')
})

afterAll(() => server.close())

describe('openapi.json', () => {
  test('is an OpenAPI 3.1 document', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Tudor Rose' } })
  })

  test('has every route that is registered, and no other', () => {
    const isPage = (url: string): boolean => PAGES.includes(url) || !/^\/(api\/|healthz|metrics)/.test(url)
    const served = registered
      .filter(({ method, url }) => method !== 'HEAD' && method !== 'OPTIONS' && !isPage(url))
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    const documented = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(served.length).toBeGreaterThan(35)
    expect(documented.sort()).toEqual(served.sort())
  })

  test('has every refusal code, with its meaning', () => {
    const codes = document.components.schemas.RefusalCode.anyOf.map((each: { const: string }) => each.const)
    expect(codes).toEqual(Object.keys(REFUSALS))
    const answered = new Set(
      Object.values<object>(document.paths)
        .flatMap((methods) => Object.values(methods))
        .flatMap(({ responses }) => Object.values<{ 'x-codes'?: string[] }>(responses))
        .flatMap((response) => response['x-codes'] ?? []),
    )
    const onSockets = ['too-many-sockets', 'stale', 'illegal-move', 'nothing-to-undo', 'nothing-proposed']
    expect([...answered, ...onSockets].sort()).toEqual(Object.keys(REFUSALS).sort())
  })

  test('has every message of the socket, and every reference resolves', () => {
    const types = (name: string) =>
      document.components.schemas[name].anyOf.map(
        (each: { $ref?: string; properties?: { type: { const: string } } }) => {
          const { properties } =
            each.$ref === undefined ? each : document.components.schemas[each.$ref.split('/').at(-1)!]
          return properties.type.const
        },
      )
    expect(types('ClientMessage')).toEqual(expect.arrayContaining(['hello', 'move', 'propose', 'chat', 'ping']))
    expect(types('ServerMessage')).toEqual(expect.arrayContaining(['table', 'update', 'done', 'error']))
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(references.length).toBeGreaterThan(50)
    for (const name of references) expect(document.components.schemas).toHaveProperty(name)
  })
})

describe('the page', () => {
  test('shows every route and message, and needs nothing from another host', async () => {
    const page = await client.request('GET', '/api/docs')
    const html = await page.text()
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    for (const path of Object.keys(document.paths)) expect(html).toContain(`<code>${path}</code>`)
    for (const name of Object.keys(document.components.schemas)) expect(html).toContain(`id="${name}"`)
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link)
    for (const link of links) expect(link).toMatch(/^(#\w+|\/api\/(docs\.css|openapi\.json))$/)
    for (const link of links.filter((each) => each.startsWith('#'))) expect(html).toContain(`id="${link.slice(1)}"`)
    expect(html).not.toMatch(/<script|style=|javascript:/)
    expect((await client.request('GET', '/api/docs.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
  })
})
