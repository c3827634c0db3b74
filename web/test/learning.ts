import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { GameName } from '../src/games/registry.ts'
import { FRAME } from '../src/learn/texts/frame.ts'
import { loadLessonTexts } from '../src/learn/texts.ts'
import type { Language } from '../src/texts/languages.ts'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { LessonPlayer } from './lessons.ts'
import { overflowing } from './overflow.ts'
import { newVisitor, reload, type Visitor } from './playing.ts'

const DESKTOP = { width: 1366, height: 768 }
const NARROW = { width: 960, height: 640 }
const PHONE = { width: 360, height: 740 }

const atStep = (id: string, moves = 0) => `.lesson[data-task="${id}"][data-moves="${moves}"]`

/** The tests of a lesson, in the first of these languages; `wrongIn` is a step in which a wrong move is made first. */
export function testLesson(game: GameName, languages: readonly Language[], wrongIn: string): void {
  const [language] = languages
  const at = inBrowser()
  const sitDown = async (locale: string, viewport = DESKTOP): Promise<Visitor> => {
    const person = await newVisitor(at.browser, { locale, viewport, reducedMotion: 'reduce' })
    await person.page.goto(`${at.server.url}/lesson/${game}`)
    await person.page.waitForSelector('.lesson')
    return person
  }

  test('can be completed from the first step to the last', { timeout: 180_000 }, async () => {
    const { page, context, faults } = await sitDown(language)
    const player = await LessonPlayer.of(game)
    const words = await loadLessonTexts(game, language)
    const { steps } = player.lesson
    for (const [index, { id }] of steps.entries()) {
      await page.waitForSelector(atStep(id))
      expect(await page.textContent('#task-title')).toBe(words[id].title)
      await player.take(page, index)
      if (words[id].done !== undefined) expect(await page.textContent('[role=status]')).toContain(words[id].done)
      if (index < steps.length - 1) await page.click('[data-next]')
    }
    expect(await page.textContent('[role=status]')).toContain(FRAME[language].over)
    expect(await accessibilityIssues(page)).toEqual([])
    await page.goto(`${at.server.url}/learn`)
    await page.waitForSelector(`text=${FRAME[language].finished}`)
    expect(await accessibilityIssues(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })

  test('undoes a wrong move, says so, and shows the right one', { timeout: 60_000 }, async () => {
    const { page, context, faults } = await sitDown('en')
    const player = await LessonPlayer.of(game)
    const index = player.lesson.steps.findIndex(({ id }) => id === wrongIn)
    await page.selectOption('.lesson select', String(index))
    await page.waitForSelector(atStep(wrongIn))
    await page.waitForSelector('#question')
    const logRows = await page.locator('[role=log] li').allTextContents()
    await player.pick(page, player.wrongMove(index)!, index, [])
    await page.waitForSelector(`[role=alert]:has-text("${FRAME.en.wrong}")`)
    await page.waitForSelector(atStep(wrongIn))
    expect(await page.locator('[role=log] li').allTextContents()).toEqual(logRows)
    // The hint is open and offers to make the move.
    await page.click(`text=${FRAME.en.showMe}`)
    await page.waitForSelector(atStep(wrongIn, 1))
    await page.waitForSelector('[role=alert]', { state: 'detached' })
    expect(faults).toEqual([])
    await context.close()
  })

  test('resumes at the same step after the page was left', { timeout: 60_000 }, async () => {
    const { page, context, faults } = await sitDown('en')
    const player = await LessonPlayer.of(game)
    const index = player.lesson.steps.findIndex(({ id }) => id === wrongIn)
    await page.selectOption('.lesson select', String(index))
    await page.waitForSelector(atStep(wrongIn))
    await page.waitForSelector('#question')
    await player.pick(page, player.moment(index, []).next!, index, [])
    await page.waitForSelector(atStep(wrongIn, 1))
    const logRows = await page.locator('[role=log] li').allTextContents()
    await reload(page)
    await page.waitForSelector(atStep(wrongIn, 1))
    expect(await page.locator('[role=log] li').allTextContents()).toEqual(logRows)

    await page.goto(`${at.server.url}/learn`)
    await page.click(`text=${FRAME.en.goOn}`)
    await page.waitForSelector(atStep(wrongIn, 1))
    await page.goto(`${at.server.url}/learn`)
    await page.click(`text=${FRAME.en.restart}`)
    await page.waitForSelector(atStep(player.lesson.steps[0].id))
    expect(faults).toEqual([])
    await context.close()
  })

  test(`fits on a phone, and in the column of a narrow window, in ${languages.join(', ')}`, {
    timeout: 180_000,
  }, async () => {
    const found: string[] = []
    const { page, context, faults } = await sitDown('en', PHONE)
    const look = async (where: string) => {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      found.push(...(await overflowing(page)).map((line) => `${where}: ${line}`))
    }
    const { steps } = (await LessonPlayer.of(game)).lesson
    const goTo = async (index: number) => {
      await page.selectOption('.lesson select', String(index))
      await page.waitForSelector(atStep(steps[index].id))
      const hint = page.locator('.lesson summary')
      if ((await hint.count()) > 0) await hint.click()
    }
    for (const spoken of languages) {
      await speak(page, spoken)
      await reload(page)
      await page.waitForSelector('.lesson')
      const words = await loadLessonTexts(game, spoken)
      for (const [index, { id }] of steps.entries()) {
        await goTo(index)
        await look(`${spoken}, ${id}, phone`)
      }
      const lengths = steps.map(({ id }) => words[id].goal.length)
      await goTo(lengths.indexOf(Math.max(...lengths)))
      await page.setViewportSize(NARROW)
      await look(`${spoken}, the longest, narrow window`)
      await page.setViewportSize(PHONE)
    }
    expect(found).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
}

const speak = (page: Page, language: Language) =>
  page.evaluate((chosen) => {
    localStorage.setItem('tudor-rose.settings', JSON.stringify({ pace: 'quick', confirm: false, language: chosen }))
  }, language)
