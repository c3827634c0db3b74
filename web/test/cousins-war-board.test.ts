import { OBSERVER } from '@tudor-rose/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gesturesOf } from '../src/cousins-war/gestures.ts'
import { rulesOfOtherDeck, standardRules } from '../src/cousins-war/testing/random-table-views.ts'
import { LocalGame } from '../src/worker/local-game.ts'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { newVisitor, playOn, seededRandom, waitForDecision, waitUntilReady } from './playing.ts'
import { dragByTouch } from './touch.ts'

const at = inBrowser()

const LIVE = '.board [data-target][data-state="live"]'
const BUTTON = 'button[data-target^="button:"]'
const OVER = '[data-outcome]'
/** A laptop with reduced motion, so that tests need not wait for animations. */
const CALM = { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' } as const

interface Table {
  readonly twists?: boolean
  readonly seat?: 'Lancaster' | 'York'
}

/** Starts a game against the random bot. */
async function sitDown(page: Page, { twists = false, seat = 'Lancaster' }: Table = {}): Promise<void> {
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('summary:has-text("Options")')
  await page.selectOption('label:has-text("Twists of War") select', String(twists))
  await page.selectOption('label:has-text("You play") select', { label: seat })
  await page.check('input[name=level][value=random]')
  await page.click('text=Against a bot')
}

/** Picks a target on the board, or sometimes a button next to the prompt. Returns false once the game is over. */
async function pickSomething(page: Page, below: (n: number) => number): Promise<boolean> {
  await waitUntilReady(page, `${LIVE}, ${OVER}`)
  const [lives, buttons, over] = await Promise.all([LIVE, BUTTON, OVER].map((each) => page.locator(each).count()))
  if (over > 0) return false
  if (buttons > 0 && below(6) === 0) await page.locator(BUTTON).nth(below(buttons)).click()
  else await page.locator(LIVE).nth(below(lives)).click()
  return true
}

/** On one screen: hands the device to the player who has to decide. Returns false once the game is over. */
async function takeTheDevice(page: Page): Promise<boolean> {
  const curtain = '.curtain button.main'
  await waitUntilReady(page, `${LIVE}, ${OVER}, ${curtain}`)
  if ((await page.locator(curtain).count()) > 0) {
    await page.click(curtain)
    await page.waitForSelector(`${LIVE}, ${OVER}`)
  }
  return (await page.locator(OVER).count()) === 0
}

const question = (page: Page): Promise<string | null> => page.textContent('#question')

describe('a whole game is played by picking on the board', () => {
  test.each([
    { twists: false, seat: 'Lancaster', seed: 3 },
    { twists: true, seat: 'York', seed: 8 },
  ] as const)('twists $twists as $seat', { timeout: 180_000 }, async ({ seed, ...table }) => {
    const { page, context, faults } = await newVisitor(at.browser, CALM)
    const below = seededRandom(seed)
    await sitDown(page, table)
    for (let i = 0; i < 20; i++) await pickSomething(page, below)
    await playOn(page, below)
    expect(await page.textContent(OVER)).toContain('wins')
    expect(await page.textContent('.score strong')).toMatch(/ wins: [a-z ]+\.$/)
    expect(await page.locator('.rounds svg').count()).toBeGreaterThan(0)
    expect(faults).toEqual([])
    await context.close()
  })

  test('with the cards of another deck', { timeout: 180_000 }, async () => {
    const { page, context, faults } = await newVisitor(at.browser, CALM)
    const game = await rulesOfOtherDeck()
    const begin = { options: {}, seed: 'another deck' }
    const record = new LocalGame({ game, begin, players: ['human', 'human'], botSeed: 1 }).record()
    await page.goto(at.server.url)
    await page.setInputFiles('input[type=file]', {
      name: 'other.record',
      mimeType: 'text/plain',
      buffer: Buffer.from(record),
    })
    let hasSeenIt = false
    const below = seededRandom(4)
    for (let i = 0; i < 30 && (await takeTheDevice(page)); i++) {
      hasSeenIt ||= ((await page.textContent('.board')) ?? '').includes('A Very Long Name')
      await pickSomething(page, below)
    }
    expect(hasSeenIt).toBe(true)
    expect(faults).toEqual([])
    await context.close()
  })
})

test.each(['light', 'dark'] as const)(
  'the board has no accessibility problem in %s mode',
  { timeout: 120_000 },
  async (colorScheme) => {
    const { page, context } = await newVisitor(at.browser, { ...CALM, colorScheme })
    const below = seededRandom(21)
    await sitDown(page, { twists: true })
    const looked = new Set<string>()
    while (await pickSomething(page, below)) {
      await waitForDecision(page)
      const asked = (await page.locator('#question').count()) > 0 ? ((await question(page)) ?? '') : ''
      const kind = ['Play a card', 'Battle of', 'turn dice', 'Keep your last'].find((words) => asked.includes(words))
      const hasPicked = (await page.locator('.board [data-state="picked"]').count()) > 0
      const moment = `${kind} ${hasPicked}`
      if (kind === undefined || looked.has(moment)) continue
      looked.add(moment)
      const rules = colorScheme === 'light' ? 'all' : 'of colours'
      expect(await accessibilityIssues(page, { rules }), moment).toEqual([])
      if (looked.size === 4) break
    }
    expect(looked.size).toBe(4)
    await context.close()
  },
)

test('a card is played using only the keyboard', async () => {
  const { page, context } = await newVisitor(at.browser)
  await sitDown(page)
  await page.waitForSelector(LIVE)
  const isOnLive = () => page.evaluate(() => document.activeElement?.getAttribute('data-state') === 'live')
  for (let i = 0; i < 60 && !(await isOnLive()); i++) await page.keyboard.press('Tab')
  expect(await isOnLive()).toBe(true)
  const played = page.locator('[role=log] li:has-text("Lancaster plays")')
  for (let i = 0; i < 30 && (await played.count()) === 0; i++) {
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-state') === 'live')
    await page.keyboard.press(i % 2 === 0 ? 'Enter' : 'Space')
    await waitForDecision(page)
  }
  expect(await played.count()).toBeGreaterThan(0)
  await context.close()
})

test('nobody sees the other player’s cards or dice', { timeout: 120_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser, CALM)
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('text=On one screen')
  await page.click('text=I am Lancaster')
  await page.waitForSelector(LIVE)
  const cardsOf = () =>
    page
      .locator('[data-target^="card:"]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-target')!.slice(5)))
  const own = await cardsOf()
  expect(own).toHaveLength(6)
  const lancasterSees = await page.innerHTML('.board')
  await page.locator(LIVE).first().click()
  await page.click('text=I am York')
  await page.waitForSelector(LIVE)
  const others = await cardsOf()
  expect(others).toHaveLength(6)
  const yorkSees = await page.innerHTML('.board')
  for (const card of others) expect(lancasterSees).not.toContain(`"card:${card}"`)
  for (const card of own) expect(yorkSees).not.toContain(`"card:${card}"`)

  // Continue to a battle in which a player has to believe or doubt an announcement.
  const below = seededRandom(2)
  const believe = page.locator('[data-target="answer:believe"]')
  while ((await takeTheDevice(page)) && (await believe.count()) === 0) await pickSomething(page, below)
  const cup = page.locator('.board [role="img"][aria-label$="three dice under the cup"]')
  expect(await cup.count()).toBe(1)
  expect(await cup.locator('.pip').count()).toBe(0)
  await page.click('[data-target="answer:doubt"]')
  await takeTheDevice(page)
  expect(await page.textContent('[role=log]')).toMatch(/shows \d \d \d/)
  expect(faults).toEqual([])
  await context.close()
})

/** The record of a game on one screen, up to a decision in which troops and then a place can be picked. */
async function recordOfChoice(): Promise<{ readonly record: string; readonly path: readonly string[] }> {
  const game = await standardRules()
  for (let number = 1; ; number++) {
    const begin = { options: {}, seed: `troops ${number}` }
    const local = new LocalGame({ game, begin, players: ['human', 'human'], botSeed: 1 })
    const below = seededRandom(number)
    for (;;) {
      const [seat] = local.table(OBSERVER).awaited
      if (seat === undefined) break
      const moves = local.table(seat).prompt?.moves ?? []
      const path = gesturesOf(moves, seat === 0 ? 'red' : 'white').find((each) =>
        each.path[0].startsWith('troops:'),
      )?.path
      if (path?.length === 2) return { record: local.record(), path }
      local.play(seat, moves[below(moves.length)])
    }
  }
}

test('troops are dragged to a place by touch', async () => {
  const { page, context, faults } = await newVisitor(at.browser, { ...CALM, hasTouch: true })
  const { record, path } = await recordOfChoice()
  await page.goto(at.server.url)
  await page.setInputFiles('input[type=file]', {
    name: 'troops.record',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  })
  await takeTheDevice(page)
  const rows = page.locator('[role=log] li')
  const lastRow = await rows.last().textContent()
  const [troops, place] = path.map((target) => page.locator(`.board [data-target="${target}"]`))
  await dragByTouch(page, troops, place)
  await page.waitForFunction(
    (before) => [...document.querySelectorAll('[role=log] li')].at(-1)?.textContent !== before,
    lastRow,
  )
  expect(await rows.last().textContent()).toMatch(/ troops? from .* to /)
  expect(faults).toEqual([])
  await context.close()
})

test('the opponent’s card comes out of their hand, and its changes are marked', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await context.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const { dataset } = document.documentElement
      if (JSON.stringify(frames).includes('translate')) dataset.moved = `${dataset.moved ?? ''} ${this.className}`
      return animate.call(this, frames, options)
    }
  })
  await sitDown(page, { seat: 'York' })
  const below = seededRandom(12)
  const marks = page.locator('.board [data-change]')
  for (let i = 0; i < 60 && (await marks.count()) === 0; i++) await pickSomething(page, below)
  expect(await marks.first().getAttribute('aria-label')).toMatch(/\d (more|fewer) just now$/)
  await page.waitForFunction(() => document.documentElement.dataset.moved?.includes('playing-card'))
  expect(faults).toEqual([])
  await context.close()
})

test('on a phone, swiping over the hand scrolls it and plays no card', async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as const
  const { page, context, faults } = await newVisitor(at.browser, phone)
  await sitDown(page)
  const cards = page.locator('.hand [data-target^="card:"][data-state="live"]')
  await cards.nth(1).waitFor()
  const asked = await question(page)
  await dragByTouch(page, cards.nth(1), cards.nth(0))
  await page.waitForFunction(() => [...document.querySelectorAll('.hand')].some(({ scrollLeft }) => scrollLeft > 20))
  expect(await page.locator('.board [data-state="picked"]').count()).toBe(0)
  expect(await question(page)).toBe(asked)
  expect(faults).toEqual([])
  await context.close()
})
