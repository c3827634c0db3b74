import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { de } from '../src/texts/de.ts'
import { en } from '../src/texts/en.ts'
import { pl } from '../src/texts/pl.ts'
import { inBrowser } from './in-browser.ts'
import { newVisitor, playOn, seededRandom } from './playing.ts'

const at = inBrowser()

/** Opens an online table with a bot in the second seat. */
async function openTable(page: Page, game: string, { hints }: { hints: boolean }): Promise<void> {
  await page.goto(`${at.server.url}/game/${game}`)
  await page.click('.ways button:has-text("Online")')
  await page.locator('form select').nth(1).selectOption('bot random')
  await page.setChecked('input[name=hints]', hints)
  await page.click('form button.main')
  await page.waitForSelector('#question')
}

test('at a table that allows hints, a player asks for one and plays it', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await openTable(page, 'cousins-war', { hints: true })
  await page.click('summary:has-text("What would the Schemer do?")')
  const advised = page.locator('.tools ol li').first()
  await advised.waitFor({ timeout: 60_000 })
  expect(await advised.textContent()).toMatch(/would play this/)
  await advised.locator('button').click()
  await page.waitForSelector('text=Lancaster gives')
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  ['en', en],
  ['de', de],
  ['pl', pl],
])('a hint that the server refuses or does not have can be requested again, in %s', async (locale, texts) => {
  const { page, context, faults } = await newVisitor(at.browser, { locale })
  const answers: object[] = [
    { type: 'error', code: 'too-many-requests', text: 'you have asked for something else meanwhile' },
    { type: 'done', answer: null },
  ]
  await page.routeWebSocket(/\/play$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const { type, id } = JSON.parse(String(message))
      const answer = type === 'hint' ? answers.shift() : undefined
      if (answer === undefined) server.send(message)
      else socket.send(JSON.stringify({ ...answer, id }))
    })
  })
  await openTable(page, 'cousins-war', { hints: true })
  await page.click(`summary:has-text("${texts['hint.ask']}")`)
  const panel = page.locator('.tools details[open]')
  const again = panel.locator(`button:has-text("${texts['hint.again']}")`)
  await panel.locator(`[role=alert]:has-text("${texts['hint.busy']}")`).waitFor()
  await again.click()
  await panel.locator(`text=${texts['hint.gone']}`).waitFor()
  await again.click()
  await panel.locator('ol li').first().waitFor({ timeout: 60_000 })
  expect(await again.count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('other tables offer no hints', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await openTable(page, 'cousins-war', { hints: false })
  await page.waitForSelector('summary:has-text("All moves")')
  expect(await page.locator('summary:has-text("What would the Schemer do?")').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('online battles show their odds, with or without hints, even if the server refuses the first request', {
  timeout: 180_000,
}, async () => {
  const { page, context, faults } = await newVisitor(at.browser, { reducedMotion: 'reduce' })
  const refused = new Set<string>()
  await page.routeWebSocket(/\/play$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const { type, id, at: number, question: asked } = JSON.parse(String(message))
      const question = `${number} ${JSON.stringify(asked)}`
      if (type !== 'ask' || refused.has(question)) server.send(message)
      else {
        refused.add(question)
        socket.send(JSON.stringify({ type: 'error', id, code: 'too-many-requests', text: 'please slow down' }))
      }
    })
  })
  await openTable(page, 'richard3', { hints: false })
  const { isOver } = await playOn(page, seededRandom(3), { until: 'section.battle' })
  expect(isOver).toBe(false)
  await page.waitForSelector('section.odds[aria-busy=false] summary:has-text("The battle in")')
  expect(await page.textContent('section.odds summary')).toMatch(/will .*win|either way/)
  expect(refused.size).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await context.close()
})
