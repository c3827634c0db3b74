import { expect, test } from 'vitest'
import type { GameName } from '../src/boards/games.ts'
import { FRAME } from '../src/learn/texts/frame.ts'
import { loadLessonWords } from '../src/learn/words.ts'
import type { Language } from '../src/texts/languages.ts'
import { barriers } from './barriers.ts'
import { inBrowser } from './in-browser.ts'
import { Teacher } from './lessons.ts'
import { overflowing } from './overflow.ts'
import { type Person, somebody } from './playing.ts'

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1366, height: 768 } }

const atStep = (id: string, moves = 0) => `.lesson[data-step="${id}"][data-moves="${moves}"]`

/** All that is expected of a lesson, taken in this language; `wrongIn` is a step in which somebody errs first. */
export function testLesson(game: GameName, language: Language, wrongIn: string): void {
  const at = inBrowser()
  const sitDown = async (locale: string, viewport = SIZES.desktop): Promise<Person> => {
    const person = await somebody(at.browser, { locale, viewport, reducedMotion: 'reduce' })
    await person.page.goto(`${at.house.url}/lesson/${game}`)
    await person.page.waitForSelector('.lesson')
    return person
  }

  test('is taken from the first step to the last', { timeout: 180_000 }, async () => {
    const { page, context, faults } = await sitDown(language)
    const teacher = await Teacher.of(game)
    const words = await loadLessonWords(game, language)
    const { steps } = teacher.lesson
    for (const [index, { id }] of steps.entries()) {
      await page.waitForSelector(atStep(id))
      expect(await page.textContent('#lesson-step')).toBe(words[id].title)
      await teacher.take(page, index)
      if (words[id].done !== undefined) expect(await page.textContent('[role=status]')).toContain(words[id].done)
      if (index < steps.length - 1) await page.click('[data-next]')
    }
    expect(await page.textContent('[role=status]')).toContain(FRAME[language].over)
    expect(await barriers(page)).toEqual([])
    await page.goto(`${at.house.url}/learn`)
    await page.waitForSelector(`text=${FRAME[language].finished}`)
    expect(await barriers(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })

  test('takes back a wrong move, says so, and shows how it is done', { timeout: 60_000 }, async () => {
    const { page, context, faults } = await sitDown('en')
    const teacher = await Teacher.of(game)
    const index = teacher.lesson.steps.findIndex(({ id }) => id === wrongIn)
    await page.selectOption('.lesson select', String(index))
    await page.waitForSelector(atStep(wrongIn))
    await page.waitForSelector('#question')
    const told = await page.locator('[role=log] li').allTextContents()
    await teacher.pick(page, teacher.wrongMove(index)!, index, [])
    await page.waitForSelector(`[role=alert]:has-text("${FRAME.en.wrong}")`)
    await page.waitForSelector(atStep(wrongIn))
    expect(await page.locator('[role=log] li').allTextContents()).toEqual(told)
    // The hint has come open, and does it for who asks.
    await page.click(`text=${FRAME.en.showMe}`)
    await page.waitForSelector(atStep(wrongIn, 1))
    await page.waitForSelector('[role=alert]', { state: 'detached' })
    expect(faults).toEqual([])
    await context.close()
  })

  test('keeps its place when the page is left', { timeout: 60_000 }, async () => {
    const { page, context, faults } = await sitDown('en')
    const teacher = await Teacher.of(game)
    const index = teacher.lesson.steps.findIndex(({ id }) => id === wrongIn)
    await page.selectOption('.lesson select', String(index))
    await page.waitForSelector(atStep(wrongIn))
    await page.waitForSelector('#question')
    await teacher.pick(page, teacher.moment(index, []).next!, index, [])
    await page.waitForSelector(atStep(wrongIn, 1))
    const told = await page.locator('[role=log] li').allTextContents()
    await page.reload()
    await page.waitForSelector(atStep(wrongIn, 1))
    expect(await page.locator('[role=log] li').allTextContents()).toEqual(told)

    await page.goto(`${at.house.url}/learn`)
    await page.click(`text=${FRAME.en.goOn}`)
    await page.waitForSelector(atStep(wrongIn, 1))
    await page.goto(`${at.house.url}/learn`)
    await page.click(`text=${FRAME.en.restart}`)
    await page.waitForSelector(atStep(teacher.lesson.steps[0].id))
    expect(faults).toEqual([])
    await context.close()
  })

  test('fits on a phone and on a desktop in the other languages', { timeout: 180_000 }, async () => {
    const found: string[] = []
    for (const locale of (['en', 'de', 'pl'] as const).filter((other) => other !== language)) {
      const { page, context, faults } = await sitDown(locale)
      const { steps } = (await Teacher.of(game)).lesson
      for (const [index, { id }] of steps.entries()) {
        await page.selectOption('.lesson select', String(index))
        await page.waitForSelector(atStep(id))
        if (await page.locator('.lesson summary').count()) await page.click('.lesson summary')
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport)
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
          found.push(...(await overflowing(page)).map((line) => `${locale}, ${id}, ${size}: ${line}`))
        }
      }
      expect(faults).toEqual([])
      await context.close()
    }
    expect(found).toEqual([])
  })
}
