import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './in-browser.ts'
import { newVisitor, playOn, seededRandom, type Visitor } from './playing.ts'

const at = inBrowser()
const LIVE_PIECE = '.window [data-piece][data-state="live"]'
const LIVE_AREA = '.window [data-target^="area:"][data-state="live"]'

interface Spot {
  readonly x: number
  readonly y: number
}

/** Simulates touch input. */
class Fingers {
  readonly #glass: CDPSession
  #down: readonly Spot[] = []

  private constructor(glass: CDPSession) {
    this.#glass = glass
  }

  static async of(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page))
  }

  async #tell(type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]): Promise<void> {
    const touchPoints = spots.map(({ x, y }, id) => ({ x, y, id }))
    await this.#glass.send('Input.dispatchTouchEvent', { type, touchPoints })
    this.#down = spots
  }

  async down(...spots: Spot[]): Promise<void> {
    for (let many = this.#down.length + 1; many <= spots.length; many++)
      await this.#tell('touchStart', spots.slice(0, many))
  }

  /** Moves all fingers that are down, in small steps. */
  async move(...goals: Spot[]): Promise<void> {
    const begin = this.#down
    for (let step = 1; step <= 5; step++)
      await this.#tell(
        'touchMove',
        goals.map(({ x, y }, id) => ({
          x: begin[id].x + ((x - begin[id].x) * step) / 5,
          y: begin[id].y + ((y - begin[id].y) * step) / 5,
        })),
      )
  }

  up = (): Promise<void> => this.#tell('touchEnd', [])

  async tap(spot: Spot): Promise<void> {
    await this.down(spot)
    await this.up()
  }
}

/** A visitor with a phone who has to move blocks. */
async function onPhone(): Promise<Visitor & { readonly fingers: Fingers }> {
  const person = await newVisitor(at.browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const { page } = person
  await page.goto(`${at.server.url}/game/richard3`)
  await page.check('input[name=level][value=random]')
  await page.click('.ways button:first-child:not(:disabled)')
  await playOn(page, seededRandom(3), { until: LIVE_PIECE })
  while ((await page.locator('.window .picked').count()) > 0) await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo(0, 0))
  return { ...person, fingers: await Fingers.of(page) }
}

/** A point of the window at which one of these elements is on top, and which one. */
const reach = (page: Page, selector: string): Promise<Spot & { readonly target: string }> =>
  page.evaluate((wanted) => {
    const box = document.querySelector('.window')!.getBoundingClientRect()
    for (let y = box.top + 10; y < Math.min(box.bottom, innerHeight) - 10; y += 6)
      for (let x = box.left + 10; x < box.right - 10; x += 6) {
        const found = document.elementFromPoint(x, y)
        if (found?.matches(wanted)) return { x, y, target: found.getAttribute('data-target')! }
      }
    throw new Error(`nothing to be touched: ${wanted}`)
  }, selector)

const scaleOf = (page: Page): Promise<number> =>
  page.locator('[data-layer]').evaluate((layer) => Number((layer as HTMLElement).style.getPropertyValue('--scale')))
const placeOf = (page: Page): Promise<string> =>
  page.locator('[data-layer]').evaluate((layer) => (layer as HTMLElement).style.transform)
const toldOf = (page: Page): Promise<number> => page.locator('[role=log] li').count()

test('one tap picks a block, a second moves it', { timeout: 60_000 }, async () => {
  const { page, context, faults, fingers } = await onPhone()
  const before = await toldOf(page)
  const piece = await reach(page, LIVE_PIECE)
  await fingers.tap(piece)
  await page.waitForSelector(`.window [data-target="${piece.target}"][data-state="picked"]`)
  await fingers.tap(await reach(page, LIVE_AREA))
  await expect.poll(() => toldOf(page)).toBeGreaterThan(before)
  expect(faults).toEqual([])
  await context.close()
})

test('dragging a block by touch moves the block, not the map', { timeout: 60_000 }, async () => {
  const { page, context, faults, fingers } = await onPhone()
  const before = await toldOf(page)
  const map = await placeOf(page)
  const piece = await reach(page, LIVE_PIECE)
  await fingers.down(piece)
  await fingers.move({ x: piece.x + 20, y: piece.y + 12 })
  await page.waitForSelector(`.window [data-target="${piece.target}"][data-state="picked"]`)
  await fingers.move(await reach(page, LIVE_AREA))
  await fingers.up()
  await expect.poll(() => toldOf(page)).toBeGreaterThan(before)
  expect(await placeOf(page)).toBe(map)
  expect(faults).toEqual([])
  await context.close()
})

test('two fingers zoom and pan the map, even if one starts on a block; one finger pans it', {
  timeout: 60_000,
}, async () => {
  const { page, context, faults, fingers } = await onPhone()
  const before = await toldOf(page)
  const { x, y, width, height } = (await page.locator('.window').boundingBox())!
  const middle = { x: x + width / 2, y: y + height / 2 }
  const beside = (spot: Spot, dx: number, dy = 0): Spot => ({ x: spot.x + dx, y: spot.y + dy })
  const small = await scaleOf(page)

  await fingers.down(beside(middle, -30), beside(middle, 30))
  await fingers.move(beside(middle, -75), beside(middle, 75))
  await fingers.up()
  const large = await scaleOf(page)
  expect(large / small).toBeGreaterThan(2)
  expect(large / small).toBeLessThan(3)

  const still = await placeOf(page)
  await fingers.down(beside(middle, -40), beside(middle, 40))
  await fingers.move(beside(middle, -40, -50), beside(middle, 40, -50))
  await fingers.up()
  expect(await placeOf(page)).not.toBe(still)
  expect(await scaleOf(page)).toBeCloseTo(large, 1)

  await page.click('[aria-label="Whole map"]')
  const whole = await scaleOf(page)
  const piece = await reach(page, LIVE_PIECE)
  await fingers.down(piece)
  await fingers.move(beside(piece, 12, 8))
  await page.waitForSelector('.window .picked')
  await fingers.down(beside(piece, 12, 8), beside(piece, 60, 40))
  // The piece held by the first finger is dropped.
  await page.waitForSelector('.window .picked', { state: 'detached' })
  await fingers.move(beside(piece, -20, -10), beside(piece, 110, 90))
  await fingers.up()
  expect(await scaleOf(page)).toBeGreaterThan(whole * 1.5)
  expect(await page.locator('.window .picked').count()).toBe(0)

  const zoomed = await placeOf(page)
  await fingers.down(await reach(page, '.area:not([data-state="live"])'))
  await fingers.move(beside(middle, 5, 5))
  await fingers.up()
  expect(await placeOf(page)).not.toBe(zoomed)
  expect(await page.locator('.tray').count()).toBe(0)
  expect(await toldOf(page)).toBe(before)
  expect(faults).toEqual([])
  await context.close()
})
