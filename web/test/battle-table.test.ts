import { expect, test } from 'vitest'
import { inBrowser } from './in-browser.ts'
import { newVisitor, reload, waitForDecision } from './playing.ts'
import { TestServer } from './test-server.ts'

const at = inBrowser()
const TABLE = /cousins-war-battle-[^/]+\.bin$/

test('a bot of The Cousins’ War gets its battle table after the game is shown, and keeps it for play without a network', async () => {
  const { page, context, faults } = await newVisitor(at.browser, { serviceWorkers: 'allow' })
  const own = await TestServer.open()
  await page.goto(own.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const keptTables = () =>
    page.evaluate(async () => {
      const found: { path: string; bytes: number }[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const { url } of await cache.keys())
          if (url.endsWith('.bin'))
            found.push({ path: url, bytes: (await (await cache.match(url))!.arrayBuffer()).byteLength })
      }
      return found
    })
  expect(await keptTables()).toEqual([])

  await page.goto(`${own.url}/game/cousins-war`)
  await page.click('text=Against a bot')
  await page.waitForSelector('#question')
  await expect.poll(async () => (await keptTables()).map(({ path }) => TABLE.test(path))).toEqual([true])
  expect((await keptTables())[0].bytes).toBeGreaterThan(1_000_000)

  await own.stop()
  const served: boolean[] = []
  context.on('response', (response) => {
    if (TABLE.test(response.url())) served.push(response.ok())
  })
  await reload(page)
  await waitForDecision(page)
  await expect.poll(() => served).toContain(true)
  expect(faults).toEqual([])
  await context.close()
  await own.close()
})

test.each(['richard3', 'lancaster'])('%s does not load it', async (game) => {
  const { page, context } = await newVisitor(at.browser)
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  await page.goto(`${at.server.url}/game/${game}`)
  await page.click('text=Against')
  await waitForDecision(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.endsWith('.bin'))).toEqual([])
  await context.close()
})
