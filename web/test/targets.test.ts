import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './in-browser.ts'
import { makeMove, newVisitor, seededRandom, waitForDecision } from './playing.ts'
import { tooSmall } from './targets.ts'

const at = inBrowser()

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1100 },
  desktop: { width: 1366, height: 768 },
}
const PAGES = ['/', '/game/lancaster', '/lobby', '/me', '/settings', '/notifications', '/about', '/nowhere']
const GAMES = ['richard3', 'cousins-war', 'lancaster']
/** After how many clicks a board is checked. */
const MOMENTS = [0, 12]

test('finds targets that are too small, except those WCAG accepts', { timeout: 60_000 }, async () => {
  const { page, context } = await newVisitor(at.browser)
  const button = (name: string, left: number, top: number, side = 16) =>
    `<button style="all: unset; position: absolute; left: ${left}px; top: ${top}px; width: ${side}px; height: ${side}px">${name}</button>`
  await page.setContent(`${button('crowded', 10, 100)}${button('jostled', 30, 100)}
    ${button('lonely', 200, 100)}${button('large', 300, 100, 24)}${button('beside', 326, 104)}
    <p>A <a href="/">link</a> in a sentence</p>
    <label style="position: absolute; top: 200px; padding: 8px">much <input type="checkbox" style="width: 12px; height: 12px"></label>`)
  const found = await tooSmall(page)
  expect(found.map((line) => /"(\w+)/.exec(line)?.[1])).toEqual(['crowded', 'jostled', 'beside'])
  await context.close()
})

/** Expects no control to be too small on the open page, at any size. A zoomed map rescales its blocks a moment later. */
async function isLargeEnough(page: Page, where: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    await expect.poll(() => tooSmall(page), { message: `${where}, ${size}` }).toEqual([])
  }
}

test('every control on every page is large enough to tap', { timeout: 120_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser, { reducedMotion: 'reduce' })
  for (const path of PAGES) {
    await page.goto(at.server.url + path)
    await page.waitForSelector('h1')
    await page.waitForLoadState('networkidle')
    if (path.startsWith('/game/')) await page.locator('details summary').click()
    await isLargeEnough(page, path)
  }
  expect(faults).toEqual([])
  await context.close()
})

test.each(GAMES)('every control on the board of %s is large enough to tap', { timeout: 120_000 }, async (game) => {
  const { page, context, faults } = await newVisitor(at.browser, { reducedMotion: 'reduce' })
  await page.goto(`${at.server.url}/game/${game}`)
  await page.check('input[name=level][value=random]')
  await page.click('.ways button:first-child:not(:disabled)')
  await page.waitForSelector('#question')
  const below = seededRandom(6)
  let clicks = 0
  for (const moment of MOMENTS) {
    for (; clicks < moment; clicks++) await makeMove(page, below)
    await waitForDecision(page)
    await isLargeEnough(page, `after ${moment} clicks`)
  }
  expect(faults).toEqual([])
  await context.close()
})
