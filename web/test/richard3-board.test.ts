import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isDeep } from '../../table/src/fixture/depth.ts'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { makeMove, newVisitor, playOn, seededRandom, type Visitor, waitForDecision } from './playing.ts'

const at = inBrowser()
const LIVE_PIECE = '.window [data-piece][data-state="live"]'
const LIVE_AREA = '.window [data-target^="area:"][data-state="live"]'

/** A new visitor at a table of Richard III with these options. */
async function seated(way: string, options: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const person = await newVisitor(at.browser, {
    viewport: { width: 1366, height: 900 },
    // A gliding piece is not where it seems to be.
    reducedMotion: 'reduce',
  })
  const { page } = person
  await page.goto(`${at.server.url}/game/richard3`)
  await page.locator('details summary').click()
  await page.check('input[name=level][value=random]')
  for (const value of Object.values(options))
    await page.locator(`select:has(option[value="${value}"])`).first().selectOption(value)
  await page.click(`.ways button:has-text("${way}")`)
  return person
}

/** Picks random targets until this selector matches at a decision; false if the game is over first. */
async function playsUntil(page: Page, selector: string, below: (n: number) => number): Promise<boolean> {
  for (;;) {
    await waitForDecision(page)
    if ((await page.locator(selector).count()) > 0) return true
    if (!(await makeMove(page, below))) return false
  }
}

async function playUntil(page: Page, selector: string, below: (n: number) => number): Promise<void> {
  if (!(await playsUntil(page, selector, below))) throw new Error(`the game was over before there was ${selector}`)
}

const MAX_GAMES = 5

test.each([
  { scenario: 'richard-iii', edition: '1.02' },
  ...(isDeep ? [{ scenario: 'kingmaker', edition: '1.0' }] : []),
])('a whole game on the board: $scenario, edition $edition', { timeout: 240_000 }, async (options) => {
  const below = seededRandom(23)
  const found: string[] = []
  let game = await seated('Against a bot', options)
  await playUntil(game.page, LIVE_PIECE, below)
  found.push(...(await accessibilityIssues(game.page)))
  // The bot and the dice are random, so a game can end before this player decides anything after a throw.
  for (let games = 1; !(await playsUntil(game.page, '.battle .throw', below)); games++) {
    expect(games).toBeLessThan(MAX_GAMES)
    await game.context.close()
    game = await seated('Against a bot', options)
  }
  const { page, context, faults } = game
  found.push(...(await accessibilityIssues(page)))
  await playOn(page, seededRandom(5))
  expect(await page.textContent('[data-outcome]')).toMatch(/wins/)
  expect(found).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('players see the faces of their own blocks; the page contains only the backs of the others', async () => {
  const { page, context, faults } = await seated('On one screen')
  const visibleNames = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.window [aria-label], .window [data-target], .pool [data-target]')]
        .map((element) => `${element.getAttribute('data-target')} ${element.getAttribute('aria-label')}`)
        .join('\n'),
    )
  await page.click('text=I am Lancaster')
  await page.waitForSelector('#question')
  const toLancaster = await visibleNames()
  expect(toLancaster).toContain('block:Lancaster/Clifford Clifford, Lancaster, strength 3 of 3, A2')
  expect(toLancaster).toContain('block:Lancaster/Bombard')
  expect(toLancaster).toContain('York: 6 hidden blocks')
  expect(toLancaster.match(/block:York\/.*/g)).toEqual([expect.stringContaining('Rebel')])
  expect(toLancaster).not.toMatch(/Rutland, York|Norwich levy|Irish Mercenary/)
  await makeMove(page, () => 0)
  await page.click('text=I am York')
  await page.waitForSelector('#question')
  const toYork = await visibleNames()
  expect(toYork).toContain('block:York/March')
  expect(toYork).not.toContain('block:Lancaster/')
  expect(faults).toEqual([])
  await context.close()
})

test('the map is zoomed and panned, and a block is dragged to its destination', { timeout: 120_000 }, async () => {
  const { page, context, faults } = await seated('Against a bot')
  await playUntil(page, LIVE_PIECE, seededRandom(3))
  while ((await page.locator('.picked').count()) > 0) await page.keyboard.press('Escape')
  const transform = () => page.locator('[data-layer]').evaluate((layer) => (layer as HTMLElement).style.transform)
  const whole = await transform()
  const { x, y, width, height } = (await page.locator('.window').boundingBox())!

  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.wheel(0, -400)
  await expect.poll(transform).not.toBe(whole)
  const close = await transform()
  await page.mouse.down()
  await page.mouse.move(x + width / 2 - 60, y + height / 2 - 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(transform).not.toBe(close)
  expect(await page.locator('.picked').count()).toBe(0)
  const moved = await transform()
  await page.locator('.window').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(transform).not.toBe(moved)
  await page.click('[aria-label="Whole map"]')
  await expect.poll(transform).toBe(whole)

  const log = page.locator('[role=log] li')
  const before = await log.count()
  const takeHold = async () => {
    const box = (await page.locator(LIVE_PIECE).last().boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 40, box.y + 40, { steps: 4 })
    await page.waitForSelector('.picked')
  }
  await takeHold()
  await page.mouse.move(x + 3, y + height - 3, { steps: 4 })
  await page.mouse.up()
  await page.waitForSelector('.picked', { state: 'detached' })
  expect(await log.count()).toBe(before)

  await takeHold()
  const goal = await page.locator(LIVE_AREA).first().evaluate(insideOf)
  await page.mouse.move(goal.x, goal.y, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => log.count()).toBeGreaterThan(before)
  expect(faults).toEqual([])
  await context.close()
})

/** A point of the window at which an outline is on top; its centre may be covered. */
function insideOf(outline: Element): { x: number; y: number } {
  const { x, y, width, height } = outline.getBoundingClientRect()
  for (let down = 0.1; down < 1; down += 0.05)
    for (let along = 0.1; along < 1; along += 0.05) {
      const point = { x: x + width * along, y: y + height * down }
      if (document.elementFromPoint(point.x, point.y) === outline) return point
    }
  throw new Error(`${outline.getAttribute('data-target')} is nowhere to be seen`)
}

test('a march is made using only the keyboard', { timeout: 120_000 }, async () => {
  const { page, context, faults } = await seated('Against a bot')
  await playUntil(page, LIVE_PIECE, seededRandom(3))
  while ((await page.locator('.picked').count()) > 0) await page.keyboard.press('Escape')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '')
  const tabTo = async (start: string) => {
    for (let i = 0; i < 120; i++) {
      if ((await focused()).startsWith(start)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no ${start} within reach`)
  }
  await page.locator('.window').focus()
  await tabTo('block:')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.picked')
  const before = await page.locator('[role=log] li').count()
  await page.locator('.window').focus()
  await tabTo('area:')
  await page.keyboard.press('Space')
  await expect.poll(() => page.locator('[role=log] li').count()).toBeGreaterThan(before)
  expect(faults).toEqual([])
  await context.close()
})

test('moves of the other house are visible: its blocks glide, and trails stay until the viewer acts', {
  timeout: 120_000,
}, async () => {
  const { page, context, faults } = await seated('Against a bot')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const piece = target as Element
      if (propertyName !== 'transform' || !piece.matches('.piece') || piece.querySelector('[data-piece]')) return
      const glided = document.documentElement.dataset.glided ?? ''
      document.documentElement.dataset.glided = `${glided} ${piece.getAttribute('data-area')}`
    })
  })
  const trail = '.trails [aria-label*="moved from"]'
  const trails = page.locator(trail)
  const marched = /York: a block (?:marches|sails) from (.+) to (.+?)( and .*)?\./
  await playUntil(page, trail, seededRandom(3))
  const lines = await page.locator('[role=log] li').allTextContents()
  const [, from, to] = marched.exec(lines.findLast((line) => marched.test(line)) ?? '') ?? []
  // A transition starts in the next frame.
  await expect.poll(() => page.locator('html').getAttribute('data-glided')).toContain(to)
  const names = await trails.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  expect(names.join()).toMatch(new RegExp(`York: \\d blocks? ha(s|ve) moved from ${from} to ${to}`))
  await playUntil(page, `body:not(:has(${trail}))`, seededRandom(4))
  expect(faults).toEqual([])
  await context.close()
})

test('hovering over an area explains its symbols', { timeout: 120_000 }, async () => {
  const { page, context, faults } = await seated('Against a bot')
  await playUntil(page, '.area.activated', seededRandom(3))
  while ((await page.locator('.picked').count()) > 0) await page.keyboard.press('Escape')
  const area = page.locator('.area.activated').first()
  const name = await area.getAttribute('data-area')
  const { x, y } = await area.evaluate(insideOf)
  await page.mouse.move(x, y)
  const caption = page.locator('.caption')
  await expect.poll(() => caption.textContent()).toContain(name)
  expect(await caption.textContent()).toContain('activated: blocks here move without another action point')
  expect(await area.getAttribute('aria-label')).toContain('activated: blocks here move')
  const crossed = await page.locator('.crossed').first().getAttribute('aria-label')
  expect(crossed).toMatch(/: \d of [234] blocks have crossed this turn/)
  expect(faults).toEqual([])
  await context.close()
})
