import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds that keeps people out, as lines; in a part of the page, or in all of it. */
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(async (within) => {
    const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(within)
    if (passes.length === 0) return ['axe has looked at nothing']
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, part)
  return found.map((line) => `${new URL(page.url()).pathname} ${line}`)
}
