import { expect, test } from 'vitest'
import { inBrowser } from './in-browser.ts'
import { newVisitor, playOn, seededRandom, waitForDecision } from './playing.ts'

const at = inBrowser()
const MANY = 2000

/** Runs in the page: puts many events in front of those that a worker sends. */
function tellMuch(many: number): void {
  const usual = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')!
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(take: (message: { data: unknown }) => void) {
      usual.set!.call(this, ({ data }: MessageEvent) => {
        const table = data.update?.table
        if (table) table.events = [...Array.from({ length: many }, () => table.events[0]), ...table.events]
        take({ data })
      })
    },
  })
}

/** Runs in the page: counts the rows added to the log from now on. */
function countRows(): void {
  const counter = window as unknown as { rows: number }
  counter.rows = 0
  const isRow = (node: Node): boolean => node instanceof Element && node.matches('li, :has(li)')
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) counter.rows += [...addedNodes].filter(isRow).length
  }).observe(document.querySelector('[role=log]')!, { subtree: true, childList: true })
}

test('however long the log, a move renders only its new rows, and all rows can be read', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.addInitScript(tellMuch, MANY)
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('text=Against a bot')
  await waitForDecision(page)
  const rows = page.locator('[role=log] li')
  const drawn = await rows.count()
  expect(drawn).toBeGreaterThan(20)
  expect(drawn).toBeLessThanOrEqual(100)

  await page.evaluate(countRows)
  const last = await rows.last().textContent()
  await playOn(page, seededRandom(1), { most: 1 })
  await page.waitForFunction((old) => [...document.querySelectorAll('[role=log] li')].at(-1)?.textContent !== old, last)
  await waitForDecision(page)
  expect(await rows.count()).toBe(drawn)
  const added = await page.evaluate(() => (window as unknown as { rows: number }).rows)
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThan(20)

  // Users who search the page or use a screen reader can go back as far as they want.
  const earlier = page.locator('[role=log] button:has-text("Earlier")')
  await earlier.click()
  await expect.poll(() => rows.count()).toBe(2 * drawn)
  while ((await earlier.count()) > 0) await earlier.dispatchEvent('click')
  expect(await rows.count()).toBeGreaterThan(MANY)
  expect(faults).toEqual([])
  await context.close()
})
