import { game as cousinsWar } from '@tudor-rose/cousins-war'
import type { AnyGame } from '@tudor-rose/table'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './in-browser.ts'
import { hasArrived, makeMove, newVisitor, seededRandom } from './playing.ts'
import { finishedRecord, openRecord } from './records.ts'

const at = inBrowser()

/** Holds back requests to matching URLs until they are released. */
async function holdBack(context: BrowserContext, addresses: RegExp) {
  let letThrough = () => {}
  const isFree = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  let isHeld = false
  await context.route(addresses, async (route) => {
    isHeld = true
    await isFree
    await route.continue()
  })
  return { letThrough, isHeld: () => isHeld }
}

const goHome = async (page: Page) => {
  await page.click('nav >> text=Games')
  await page.waitForSelector('text=Choose a game')
}

test('a player who leaves before the table has loaded is not counted as present', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('button:has-text("Online")')
  await page.click('text=Open the table')
  await page.waitForSelector('[aria-label="QR code of the link"]')
  await goHome(page)

  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const table = await holdBack(context, /\/api\/tables\//)
  await page.goBack()
  await expect.poll(table.isHeld).toBe(true)
  await goHome(page)
  const response = page.waitForResponse(/\/api\/tables\//)
  table.letThrough()
  await (await response).finished()
  await hasArrived(page)
  expect(sockets).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('leaving a replay before it has loaded stops its worker', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await openRecord(page, at.server, finishedRecord(cousinsWar as AnyGame, 'Barnet'))
  await page.waitForSelector('input[type=range]')
  await goHome(page)
  await expect.poll(() => page.workers().length).toBe(0)

  let begun = 0
  page.on('worker', () => begun++)
  const rules = await holdBack(context, /\.js$/)
  await page.goBack()
  await expect.poll(rules.isHeld).toBe(true)
  await goHome(page)
  rules.letThrough()
  await expect.poll(() => begun).toBe(1)
  await expect.poll(() => page.workers().length).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('leaving while the bots are being reloaded stops them', async () => {
  const { page, context } = await newVisitor(at.browser)
  const bots = /\/bots-[^/]+\.js$/
  await context.route(bots, (route) => route.abort())
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('text=Against a bot')
  await makeMove(page, seededRandom(1))
  await page.waitForSelector('text=The bot could not be loaded.')
  await context.unroute(bots)

  let begun = 0
  page.on('worker', () => begun++)
  const rules = await holdBack(context, /\.js$/)
  await page.click('button:has-text("Try again")')
  await expect.poll(rules.isHeld).toBe(true)
  await goHome(page)
  rules.letThrough()
  await expect.poll(() => begun).toBe(1)
  await expect.poll(() => page.workers().length).toBe(0)
  await context.close()
})
