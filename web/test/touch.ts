import type { Locator, Page } from 'playwright-core'

interface Point {
  readonly x: number
  readonly y: number
}

const STEPS = 8
/** Seconds between two touch events. */
const PACE = 0.04

/**
 * Drags from one element to another by touch, which the page cannot tell from a real finger. It rests before it is lifted:
 * the browser would take a quick drag for a fling, and the next tap for the end of it.
 */
export async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const session = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) => {
    timestamp += PACE
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at], timestamp })
  }
  await touch('touchStart', start)
  for (let step = 1; step <= STEPS; step++)
    await touch('touchMove', {
      x: start.x + ((end.x - start.x) * step) / STEPS,
      y: start.y + ((end.y - start.y) * step) / STEPS,
    })
  for (let rest = 0; rest < STEPS; rest++) await touch('touchMove', { x: end.x + (rest % 2), y: end.y })
  await touch('touchEnd')
  await session.detach()
}

/** The point nearest to its centre where it is on top; the centre of a region on a map may be in the sea. */
async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded()
  const found = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const parts = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
    return parts
      .flatMap((across) => parts.map((down) => ({ x: x + across * width, y: y + down * height })))
      .sort((a, b) => Math.hypot(a.x - middle.x, a.y - middle.y) - Math.hypot(b.x - middle.x, b.y - middle.y))
      .find((point) => element.contains(document.elementFromPoint(point.x, point.y)))
  })
  if (found === undefined) throw new Error(`no part of ${target} is to be seen, so no finger can touch it`)
  return found
}
