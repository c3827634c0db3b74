/**
 * Screenshots of the home page and every board in three sizes and three languages, and of the other pages in two sizes;
 * scripts/screenshots.mjs runs it.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { type RichardView, game as richard3 } from '@tudor-rose/richard3'
import type { AnyGame } from '@tudor-rose/table'
import type { Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { makeMove, newVisitor, reload, seededRandom } from './playing.ts'
import { finishedRecord, openRecord, recordUpTo } from './records.ts'
import { TestServer } from './test-server.ts'

const [, , into = join(import.meta.dirname, '../../docs/screenshots'), ...only] = process.argv
mkdirSync(into, { recursive: true })

const SIZES = {
  desktop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1100 },
  phone: { width: 360, height: 740 },
}
type Size = keyof typeof SIZES
const EVERY_SIZE: readonly Size[] = ['desktop', 'tablet', 'phone']
const TWO_SIZES: readonly Size[] = ['desktop', 'phone']
const LANGUAGES = ['en', 'de', 'pl']
/** The number of clicks before the screenshot. */
const CLICKS = { richard3: 24, 'cousins-war': 10, lancaster: 24 }
/** JPEG: as PNG, the screenshots would be many times as large as the rest of the repository. */
const QUALITY = 72
/** Replaying a whole game takes this long on a slow machine. */
const PATIENCE = 300_000

interface Picture {
  /** Opens the page of the screenshot. */
  readonly open: () => Promise<unknown>
  /** Runs after the page has been loaded in another language. */
  readonly prepare: () => Promise<unknown>
  readonly sizes: readonly Size[]
}

const play = async (game: string, clicks: number) => {
  await page.goto(`${server.url}/game/${game}`)
  await page.check('input[name=level][value=random]')
  await page.click('.ways button:first-child:not(:disabled)')
  const below = seededRandom(8)
  for (let i = 0; i < clicks; i++) await makeMove(page, below)
  await page.waitForSelector('#question')
}
const board = (game: string, clicks: number): Picture => ({
  open: () => play(game, clicks),
  prepare: () => page.waitForSelector('#question'),
  sizes: EVERY_SIZE,
})
const pageAt = (path: string, ready: string, sizes: readonly Size[]): Picture => ({
  open: () => page.goto(`${server.url}${path}`),
  prepare: () => page.waitForSelector(ready),
  sizes,
})
const battleAtHand = (): string =>
  recordUpTo(richard3 as AnyGame, 'Towton', ({ state }, seat) => {
    const { battle } = richard3.view(state as never, seat) as RichardView
    return battle !== null && battle.round > 0 && battle.front.length >= 2
  })
const openFile = async (record: string) => {
  await openRecord(page, server, record)
  await page.waitForURL(/\/(play|replay)\//)
}
const analyse = async () => {
  await page.click('[role=region] button.main')
  await page.waitForSelector('progress')
  await page.waitForSelector('progress', { state: 'detached', timeout: PATIENCE })
}
const openSection = async () => {
  await page.waitForSelector('#question')
  await page.getByText('6.5').first().click()
}
const seeOdds = async () => {
  await page.click('.curtain button.main')
  await page.waitForSelector('section.odds[aria-busy=false] summary')
}

const PICTURES: Readonly<Record<string, Picture>> = {
  home: pageAt('/', 'h1', EVERY_SIZE),
  ...Object.fromEntries(Object.entries(CLICKS).map(([game, clicks]) => [game, board(game, clicks)])),
  lesson: pageAt('/lesson/cousins-war', '.lesson', TWO_SIZES),
  reference: pageAt('/reference/lancaster', 'svg[data-card]', TWO_SIZES),
  practice: pageAt('/practice/richard3/charge-the-king', '#question', TWO_SIZES),
  rules: { ...pageAt('/practice/richard3/charge-the-king', '#question', ['desktop']), prepare: openSection },
  editor: pageAt('/editor/cousins-war', '.editor .problems', TWO_SIZES),
  odds: { open: () => openFile(battleAtHand()), prepare: seeOdds, sizes: TWO_SIZES },
  analysis: {
    open: () => openFile(finishedRecord(cousinsWar as AnyGame, 'Barnet')),
    prepare: analyse,
    sizes: TWO_SIZES,
  },
}

const server = await TestServer.open()
const browser = await launchBrowser()
const { page, faults } = await newVisitor(browser, { colorScheme: 'light' })
page.setDefaultTimeout(60_000)
try {
  await page.goto(server.url)
  for (const [name, picture] of Object.entries(PICTURES)) {
    if (only.length > 0 && !only.includes(name)) continue
    await speak(page, 'en')
    await page.setViewportSize(SIZES.desktop)
    await picture.open()
    await page.waitForSelector('h1')
    await shootInAll(name, picture)
  }
  for (const fault of faults) console.error(fault)
} finally {
  await browser.close()
  await server.close()
}

/** Takes screenshots of the open page, in every language and size. */
async function shootInAll(name: string, { prepare, sizes }: Picture): Promise<void> {
  for (const language of LANGUAGES) {
    await speak(page, language)
    await page.setViewportSize(SIZES.desktop)
    await reload(page)
    await prepare()
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size])
      await page.evaluate(() => {
        scrollTo(0, 0)
        return document.fonts.ready.then(() => undefined)
      })
      // By then all animations have ended.
      await page.waitForTimeout(700)
      await page.screenshot({ path: join(into, `${name}-${size}-${language}.jpg`), type: 'jpeg', quality: QUALITY })
    }
  }
}

function speak(on: Page, language: string): Promise<void> {
  return on.evaluate((chosen) => {
    localStorage.setItem('tudor-rose.settings', JSON.stringify({ pace: 'quick', confirm: false, language: chosen }))
  }, language)
}
