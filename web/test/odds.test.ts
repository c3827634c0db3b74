import { game, type RichardView } from '@tudor-rose/richard3'
import type { AnyGame } from '@tudor-rose/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { newVisitor, press, waitForDecision } from './playing.ts'
import { openRecord, recordUpTo } from './records.ts'

const at = inBrowser()
const rules = game as AnyGame
const CALM = { reducedMotion: 'reduce' } as const
const HOUSES = ['Lancaster', 'York'] as const

interface Attack {
  readonly record: string
  readonly block: string
  readonly area: string
  readonly house: string
}

/** A game in which a player can march against hidden blocks. */
function attackAtHand(): Attack {
  let found: Omit<Attack, 'record'> | undefined
  const record = recordUpTo(rules, 'Ludford Bridge', ({ state }, seat, lines) => {
    const { areas } = rules.view(state, seat) as RichardView
    for (const line of lines) {
      const [, block, area] = /^march (.+) to (.+)$/.exec(line) ?? []
      if (areas.some(({ name, hidden }) => name === area && hidden[HOUSES[1 - seat]] > 0))
        found = { block, area, house: HOUSES[seat] }
    }
    return found !== undefined
  })
  return { record, ...found! }
}

const battleAtHand = (): string =>
  recordUpTo(rules, 'Towton', ({ state }, seat) => {
    const { battle } = rules.view(state, seat) as RichardView
    return battle !== null && battle.round > 0 && battle.front.length >= 2
  })

const takeTheDevice = async (page: Page) => {
  await page.click('button:has-text("I am"), button:has-text("Ich bin")')
  await waitForDecision(page)
}
const odds = (page: Page) => page.locator('section.odds')
const waitForOdds = (page: Page) => page.waitForSelector('section.odds[aria-busy=false] summary')

test('the odds of an attack are shown in words before it, without making a move', async () => {
  const { page, context, faults } = await newVisitor(at.browser, CALM)
  const { record, block, area, house } = attackAtHand()
  await openRecord(page, at.server, record)
  await takeTheDevice(page)
  const moves = await page.locator('[role=log] li').count()
  expect(await odds(page).count()).toBe(0)

  await press(page.locator(`.board [data-target="block:${house}/${block}"]`).first())
  await waitForOdds(page)
  const details = odds(page).locator('details', { hasText: area })
  expect(await details.locator('summary').textContent()).toMatch(/will .*win|either way/)
  expect(await details.locator('[role=img]').getAttribute('aria-label')).toMatch(
    /^Who wins: (York|Lancaster) \d+%, (York|Lancaster) \d+%$/,
  )
  await details.locator('summary').click()
  expect(await details.textContent()).toMatch(/loses [\d.]+ steps? on average/)
  expect(await details.locator('tbody th').allTextContents()).toEqual([block])
  expect(await details.textContent()).toContain('Hidden blocks are guessed')
  expect(await accessibilityIssues(page, { within: '.decide' })).toEqual([])
  expect(await page.locator('[role=log] li').count()).toBe(moves)

  // After the march, the battle is pending.
  await press(page.locator(`.board [data-target="area:${area}"]`).first())
  await page.waitForSelector(`section.odds[aria-busy=false] summary:has-text("The battle in ${area}")`)
  expect(faults).toEqual([])
  await context.close()
})

test('the odds of a battle are shown during it, in the page language', async () => {
  const { page, context, faults } = await newVisitor(at.browser, CALM)
  await openRecord(page, at.server, battleAtHand())
  await takeTheDevice(page)
  await waitForOdds(page)
  expect(await odds(page).textContent()).toMatch(/The battle in /)
  const address = page.url()
  await page.goto(`${at.server.url}/settings`)
  await page.check('[value=de]')
  await page.goto(address)
  await takeTheDevice(page)
  await waitForOdds(page)
  expect(await odds(page).textContent()).toMatch(/Die Schlacht .*(gewinnt|offen)/)
  expect(faults).toEqual([])
  await context.close()
})

test('without a battle ahead, no odds are shown and nothing is loaded for them', async () => {
  const { page, context, faults } = await newVisitor(at.browser, CALM)
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  await page.goto(`${at.server.url}/game/richard3`)
  await page.check('input[name=level][value=random]')
  await page.click('text=Against a bot')
  await waitForDecision(page)
  expect(asked.filter((url) => /\/Odds-/.test(url))).toEqual([])
  expect(await odds(page).count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})
