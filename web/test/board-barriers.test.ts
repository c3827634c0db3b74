import { expect, test } from 'vitest'
import { barriers } from './barriers.ts'
import { inBrowser } from './in-browser.ts'
import { dice, playOn, somebody } from './playing.ts'

const at = inBrowser()
const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
]

test.each(['richard3', 'cousins-war', 'lancaster'])(
  'the board of %s has no barrier, in any language',
  {
    timeout: 120_000,
  },
  async (game) => {
    const found: string[] = []
    for (const locale of ['en', 'de', 'pl']) {
      const { page, context, faults } = await somebody(at.browser, { locale })
      await page.goto(`${at.house.url}/game/${game}`)
      await page.check('input[name=level][value=random]')
      await page.click('.ways button:first-child:not(:disabled)')
      await playOn(page, dice(3), { most: 12 })
      for (const size of SIZES) {
        await page.setViewportSize(size)
        found.push(...(await barriers(page)).map((line) => `${locale}, ${size.width} px: ${line}`))
      }
      expect(faults).toEqual([])
      await context.close()
    }
    expect(found).toEqual([])
  },
)
