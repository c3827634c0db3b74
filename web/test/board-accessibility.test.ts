import { expect, test } from 'vitest'
import { isDeep } from '../../table/src/fixture/depth.ts'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { newVisitor, playOn, seededRandom } from './playing.ts'

const at = inBrowser()
const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
]

test.each([
  ['richard3', 'en'],
  ['cousins-war', 'de'],
  ['lancaster', 'pl'],
])(
  'the board of %s has no accessibility problem, in %s',
  {
    timeout: 120_000,
  },
  async (game, language) => {
    const found: string[] = []
    for (const locale of isDeep ? ['en', 'de', 'pl'] : [language]) {
      const { page, context, faults } = await newVisitor(at.browser, { locale })
      await page.goto(`${at.server.url}/game/${game}`)
      await page.check('input[name=level][value=random]')
      await page.click('.ways button:first-child:not(:disabled)')
      await playOn(page, seededRandom(3), { most: 12 })
      for (const size of SIZES) {
        await page.setViewportSize(size)
        found.push(...(await accessibilityIssues(page)).map((line) => `${locale}, ${size.width} px: ${line}`))
      }
      expect(faults).toEqual([])
      await context.close()
    }
    expect(found).toEqual([])
  },
)
