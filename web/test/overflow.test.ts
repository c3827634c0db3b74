import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isDeep } from '../../table/src/fixture/depth.ts'
import { inBrowser } from './in-browser.ts'
import { overflowing } from './overflow.ts'
import { hasArrived, newVisitor, playOn, reload, seededRandom } from './playing.ts'

const at = inBrowser()

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1100 },
  desktop: { width: 1366, height: 768 },
}
const LANGUAGES = ['en', 'de', 'pl']
const PAGES = ['/', '/game/lancaster', '/learn', '/lobby', '/me', '/settings', '/notifications', '/about', '/nowhere']
const GAMES = ['richard3', 'cousins-war', 'lancaster']
/** After how many clicks a board is checked: at the start, in the first round and later. */
const MOMENTS = isDeep ? [0, 12, 30] : [0, 20]

test('a text that does not fit is found', { timeout: 60_000 }, async () => {
  const { page, context } = await newVisitor(at.browser)
  await page.setContent(`<div style="width: 40px; white-space: nowrap">much too long for this</div>
    <div style="width: 40px; overflow: hidden"><b>incomprehensibilities</b></div>
    <div style="height: 20px; overflow: hidden"><p>one</p><p>two</p></div>
    <div style="width: 40px; overflow: auto"><b>incomprehensibilities</b></div>
    <svg><text data-fits="20">incomprehensibilities</text><text data-fits="500">short</text></svg>`)
  const found = await overflowing(page)
  expect(found.map((line) => /"(\w+)/.exec(line)?.[1])).toEqual([
    'much',
    'incomprehensibilities',
    'one',
    'two',
    'incomprehensibilities',
  ])
  await context.close()
})

/** The texts that overflow on the open page, at every size. */
async function inEverySize(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    found.push(...(await overflowing(page)).map((line) => `${where}, ${size}: ${line}`))
  }
  return found
}

const speak = (page: Page, language: string) =>
  page.evaluate((chosen) => {
    localStorage.setItem('tudor-rose.settings', JSON.stringify({ pace: 'quick', confirm: false, language: chosen }))
  }, language)

test.each(LANGUAGES)('no text overflows its box on any page, in %s', { timeout: 180_000 }, async (locale) => {
  const { page, context, faults } = await newVisitor(at.browser, { locale })
  const found: string[] = []
  for (const path of PAGES) {
    await page.goto(at.server.url + path)
    await hasArrived(page)
    if (path.startsWith('/game/')) await page.locator('details summary').click()
    found.push(...(await inEverySize(page, path)))
  }
  expect(found).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test.each(GAMES)('no text overflows its box on the board of %s', { timeout: 240_000 }, async (game) => {
  const { page, context, faults } = await newVisitor(at.browser)
  const found: string[] = []
  await page.goto(`${at.server.url}/game/${game}`)
  await page.check('input[name=level][value=random]')
  await page.click('.ways button:first-child:not(:disabled)')
  await page.waitForSelector('#question')
  const below = seededRandom(6)
  let clicks = 0
  for (const moment of MOMENTS) {
    await playOn(page, below, { most: moment - clicks })
    clicks = moment
    for (const language of LANGUAGES) {
      await speak(page, language)
      await reload(page)
      // A random game may be over by now; the final screen has to fit as well.
      await page.waitForSelector('#question, [data-outcome]')
      found.push(...(await inEverySize(page, `after ${moment} clicks, ${language}`)))
    }
  }
  expect(found).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
