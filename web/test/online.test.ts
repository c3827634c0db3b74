import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './in-browser.ts'
import { isAsked, makeMove, newVisitor, seededRandom } from './playing.ts'

const at = inBrowser()

/** Both players make moves until this many have been made. */
async function playOn(pages: readonly Page[], moves: number, below: (n: number) => number): Promise<void> {
  for (let made = 0; made < moves; ) {
    const before = made
    for (const page of pages)
      if (await isAsked(page)) {
        await makeMove(page, below)
        made++
        // Until the server has answered, a page may show an outdated question.
        await page.waitForFunction(() => document.querySelector('[data-busy]') === null)
      }
    if (made === before) await pages[0].waitForTimeout(50)
  }
}

const logRows = (page: Page) => page.locator('[role=log][aria-label="Log"] li').allTextContents()

test('two people at one table, through a restart of the server', { timeout: 120_000 }, async () => {
  const red = await newVisitor(at.browser)
  const white = await newVisitor(at.browser)
  const below = seededRandom(11)

  await red.page.goto(`${at.server.url}/game/cousins-war`)
  await red.page.click('button:has-text("Online")')
  await red.page.click('text=Open the table')
  await red.page.waitForSelector('[aria-label="QR code of the link"]')
  const link = await red.page.inputValue('input[readonly]')
  expect(link).toContain(`${at.server.url}/table/`)
  await white.page.goto(link)
  await white.page.click('text=Take a seat')
  await Promise.all([red, white].map(({ page }) => page.waitForSelector('#question')))
  expect(await white.page.textContent('li.mine')).toContain('York')
  await playOn([red.page, white.page], 8, below)

  await red.page.click('[role=tab]:has-text("Chat")')
  await red.page.fill('[aria-label="Message"]', 'A rose by any other name')
  await red.page.click('button:has-text("Send")')
  await white.page.waitForSelector('[role=tab].news:has-text("Chat")')
  await white.page.click('[role=tab]:has-text("Chat")')
  await white.page.waitForSelector('text=A rose by any other name')
  await white.page.waitForSelector('[role=tab].news', { state: 'detached' })

  await at.server.stop()
  await Promise.all([red, white].map(({ page }) => page.waitForSelector('text=Reconnecting')))
  await at.server.restart()
  await Promise.all([red, white].map(({ page }) => page.waitForSelector('text=Reconnecting', { state: 'detached' })))
  await playOn([red.page, white.page], 6, below)
  const behind = async () => (await logRows(red.page)).length - (await logRows(white.page)).length
  await expect.poll(behind).toBe(0)
  expect((await logRows(red.page)).length).toBeGreaterThan(8)

  await white.page.click('summary:has-text("Table")')
  await white.page.click('text=Offer to end without a result')
  await red.page.click('button:has-text("Agree")')
  await Promise.all([red, white].map(({ page }) => page.waitForSelector('[data-outcome=abandoned]')))
  expect([...red.faults, ...white.faults].filter((fault) => !fault.includes('WebSocket'))).toEqual([])
  await red.context.close()
  await white.context.close()
})

test('the replay of a game ended by agreement shows the players, can be analysed and played on', {
  timeout: 120_000,
}, async () => {
  const red = await newVisitor(at.browser)
  const white = await newVisitor(at.browser)
  await red.page.goto(`${at.server.url}/game/cousins-war`)
  await red.page.click('button:has-text("Online")')
  await red.page.click('text=Open the table')
  await red.page.waitForSelector('[aria-label="QR code of the link"]')
  await white.page.goto(await red.page.inputValue('input[readonly]'))
  await white.page.click('text=Take a seat')
  await Promise.all([red, white].map(({ page }) => page.waitForSelector('#question')))
  await playOn([red.page, white.page], 2, seededRandom(5))
  const name = (await white.page.textContent('ul[aria-label=Players] li:has-text("Lancaster") .hint'))?.split(/\s*·/)[0]
  expect(name).toMatch(/^Guest/)
  await red.page.click('summary:has-text("Table")')
  await red.page.click('text=Offer to end without a result')
  await white.page.click('button:has-text("Agree")')

  await white.page.click('text=Replay the game')
  await white.page.waitForSelector('[data-outcome=abandoned]')
  const players = white.page.locator('ul[aria-label=Players] li')
  await expect
    .poll(() => players.allTextContents())
    .toEqual([expect.stringContaining(`Lancaster ${name}`), expect.stringContaining('York you')])
  await white.page.waitForSelector('li.mine:has-text("York")')
  await white.page.click('button:has-text("Analyse the game")')
  await white.page.waitForSelector('progress', { state: 'detached', timeout: 60_000 })
  await white.page.waitForSelector('text=York: the moves that cost most')

  await white.page.click('text=Play from here')
  await white.page.waitForURL(/\/play\//)
  await white.page.waitForSelector('li.mine:has-text("York")')
  await expect.poll(() => players.first().textContent()).toContain('Castellan (medium)')
  await white.page.goto(at.server.url)
  await white.page.waitForSelector(`text=${name} and you · finished`)
  expect([...red.faults, ...white.faults]).toEqual([])
  await red.context.close()
  await white.context.close()
})

test('a user with both seats switches between them', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('button:has-text("Online")')
  await page.selectOption('form label:has-text("York") select', 'me')
  await page.click('text=Open the table')
  await page.waitForSelector('#question')
  await page.locator('[data-state=live]').first().click()
  await page.click('text=Play as York')
  await page.waitForSelector('li.mine:has-text("York")')
  await page.waitForSelector('#question')
  expect(faults).toEqual([])
  await context.close()
})

test('a user who may not see a table gets a message', async () => {
  const { page, context } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/table/nothing`)
  await page.waitForSelector('text=There is no such table.')
  await context.close()
})

test('a guest signs up, opens the profile, logs out and in, and deletes the account', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/me`)
  const [register, login] = ['form:has-text("Sign up")', 'form:has-text("Log in")']
  await page.fill(`${register} [autocomplete=username]`, 'Małgorzata')
  await page.fill(`${register} [type=password]`, 'a rose by any name')
  await page.click(`${register} button`)
  await page.waitForSelector('text=You are logged in as Małgorzata.')
  await page.click('text=My profile')
  await page.waitForSelector('h1:has-text("Małgorzata")')
  await page.click('nav >> text=Account')
  await page.click('text=Log out')
  await page.fill(`${login} [autocomplete=username]`, 'Małgorzata')
  await page.fill(`${login} [type=password]`, 'not this one')
  await page.click(`${login} button`)
  await page.waitForSelector('[role=alert]')
  await page.fill(`${login} [type=password]`, 'a rose by any name')
  await page.click(`${login} button`)
  await page.click('text=Delete account')
  await page.fill('dialog [type=password]', 'a rose by any name')
  await page.click('text=Yes, delete my account')
  await page.waitForSelector('text=You are not logged in.')
  expect(faults).toEqual([])
  await context.close()
})
