import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CARD_GAMES, CARD_LANGUAGES, cardOf } from '../reference/card.ts'
import { svgOf } from '../reference/svg.ts'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { newVisitor } from './playing.ts'

const at = inBrowser()
const FOLDER = new URL('../../docs/reference/', import.meta.url)
const sheets = CARD_GAMES.flatMap((game) => CARD_LANGUAGES.map((language) => [game, language] as const))

/** Texts that are longer than their space or outside their box. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTSpanElement>('svg[data-card] tspan')].flatMap((line) => {
      const room = Number(line.dataset.fits)
      const length = line.getComputedTextLength()
      const box = line.closest('[data-box]')!.querySelector('rect')!.getBBox()
      const { y, height } = line.getBBox()
      const isOutside = y < box.y - 1 || y + height > box.y + box.height + 1
      return length > room + 0.2 || isOutside ? [`"${line.textContent}" ${length.toFixed(1)} in ${room}`] : []
    }),
  )

test('docs/reference has exactly the sheets that the script draws', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(sheets.map((names) => `${names.join('-')}.svg`).sort())
  for (const [game, language] of sheets)
    expect(readFileSync(new URL(`${game}-${language}.svg`, FOLDER), 'utf8'), `npm run cards -w web`).toBe(
      svgOf(cardOf(game, language)),
    )
})

test('no text of a sheet overflows its box without our typefaces', { timeout: 60_000 }, async () => {
  const { page, context } = await newVisitor(at.browser)
  for (const [game, language] of sheets) {
    await page.setContent(readFileSync(new URL(`${game}-${language}.svg`, FOLDER), 'utf8'))
    expect(await page.locator('svg[data-card] tspan').count()).toBeGreaterThan(80)
    expect((await misfits(page)).map((line) => `${game}, ${language}: ${line}`)).toEqual([])
  }
  await context.close()
})

test('the page of a reference card shows it, prints it on one sheet and saves it', { timeout: 60_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser, { locale: 'pl' })
  for (const game of CARD_GAMES) {
    await page.goto(`${at.server.url}/reference/${game}`)
    await page.waitForSelector('svg[data-card]')
    await page.waitForSelector(':root[data-typefaces]')
    await page.evaluate(() => document.fonts.ready)
    expect(await misfits(page)).toEqual([])
  }
  expect(await accessibilityIssues(page)).toEqual([])
  const [saved] = await Promise.all([page.waitForEvent('download'), page.click('a[download]')])
  expect(saved.suggestedFilename()).toBe('lancaster-pl.svg')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.click('button:has-text("Drukuj")')
  await page.waitForSelector('[data-printed]')
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(faults).toEqual([])
  await context.close()
})
