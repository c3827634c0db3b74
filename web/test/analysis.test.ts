import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { type AnyGame, formatRecord, parseRecord, Session } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { newVisitor } from './playing.ts'
import { finishedRecord, openRecord, recordUpTo } from './records.ts'

const at = inBrowser()
const rules = cousinsWar as AnyGame
const PATIENCE = 120_000
const someMoves = (many: number): string => recordUpTo(rules, 'Barnet', ({ moves }) => moves.length >= many)

test('a finished game is analysed: a curve to browse with the keyboard, and links to costly moves', {
  timeout: 2 * PATIENCE,
}, async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await openRecord(page, at.server, finishedRecord(rules, 'Barnet'))
  await page.click('button:has-text("Analyse the game")')
  // It can be stopped and resumed.
  await page.waitForSelector('progress')
  const curve = page.locator('[role=slider][aria-label="Chances of winning"]')
  await curve.waitFor()
  await page.click('button:has-text("Stop")')
  await page.click('button:has-text("Continue")')
  await page.waitForSelector('progress', { state: 'detached', timeout: PATIENCE })

  const last = Number(await curve.getAttribute('aria-valuemax'))
  expect(await curve.getAttribute('aria-valuetext')).toMatch(
    new RegExp(`^After move ${last}: Lancaster (0|50|100)%, York (0|50|100)%$`),
  )
  await curve.focus()
  await page.keyboard.press('ArrowLeft')
  await page.waitForSelector(`text=Move ${last - 1} of ${last}`)
  // In words, not in notation.
  expect(await page.textContent('.scrubber p')).not.toMatch(/: (settle|play|announce|believe|doubt)\b/)
  await page.keyboard.press('Home')
  await page.waitForSelector('text=Start of the game')
  expect(await curve.getAttribute('aria-valuetext')).toMatch(/^Start of the game: Lancaster \d+%, York \d+%$/)
  await page.keyboard.press('PageUp')
  await expect.poll(() => curve.getAttribute('aria-valuenow')).not.toBe('0')
  const box = (await curve.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(async () => Math.abs(Number(await curve.getAttribute('aria-valuenow')) - last / 2)).toBeLessThan(3)

  expect(await page.textContent('[role=region][aria-label=Analysis]')).toContain('York: the moves that cost most')
  expect(await accessibilityIssues(page)).toEqual([])
  const costly = page.locator('[role=region][aria-label=Analysis] li').filter({ hasText: 'The bot plays:' }).first()
  expect(await costly.textContent()).toMatch(/\d+ wins? fewer in 100 games/)
  const number = Number(/Move (\d+):/.exec((await costly.textContent()) ?? '')![1])
  await costly.locator('button').click()
  // The link leads to the position before the move.
  await page.waitForSelector(`text=Move ${number - 1} of ${last}`)
  expect(await costly.locator('button').getAttribute('aria-current')).toBe('true')
  expect(faults).toEqual([])
  await context.close()
})

test('stopping and resuming while the bot is loading reports every position once', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  const session = Session.resume<unknown>(
    rules,
    parseRecord(someMoves(20), () => rules),
  )
  session.resign(0)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await context.route(/\/analysis-[^/]+\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await openRecord(page, at.server, formatRecord(rules, session.record()))
  await page.click('button:has-text("Analyse the game")')
  await page.click('button:has-text("Stop")')
  await page.click('button:has-text("Continue")')
  await page.waitForSelector('button:has-text("Stop")')
  arrive()
  await page.waitForSelector('progress', { state: 'detached' })
  const line = page.locator('[role=slider][aria-label="Chances of winning"] polyline')
  expect((await line.getAttribute('points'))?.split(' ')).toHaveLength(22)
  expect(faults).toEqual([])
  await context.close()
})

test('leaving the page stops the analysis', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await openRecord(page, at.server, finishedRecord(rules, 'Barnet'))
  await page.click('button:has-text("Analyse the game")')
  await page.waitForSelector('progress')
  await page.click('nav >> text=Games')
  await page.waitForSelector('text=Choose a game')
  await expect.poll(() => page.workers().length).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('a game that is not over is not analysed', async () => {
  const { page, context } = await newVisitor(at.browser)
  await openRecord(page, at.server, someMoves(20))
  await page.waitForURL(/\/play\//)
  await page.goto(page.url().replace('/play/', '/replay/'))
  await page.waitForSelector('[role=tab]:has-text("Log")')
  expect(await page.locator('[role=tab]:has-text("Analysis")').count()).toBe(0)
  await context.close()
})
