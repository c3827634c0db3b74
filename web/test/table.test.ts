import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './in-browser.ts'
import { newVisitor, playOn, reload, seededRandom } from './playing.ts'

const at = inBrowser()
const GAMES = ['richard3', 'cousins-war', 'lancaster']
const PHONE = { width: 360, height: 740 }
const LAPTOP = { width: 1366, height: 768 }

async function sitDown(page: Page, game: string, moves: number): Promise<void> {
  await page.goto(`${at.server.url}/game/${game}`)
  await page.check('input[name=level][value=random]')
  await page.click('.ways button:first-child:not(:disabled)')
  expect((await playOn(page, seededRandom(9), { most: moves })).isOver).toBe(false)
  await page.waitForSelector('[data-state=live]')
}

test.each(GAMES)(
  'on a laptop the board of %s fills the space, and the page does not scroll',
  { timeout: 60_000 },
  async (game) => {
    const { page, context, faults } = await newVisitor(at.browser, { viewport: LAPTOP })
    await sitDown(page, game, 10)
    const { scrolls, board } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      const { width, height } = document.querySelector('.board')!.getBoundingClientRect()
      return {
        scrolls: scrollHeight > innerHeight || scrollWidth > innerWidth,
        board: (width * height) / (innerWidth * innerHeight),
      }
    })
    expect(scrolls).toBe(false)
    expect(board).toBeGreaterThan(0.65)
    expect(faults).toEqual([])
    await context.close()
  },
)

test.each(GAMES)(
  'on a phone every part of the board of %s can be scrolled into the open',
  { timeout: 60_000 },
  async (game) => {
    const { page, context, faults } = await newVisitor(at.browser, { viewport: PHONE, hasTouch: true, isMobile: true })
    await sitDown(page, game, 10)
    // The prompt covers the lower edge of the board, but every part of the board can be scrolled out from under it.
    const { share, isFree } = await page.evaluate(async () => {
      const sheet = document.querySelector('.decide')!
      const share = sheet.getBoundingClientRect().height / innerHeight
      scrollTo(0, document.documentElement.scrollHeight)
      await new Promise(requestAnimationFrame)
      const { bottom } = document.querySelector('.board')!.getBoundingClientRect()
      return { share, isFree: bottom <= sheet.getBoundingClientRect().top }
    })
    expect(isFree).toBe(true)
    expect(share).toBeLessThan(0.46)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    expect(faults).toEqual([])
    await context.close()
  },
)

test.each(GAMES)('names in the log of %s highlight their targets', { timeout: 60_000 }, async (game) => {
  const { page, context, faults } = await newVisitor(at.browser, { viewport: LAPTOP })
  await sitDown(page, game, 25)
  const lit = () => page.locator('.board .lit, .board [data-lit=""], .board [data-lit=true]').count()
  expect(await lit()).toBe(0)
  const names = page.locator('[role=log] .name')
  expect(await names.count()).toBeGreaterThan(3)
  // Some of the named pieces may have left the board, but not all of them.
  let most = 0
  for (let i = (await names.count()) - 1; i >= 0 && most === 0; i--) {
    await names.nth(i).focus()
    most = await lit()
  }
  expect(most).toBeGreaterThan(0)
  await page.locator('[role=tab]').first().focus()
  await page.waitForFunction(
    () => document.querySelector('.board .lit, .board [data-lit=""], .board [data-lit=true]') === null,
  )
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  ['richard3', 'en', 'Rules: '],
  ['cousins-war', 'de', 'Regeln'],
  ['lancaster', 'pl', 'Zasady'],
])('the section cited by %s opens with one click, in %s', { timeout: 60_000 }, async (game, locale, word) => {
  const { page, context, faults } = await newVisitor(at.browser, { viewport: LAPTOP, locale })
  await sitDown(page, game, 3)
  await page.click(`button.quiet:has-text("${word}")`)
  const heading = page.locator('[role=document] [data-wanted]')
  await heading.waitFor()
  await page.waitForFunction(() => {
    const box = document.querySelector('[role=document]')!.getBoundingClientRect()
    const wanted = document.querySelector('[role=document] [data-wanted]')!.getBoundingClientRect()
    return wanted.top >= box.top && wanted.bottom <= box.bottom
  })
  const link = page.locator('[role=document] button.link').first()
  const before = await heading.textContent()
  await link.click()
  await page.waitForFunction(
    (old) => document.querySelector('[role=document] [data-wanted]')?.textContent !== old,
    before,
  )
  expect(faults).toEqual([])
  await context.close()
})

test('a move that gives something up for good must be confirmed, unless the setting is off', {
  timeout: 120_000,
}, async () => {
  const { page, context, faults } = await newVisitor(at.browser, { viewport: LAPTOP })
  const below = seededRandom(2)
  const ending = '[data-target="button:end-actions"]'
  const reachActions = async () => {
    expect((await playOn(page, below, { until: ending })).isOver).toBe(false)
  }
  const confirmMoves = (isOn: boolean) =>
    page.evaluate((on) => {
      localStorage.setItem('tudor-rose.settings', JSON.stringify({ pace: 'quick', confirm: on }))
    }, isOn)
  await sitDown(page, 'richard3', 0)
  await reachActions()
  await confirmMoves(true)
  await reload(page)
  await page.waitForSelector(ending)
  const asked = await page.textContent('#question')
  const rowCount = await page.locator('[role=log] li').count()
  await page.click(ending)
  await page.waitForSelector('.doubt')
  expect(await page.textContent('.doubt')).toContain('Are you sure?')
  await page.click('.doubt >> text=No')
  await page.waitForSelector('.doubt', { state: 'detached' })
  await page.click(ending)
  await page.waitForSelector('.doubt')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.doubt', { state: 'detached' })
  expect(await page.textContent('#question')).toBe(asked)
  expect(await page.locator('[role=log] li').count()).toBe(rowCount)
  await page.click(ending)
  await page.click('.doubt >> text=Yes')
  await page.waitForFunction((many) => document.querySelectorAll('[role=log] li').length > many, rowCount)

  await confirmMoves(false)
  await reload(page)
  await reachActions()
  await page.click(ending)
  await page.waitForSelector(ending, { state: 'detached' })
  expect(await page.locator('.doubt').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})
