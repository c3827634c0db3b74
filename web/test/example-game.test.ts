import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { overflowing } from './overflow.ts'
import { newVisitor, playOn, seededRandom, waitForDecision } from './playing.ts'
import { tooSmall } from './targets.ts'
import { TestServer } from './test-server.ts'

const at = inBrowser()
const logRows = (page: Page) => page.locator('[role=log][aria-label="Log"] li').allTextContents()

describe('with TUDOR_EXAMPLES=1', () => {
  const site = mkdtempSync(join(tmpdir(), 'tudor-examples-'))
  let server: TestServer
  beforeAll(async () => {
    await buildClient(site)
    server = await TestServer.open({ TUDOR_EXAMPLES: '1', TUDOR_SITE: site })
  }, 120_000)
  afterAll(async () => {
    await server.close()
    rmSync(site, { recursive: true })
  })

  test('plays a whole game against a bot, from the list of games to the end, with a reload', async () => {
    const { page, context, faults } = await newVisitor(at.browser)
    const below = seededRandom(5)
    await page.goto(server.url)
    await page.click('text=Nine Men’s Morris')
    await page.check('input[name=level][value=easy]')
    await page.click('text=Against a bot')
    await playOn(page, below, { most: 12 })
    await waitForDecision(page)
    const before = await logRows(page)
    expect(before[0]).toMatch(/^White places a man on/)
    await page.reload()
    await page.waitForSelector('#question')
    expect(await logRows(page)).toEqual(before)
    await playOn(page, below)
    expect(await page.textContent('[data-outcome]')).toMatch(/wins|drawn/)
    await page.click('text=Replay the game')
    await page.waitForSelector('input[type=range]')
    expect(faults).toEqual([])
    await context.close()
  })

  test('on one screen, moves are typed or chosen by keyboard', async () => {
    const { page, context, faults } = await newVisitor(at.browser)
    await page.goto(`${server.url}/game/nine-mens-morris`)
    await page.click('summary:has-text("Options")')
    await page.uncheck('text=Cover the screen before passing it on')
    await page.click('text=On one screen')
    const field = page.getByLabel('Type or choose a move')
    await field.fill('pl a')
    expect(await page.locator('.board li').allTextContents()).toEqual(['place a1', 'place a4', 'place a7'])
    // As long as several moves match, Enter plays none of them.
    await field.press('Enter')
    await field.fill('a7')
    await field.press('Enter')
    await expect.poll(() => logRows(page)).toEqual(['White places a man on a7.'])
    expect(await field.inputValue()).toBe('')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => logRows(page)).toEqual(['White places a man on a7.', 'Black places a man on a1.'])
    expect(await page.locator('.board dl').first().textContent()).toContain('a7')
    expect(faults).toEqual([])
    await context.close()
  })

  test('is played online against a bot of the server', async () => {
    const { page, context, faults } = await newVisitor(at.browser)
    await page.goto(`${server.url}/game/nine-mens-morris`)
    await page.click('button:has-text("Online")')
    await page.locator('form select').nth(1).selectOption('bot random')
    await page.click('text=Open the table')
    await playOn(page, seededRandom(2), { most: 20 })
    expect((await logRows(page)).filter((line) => line.startsWith('Black moves')).length).toBeGreaterThan(3)
    expect(faults).toEqual([])
    await context.close()
  })

  test.each([
    ['light', { width: 1366, height: 768 }, 'de'],
    ['dark', { width: 360, height: 740 }, 'pl'],
  ] as const)('the plain board has no barrier: %s, %j, %s', async (colorScheme, viewport, locale) => {
    const { page, context } = await newVisitor(at.browser, { colorScheme, viewport, locale })
    await page.goto(`${server.url}/game/nine-mens-morris`)
    await page.check('input[name=level][value=random]')
    await page.click('.ways button:first-child:not(:disabled)')
    await playOn(page, seededRandom(3), { most: 12 })
    expect(await accessibilityIssues(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    expect(await tooSmall(page)).toEqual([])
    await context.close()
  })
})

test('by default the example game is not available', async () => {
  const { page, context } = await newVisitor(at.browser)
  await page.goto(at.server.url)
  await page.waitForSelector('text=Lancaster')
  expect(await page.locator('text=Morris').count()).toBe(0)
  const files = await page.request.get(`${at.server.url}/sw.js`)
  expect(await files.text()).not.toMatch(/morris|plain/i)
  const games = await page.request.get(`${at.server.url}/api/games`)
  expect(await games.text()).not.toContain('morris')
  await page.goto(`${at.server.url}/game/nine-mens-morris`)
  await page.waitForSelector('text=Page not found')
  await context.close()
})

/** The client as built by `TUDOR_EXAMPLES=1 npm start`, but not compressed. */
function buildClient(folder: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const building = spawn(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
    { cwd: join(import.meta.dirname, '..'), env: { ...process.env, TUDOR_EXAMPLES: '1' }, stdio: 'inherit' },
  )
  return new Promise((resolve, reject) =>
    building.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`vite build ended with ${code}`)))),
  )
}
