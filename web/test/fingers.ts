import type { Locator, Page } from 'playwright-core'

/** A finger that is put on one thing, moved to another and lifted; the page cannot tell it from a real one. */
export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { readonly x: number; readonly y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] })
  await touch('touchStart', start)
  const STEPS = 6
  for (let step = 1; step <= STEPS; step++)
    await touch('touchMove', {
      x: start.x + ((end.x - start.x) * step) / STEPS,
      y: start.y + ((end.y - start.y) * step) / STEPS,
    })
  await touch('touchEnd')
  await session.detach()
}

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${target} is not on the screen, so no finger can touch it`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
