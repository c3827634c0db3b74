import { expect, test } from 'vitest'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { overflowing } from './overflow.ts'
import { newVisitor } from './playing.ts'

const at = inBrowser()
const PHONE = { width: 360, height: 740 }

test.each([
  ['richard3', 'en'],
  ['cousins-war', 'de'],
  ['lancaster', 'pl'],
])('the rulebook of %s next to the board shows its diagrams, in %s', { timeout: 60_000 }, async (game, locale) => {
  const { page, context, faults } = await newVisitor(at.browser, { viewport: PHONE, locale })
  await page.goto(`${at.server.url}/game/${game}`)
  await page.click('.ways button:first-child:not(:disabled)')
  await page.waitForSelector('#question')
  expect(await page.locator('[data-diagram]').count()).toBe(0)
  await page.locator('[role=tab]').nth(1).click()
  await page.waitForSelector('[data-diagram]')
  const figures = page.locator('[data-diagram]')
  for (let index = 0; index < (await figures.count()); index++) {
    await figures.nth(index).scrollIntoViewIfNeeded()
    await figures.nth(index).locator('[role=img] > [inert] svg').first().waitFor()
  }
  expect(await overflowing(page)).toEqual([])
  expect(await accessibilityIssues(page, { within: '[role=tabpanel]' })).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
