import { describe, expect, test } from 'vitest'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { newVisitor, playOn, reload, seededRandom, type Visitor, waitForDecision } from './playing.ts'
import { dragByTouch } from './touch.ts'

const at = inBrowser()

const OVER = '[data-outcome]'

/** Starts a game against random bots with these options, keyed by their labels. */
async function sitDown({ page }: Visitor, options: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${at.server.url}/game/lancaster`)
  await page.locator('details.card > summary').first().click()
  for (const [name, value] of Object.entries(options))
    await page.locator(`.options label:has(span:text-is("${name}")) select`).selectOption(value)
  await page.check('input[name=level][value=random]')
  await page.click('text=Against')
  await page.waitForSelector('.lancaster')
}

const EVERYTHING = { 'At the King’s court': 'true', 'The King’s displeasure': 'true', 'Reward tiles': 'true' }

describe.each([
  { Players: '4' },
  { Players: '2', ...EVERYTHING, Laws: 'king' },
  { Players: '5', ...EVERYTHING, Laws: 'new' },
])('with %o', (options) => {
  test('a whole game is played on the board', { timeout: 180_000 }, async () => {
    const person = await newVisitor(at.browser, { viewport: { width: 1366, height: 768 } })
    await sitDown(person, options)
    const below = seededRandom(11)
    expect(await playOn(person.page, below, { most: 25 })).toEqual({ picks: 25, isOver: false })
    expect(await accessibilityIssues(person.page)).toEqual([])
    await playOn(person.page, below)
    expect(await person.page.textContent(OVER)).toMatch(/wins?/)
    expect(person.faults).toEqual([])
    await person.context.close()
  })
})

test('a knight is placed in a county using only the keyboard', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await sitDown({ page, context, faults }, { Players: '4' })
  const press = async (target: string) => {
    const found = page.locator(`.lancaster [data-target^="${target}"][data-state=live]`).first()
    await found.focus()
    await page.keyboard.press('Enter')
  }
  await press('castle:own:')
  await page.waitForSelector('#question:has-text("place a knight")')
  await press('knight:own:2')
  await page.waitForSelector('.lancaster [data-target="knight:own:2"][aria-pressed=true]')
  await press('county:B')
  await page.locator('button[data-target="button:squires:1"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role=log] >> text=Blue places a 2 in Stafford with 1 squire.')
  expect(faults).toEqual([])
  await context.close()
})

test('on a board taller than the screen, a live target is scrolled into view', async () => {
  const { page, context, faults } = await newVisitor(at.browser, { viewport: { width: 1280, height: 600 } })
  await sitDown({ page, context, faults }, { Players: '5', ...EVERYTHING })
  await page.waitForFunction(() => {
    const spaces = [...document.querySelectorAll('.lancaster [data-target^="castle:own:"][data-state=live]')]
    const frame = document.querySelector('.board')
    if (frame === null) return false
    const { top, bottom } = frame.getBoundingClientRect()
    const isInSight = (box: DOMRect) => box.top >= top && box.bottom <= bottom
    const isLonger = frame.scrollHeight > frame.clientHeight
    return isLonger && spaces.length > 0 && spaces.every((space) => isInSight(space.getBoundingClientRect()))
  })
  expect(faults).toEqual([])
  await context.close()
})

test('on a laptop the board for five players with all modules fits without scrolling, in any language', async () => {
  const { page, context, faults } = await newVisitor(at.browser, { viewport: { width: 1366, height: 768 } })
  await sitDown({ page, context, faults }, { Players: '5', ...EVERYTHING })
  await waitForDecision(page)
  await page.locator('[data-target^="castle:own:"][data-state=live]').first().dispatchEvent('click')
  for (const language of ['en', 'de', 'pl']) {
    await page.waitForSelector('[data-target^="knight:own:"][data-state=live]')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const frame = page.locator('.board')
    const hidden = await frame.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(hidden, language).toBeLessThanOrEqual(0)
    await page.evaluate(
      (next) => localStorage.setItem('tudor-rose.settings', JSON.stringify({ pace: 'quick', language: next })),
      language === 'en' ? 'de' : 'pl',
    )
    await reload(page)
  }
  expect(faults).toEqual([])
  await context.close()
})

test('knights placed by others are marked, and a knight can be dragged into a county by touch', async () => {
  const { page, context, faults } = await newVisitor(at.browser, {
    viewport: { width: 1366, height: 768 },
    hasTouch: true,
  })
  await sitDown({ page, context, faults }, { Players: '4' })
  await page.locator('[data-target^="castle:own:"][data-state=live]').first().tap()
  const knight = page.locator('[data-target="knight:own:1"][data-state=live]')
  await knight.waitFor()
  await dragByTouch(page, knight, page.locator('[data-target="county:B"]'))
  await page.locator('button[data-target="button:squires:1"]').tap()
  await page.waitForSelector('[role=log] >> text=Blue places a 1 in Stafford with 1 squire.')
  await page.waitForSelector('[data-target^="knight:own:"][data-state=live]')
  const marked = page.locator('.lancaster [data-latest]')
  expect(await marked.count()).toBeGreaterThan(0)
  for (const name of await marked.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
    expect(name).toMatch(/just placed by (Yellow|Red|Green)/)
  expect(faults).toEqual([])
  await context.close()
})

test('a vote is shown on the board: who voted for and against, and the result', async () => {
  const { page, context, faults } = await newVisitor(at.browser, { viewport: { width: 1366, height: 768 } })
  await sitDown({ page, context, faults }, { Players: '3' })
  const below = seededRandom(9)
  const until = 'section[aria-label="Parliament"] [role=img]'
  await playOn(page, below, { until })
  const division = page.locator(until).first()
  expect(await division.getAttribute('aria-label')).toMatch(
    /Blue votes (yes|no).*Yellow votes (yes|no).*Red votes (yes|no).*(Passed|Rejected) \d+ to \d+: /,
  )
  expect(await page.locator('.law.passed, .law.rejected').count()).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await context.close()
})

test('knights glide to where they are placed', async () => {
  const { page, context, faults } = await newVisitor(at.browser, { viewport: { width: 1366, height: 768 } })
  await context.addInitScript(() =>
    addEventListener('animationstart', ({ animationName, target }) => {
      const { piece, at } = (target as HTMLElement).dataset
      const { dataset } = document.documentElement
      if (animationName === 'glide') dataset.glided = `${dataset.glided ?? ''} ${piece}-to-${at}`
    }),
  )
  await sitDown({ page, context, faults }, { Players: '4' })
  const pick = async (target: string) => {
    await waitForDecision(page)
    await page.locator(`[data-target^="${target}"][data-state=live]`).first().dispatchEvent('click')
  }
  await pick('castle:own:')
  await page.waitForSelector('#question:has-text("place a knight")')
  await pick('knight:own:1')
  await pick('castle:own:')
  await page.waitForFunction(() => document.documentElement.dataset.glided?.includes('Blue-1-to-Blue'))
  expect(faults).toEqual([])
  await context.close()
})

test('goods behind the screens of other players stay hidden', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await sitDown({ page, context, faults }, { Players: '3' })
  await playOn(page, seededRandom(2), { most: 12 })
  const castle = (who: string) => page.locator(`section[aria-label="Castle of ${who}"]`)
  await castle('Red').waitFor()
  expect(await page.locator('section[aria-label="Your court"] [aria-label$=" gold"]').count()).toBe(1)
  for (const other of ['Yellow', 'Red']) {
    expect(await castle(other).locator('[aria-label="Gold and squires are behind the screen"]').count()).toBe(1)
    expect(await castle(other).locator('[aria-label$=" gold"], [aria-label$=" squires"]').count()).toBe(0)
  }
  await page.click('[aria-label$="Enlarge the castle of Red"]')
  await page.waitForSelector('[aria-label$="Enlarge the castle of Blue"]')
  expect(faults).toEqual([])
  await context.close()
})

test('a phone shows one section at a time, starting with the one that has live targets', async () => {
  const { page, context, faults } = await newVisitor(at.browser, { viewport: { width: 360, height: 740 } })
  await sitDown({ page, context, faults }, { Players: '4' })
  const isShown = (part: string) => page.locator(`.lancaster section[aria-label="${part}"]`).isVisible()
  const tabs = page.locator('nav[aria-label="Parts of the board"] button')
  await page.waitForSelector('section[aria-label="Castle of Blue"]', { state: 'visible' })
  expect(await isShown('England')).toBe(false)
  await page.locator('.lancaster [data-target^="castle:own:"][data-state=live]').first().click()
  await page.waitForSelector('#question:has-text("place a knight")')
  await page.locator('.lancaster [data-target^="knight:own:"]').first().click()
  await page.waitForSelector('.lancaster section[aria-label="England"]', { state: 'visible' })
  await tabs.filter({ hasText: 'France' }).click()
  expect([await isShown('England'), await isShown('France')]).toEqual([false, true])
  const small = await page.locator('.lancaster [data-target]:visible').evaluateAll((all) =>
    all
      .map((each) => ({ target: each.getAttribute('data-target'), box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ target, box }) => `${target} ${box.width}×${box.height}`),
  )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(faults).toEqual([])
  await context.close()
})

test('on a phone no live target is covered by the prompt', async () => {
  const { page, context, faults } = await newVisitor(at.browser, { viewport: { width: 360, height: 740 } })
  await sitDown({ page, context, faults }, { Players: '4' })
  const pick = async (target: string) => {
    await waitForDecision(page)
    await page.locator(`.lancaster [data-target^="${target}"][data-state=live]`).first().dispatchEvent('click')
  }
  await pick('castle:own:')
  await page.waitForSelector('#question:has-text("place a knight")')
  await pick('knight:own:1')
  await pick('conflict:')
  await page.waitForSelector('#question:has-text("favours")')
  await page.waitForFunction(() => {
    const question = document.querySelector('#question')?.getBoundingClientRect()
    const favours = [...document.querySelectorAll('[data-target^="favour:"][data-state=live]')]
    return (
      question !== undefined &&
      favours.length > 0 &&
      favours.every((favour) => favour.getBoundingClientRect().bottom < question.top)
    )
  })
  expect(faults).toEqual([])
  await context.close()
})

test('a law shows its explanation on hover and focus', async () => {
  const { page, context } = await newVisitor(at.browser)
  await sitDown({ page, context, faults: [] }, { Players: '4' })
  const law = page.locator('[data-law="most-gold-upgrade"]')
  const words = page.locator('.words', { hasText: 'the player with the most gold may upgrade a placed knight' })
  expect(await words.isVisible()).toBe(false)
  await law.focus()
  await words.waitFor({ state: 'visible' })
  await context.close()
})
