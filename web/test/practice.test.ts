import { loadPracticeTexts } from '@tudor-rose/bots/practice/texts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { GameName } from '../src/games/registry.ts'
import { FRAME } from '../src/practice/texts/frame.ts'
import { LANGUAGES, type Language } from '../src/texts/languages.ts'
import { practiceStateOf } from '../src/worker/lessons/practice.ts'
import { MODULES } from '../src/worker/testing/modules.ts'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { pickMove } from './lessons.ts'
import { overflowing } from './overflow.ts'
import { hasArrived, newVisitor } from './playing.ts'

const PHONE = { width: 360, height: 740 }

const at = inBrowser()

/** Picks the moves of the best line on the board. */
async function solve(page: Page, game: GameName, id: string): Promise<void> {
  const lines: string[] = []
  for (;;) {
    const { next, tableViews } = await practiceStateOf(MODULES[game], { game, id, lines })
    if (next === undefined) return
    await page.waitForSelector('#question')
    await pickMove(page, game, tableViews.at(-1)!, next)
    lines.push(next)
    await page.waitForSelector(`.practice[data-moves="${lines.length}"]`)
  }
}

const CASES: readonly [GameName, id: string, wrong: string, verdict: string][] = [
  ['richard3', 'one-border', 'march York to Leicester', FRAME.en.chances('0%', '100%')],
  ['cousins-war', 'three-alike', 'leave the dice', FRAME.en.amounts('-2', '2')],
  ['lancaster', 'third-extension', 'take the noble', FRAME.en.amounts('18', '21')],
]

test.each(CASES)(
  'an exercise of %s is opened from the list and solved',
  { timeout: 90_000 },
  async (game, id, wrong, verdict) => {
    const { page, context, faults } = await newVisitor(at.browser, { reducedMotion: 'reduce' })
    const words = await loadPracticeTexts(game, 'en')
    await page.goto(`${at.server.url}/learn`)
    await page.click(`a[href="/practice/${game}"]`)
    await page.waitForSelector('[data-exercise]')
    const of = await page.locator('a[data-exercise]').count()
    await page.waitForSelector(`text=${FRAME.en.progress(0, of)}`)
    expect(await accessibilityIssues(page)).toEqual([])
    await page.click(`a[data-exercise="${id}"]`)
    await page.waitForSelector(`.practice[data-task="${id}"]`)
    expect(await page.textContent('#task-title')).toBe(words.exercises[id].title)

    // A move that is not the best is undone, and its cost is shown.
    await page.waitForSelector('#question')
    const { tableViews } = await practiceStateOf(MODULES[game], { game, id, lines: [] })
    await pickMove(page, game, tableViews.at(-1)!, wrong)
    await page.waitForSelector(`[data-verdict]:has-text("${verdict}")`)
    expect(await page.getAttribute('.practice', 'data-moves')).toBe('0')
    await page.click(`text=${FRAME.en.hint}`)
    await page.waitForSelector(`text=${words.exercises[id].hint}`)

    await solve(page, game, id)
    await page.waitForSelector('[data-solved=true]')
    expect(await page.textContent('[data-solved]')).toContain(words.exercises[id].why)
    expect(await accessibilityIssues(page)).toEqual([])
    expect(await page.getAttribute('[data-next]', 'href')).toMatch(new RegExp(`^/practice/${game}/(?!${id})`))

    await page.goto(`${at.server.url}/practice/${game}`)
    await page.waitForSelector(`a[data-exercise="${id}"]:has-text("${FRAME.en.solved}")`)
    await page.reload()
    await page.waitForSelector(`text=${FRAME.en.progress(1, of)}`)
    expect(faults).toEqual([])
    await context.close()
  },
)

test('showing the best line does not count as solving the exercise', { timeout: 60_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser, { reducedMotion: 'reduce' })
  await page.goto(`${at.server.url}/practice/cousins-war/stanley`)
  await page.click('[data-best]')
  await page.waitForSelector('[data-solved=false]')
  await page.click(`.decide button:has-text("${FRAME.en.again}")`)
  await page.waitForSelector('.practice[data-done=false][data-moves="0"]')
  await page.goto(`${at.server.url}/practice/cousins-war`)
  await page.waitForSelector('a[data-exercise]')
  expect(await page.locator(`a:has-text("${FRAME.en.solved}")`).count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test.each(CASES.map(([game]) => game))(
  'exercises of %s fit on a phone, in every language',
  { timeout: 120_000 },
  async (game) => {
    const { page, context, faults } = await newVisitor(at.browser, { viewport: PHONE, reducedMotion: 'reduce' })
    await page.goto(at.server.url)
    const found: string[] = []
    const look = async (where: string) => {
      await hasArrived(page)
      found.push(...(await overflowing(page)).map((line) => `${where}: ${line}`))
    }
    for (const language of LANGUAGES) {
      await speak(page, language)
      await page.goto(`${at.server.url}/practice/${game}`)
      await page.waitForSelector('a[data-exercise]')
      await look(`${language}, list`)
      const { exercises } = await loadPracticeTexts(game, language)
      const lengths = Object.entries(exercises).map(([id, { task }]) => [task.length, id] as const)
      const [, longest] = lengths.sort(([a], [b]) => b - a)[0]
      await page.goto(`${at.server.url}/practice/${game}/${longest}`)
      await page.waitForSelector('.practice')
      await page.click('.practice summary')
      await look(`${language}, ${longest}`)
      await page.click('[data-best]')
      await page.waitForSelector('[data-solved]')
      await look(`${language}, ${longest}, solved`)
    }
    expect(found).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  },
)

test.each(CASES.map(([game, id]) => [game, id] as const))(
  'on a phone an exercise of %s starts with its task in view, and so does the next one',
  { timeout: 60_000 },
  async (game, id) => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const { page, context, faults } = await newVisitor(at.browser, { viewport: PHONE, reducedMotion })
      await page.goto(`${at.server.url}/practice/${game}/${id}`)
      await page.waitForSelector('#question')
      await taskIsInSight(page)
      await page.click('[data-best]')
      await page.click('[data-next]')
      await page.waitForSelector(`.practice:not([data-task="${id}"])[data-done=false]`)
      await page.waitForSelector('#question')
      await taskIsInSight(page)
      expect(faults).toEqual([])
      await context.close()
    }
  },
)

test('the page of a game links to its exercises and its reference card', { timeout: 30_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/game/lancaster`)
  await page.click('a[href="/reference/lancaster"]')
  await page.waitForSelector('.sheet svg')
  await page.goBack()
  await page.click('a[href="/practice/lancaster"]')
  await page.waitForSelector('a[data-exercise]')
  expect(faults).toEqual([])
  await context.close()
})

/** A smooth scroll moves the page in every frame, starting with the frame after it was requested. */
const hasStoppedScrolling = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let still = 0, before = -1; still < 10; before = scrollY) {
      await new Promise(requestAnimationFrame)
      still = scrollY === before ? still + 1 : 0
    }
  })

/** Its title is in view, and stays there after boards have scrolled. */
async function taskIsInSight(page: Page): Promise<void> {
  await hasArrived(page)
  await hasStoppedScrolling(page)
  const box = (await page.locator('#task-title').boundingBox())!
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeLessThan(PHONE.height / 2)
}

const speak = (page: Page, language: Language) =>
  page.evaluate((chosen) => {
    localStorage.setItem('tudor-rose.settings', JSON.stringify({ pace: 'quick', confirm: false, language: chosen }))
  }, language)
