import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})

afterAll(() => server.close())

async function read(path: string, type: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await server.client().request('GET', path, undefined, headers)
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
  const [api] = found(/data-api="(.+?)"/g, page)
  expect(await server.client().refusal('POST', api, { token: 'x', password: 'long enough' })).toMatch(
    /^(link-expired|bad-message)$/,
  )
})

test('the unsubscribe page has a style sheet that exists', async () => {
  const [style] = found(/<link rel="stylesheet" href="(.+?)"/g, await read('/unsubscribe?token=x', 'text/html'))
  await read(style, 'text/css')
})

test.each([
  ['en', 'Confirm address', 'Set password', 'Unsubscribe', 'no longer valid'],
  ['de', 'Adresse bestätigen', 'Passwort setzen', 'E-Mails abbestellen', 'nicht mehr gültig'],
  ['pl', 'Potwierdź adres', 'Ustaw hasło', 'Rezygnuję z wiadomości', 'już nieważny'],
])(
  'pages are in %s, the language of the link, or else of the browser',
  async (language, confirm, reset, unsubscribe, invalid) => {
    for (const [path, button] of [
      ['/confirm', confirm],
      ['/reset', reset],
      ['/unsubscribe', unsubscribe],
    ]) {
      const pages = [
        await read(`${path}?language=${language}`, 'text/html', { 'accept-language': language === 'pl' ? 'de' : 'pl' }),
        await read(path, 'text/html', { 'accept-language': `${language}-XX,en;q=0.1` }),
        await read(`${path}?language=x`, 'text/html', { 'accept-language': language }),
      ]
      for (const page of pages) {
        expect(page).toContain(`<html lang="${language}">`)
        expect(page).toContain(`>${button}</button>`)
      }
    }
    const response = await server.client().request('POST', `/unsubscribe?language=${language}&token=x`)
    expect([response.status, await response.text()]).toEqual([410, expect.stringContaining(invalid)])
  },
)
