import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Rules about colours: only these are run again in the other colour scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

interface Look {
  readonly rules?: 'all' | 'of colours'
  /** A selector, if only this part of the page is checked. */
  readonly within?: string | undefined
}

/** The accessibility problems found by axe, as lines. */
export async function accessibilityIssues(
  page: Page,
  { rules = 'all', within = 'html' }: Look = {},
): Promise<string[]> {
  await isStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'of colours' && { runOnly: { type: 'rule', values: OF_COLOURS } }),
  }
  const found = await page.evaluate(
    async ([within, options]) => {
      const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(within, options)
      if (passes.length === 0) return ['axe has looked at nothing']
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [within, options] as const,
  )
  return found.map((line) => `${new URL(page.url()).pathname} ${line}`)
}

/** Waits for animations: a colour that is still fading in has too little contrast. */
async function isStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-loading]') === null)
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished.catch(() => undefined))
    const PATIENCE = 5000
    await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  })
}
