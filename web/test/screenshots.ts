/** Pictures of the home page and of every board in three sizes and three languages; scripts/screenshots.mjs runs it. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { House } from './house.ts'
import { dice, makeMove, somebody } from './playing.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '../../docs/screenshots')
mkdirSync(folder, { recursive: true })

const SIZES = {
  desktop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1100 },
  phone: { width: 360, height: 740 },
}
const LANGUAGES = ['en', 'de', 'pl']
/** How many clicks it takes until there is something to see. */
const CLICKS = { richard3: 24, 'cousins-war': 10, lancaster: 24 }
/** JPEG, because 36 pictures as PNG would be many times the rest of the checkout. */
const QUALITY = 72

const house = await House.open()
const browser = await launchBrowser()
const { page, faults } = await somebody(browser, { colorScheme: 'light' })
page.setDefaultTimeout(60_000)
try {
  await page.goto(house.url)
  await shootInAll('home')
  for (const [game, clicks] of Object.entries(CLICKS)) {
    await speak(page, 'en')
    await page.setViewportSize(SIZES.desktop)
    await page.goto(`${house.url}/game/${game}`)
    await page.check('input[name=level][value=random]')
    await page.click('.ways button:first-child:not(:disabled)')
    const below = dice(8)
    for (let i = 0; i < clicks; i++) await makeMove(page, below)
    await page.waitForSelector('#question')
    await shootInAll(game)
  }
  for (const fault of faults) console.error(fault)
} finally {
  await browser.close()
  await house.close()
}

/** The page that is open, in every language and size. */
async function shootInAll(name: string): Promise<void> {
  for (const language of LANGUAGES) {
    await speak(page, language)
    await page.reload()
    await page.waitForSelector(name === 'home' ? 'h1' : '#question')
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport)
      await page.evaluate(() => {
        scrollTo(0, 0)
        return document.fonts.ready.then(() => undefined)
      })
      // Whatever glides has arrived by then.
      await page.waitForTimeout(700)
      await page.screenshot({ path: join(folder, `${name}-${size}-${language}.jpg`), type: 'jpeg', quality: QUALITY })
    }
  }
}

function speak(on: Page, language: string): Promise<void> {
  return on.evaluate((chosen) => {
    localStorage.setItem('tudor-rose.settings', JSON.stringify({ pace: 'quick', confirm: false, language: chosen }))
  }, language)
}
