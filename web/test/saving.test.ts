import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './in-browser.ts'
import { newVisitor } from './playing.ts'

const at = inBrowser()

test('a move is saved even if the page is closed while a slow device still renders it', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('text=Against a bot')
  await page.waitForSelector('#question')
  await page.evaluate(() => {
    const draw = () => {
      console.log('drawing')
      for (const end = performance.now() + 10_000; performance.now() < end; );
    }
    new MutationObserver(draw).observe(document.querySelector('[role=log]')!, { childList: true, subtree: true })
  })
  const address = page.url()
  const drawing = page.waitForEvent('console', (message) => message.text() === 'drawing')
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-state=live]')!.click())
  await drawing
  await page.close()

  const again = await context.newPage()
  await again.goto(address)
  await again.waitForSelector('text=Lancaster gives')
  expect(faults).toEqual([])
  await context.close()
})

/** Blocks writes to the lesson storage of this browser, as another page may do for a while. */
async function blockLessons(context: BrowserContext): Promise<void> {
  const other = await context.newPage()
  await other.goto(`${at.server.url}/about`)
  await other.evaluate(async () => {
    const opening = indexedDB.open('tudor-rose-lessons')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const lessons = opening.result.transaction('lessons', 'readwrite').objectStore('lessons')
    const goOn = () => {
      lessons.count().onsuccess = goOn
    }
    goOn()
  })
}

test('a lesson continues while its progress is still being saved', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/lesson/lancaster`)
  await page.waitForSelector('.lesson')
  await blockLessons(context)
  const title = page.locator('#task-title')
  for (const step of [3, 5, 7]) {
    await page.selectOption('.lesson select', String(step))
    const name = await page.locator('.lesson option').nth(step).textContent()
    await expect.poll(() => title.textContent()).toBe(name?.replace(/^\d+\. /, ''))
  }
  expect(faults).toEqual([])
  await context.close()
})
