/** Draws the map as SVG and, if there is a browser, as PNG, into map/dist/preview. */
import { mkdirSync, writeFileSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import { chromium as browsers } from 'playwright-core'
import { drawMap, PICTURE_SIZE } from './drawing.ts'
import { PALETTES } from './palettes.ts'

// Relative to the package folder, where npm runs its scripts.
const FOLDER = 'map/dist/preview'
const PICTURES = [
  { file: 'light', svg: drawMap(PALETTES.light, false) },
  { file: 'dark', svg: drawMap(PALETTES.dark, false) },
  { file: 'blocks', svg: drawMap(PALETTES.light, true) },
]

mkdirSync(FOLDER, { recursive: true })
for (const { file, svg } of PICTURES) {
  writeFileSync(`${FOLDER}/${file}.svg`, svg)
  // One browser per picture: this build of Chromium serves a single page and exits with it.
  const browser = await browsers.launch({ executablePath: await chromium.executablePath(), args: chromium.args })
  const page = await browser.newPage({ viewport: PICTURE_SIZE, deviceScaleFactor: 1.5 })
  await page.setContent(`<body style="margin:0">${svg}</body>`)
  await page.screenshot({ path: `${FOLDER}/${file}.png`, timeout: 120_000 })
  await browser.close()
  console.log(`${FOLDER}/${file}.png`)
}
