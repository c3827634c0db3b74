import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './in-browser.ts'
import { newVisitor } from './playing.ts'

const at = inBrowser()

const propose = async (page: Page): Promise<void> => {
  if ((await page.locator('details[open] >> text=Offer my seat to someone else').count()) === 0)
    await page.click('summary:has-text("Table")')
  await page.click('text=Offer my seat to someone else')
}

test('a player who gives a seat to a bot chooses its level', { timeout: 60_000 }, async () => {
  const [red, white] = await Promise.all([1, 2].map(() => newVisitor(at.browser)))
  await red.page.goto(`${at.server.url}/game/cousins-war`)
  await red.page.click('button:has-text("Online")')
  await red.page.click('text=Open the table')
  await red.page.waitForSelector('[aria-label="QR code of the link"]')
  await white.page.goto(await red.page.inputValue('input[readonly]'))
  await white.page.click('text=Take a seat')
  await white.page.waitForSelector('#question')
  await propose(white.page)
  await red.page.click('button:has-text("Agree")')
  const level = red.page.locator('select[aria-label="Bot"]')
  await level.waitFor()
  expect(await level.inputValue()).toBe('medium')
  await level.selectOption({ label: 'Jester (easy)' })
  const sentence = 'Plays his cards as they come'
  await red.page.waitForSelector(`[role=alert]:has-text("${sentence}")`)
  await red.page.click('button:has-text("Let a bot continue")')
  const york = red.page.locator('ul[aria-label=Players] li:has-text("Jester (easy)")')
  await york.waitFor()
  expect(await york.getAttribute('title')).toContain(sentence)
  for (const { faults, context } of [red, white]) {
    expect(faults).toEqual([])
    await context.close()
  }
})

test('a seat is handed over by agreement, and a third person continues the game from it', {
  timeout: 60_000,
}, async () => {
  const [red, white, third] = await Promise.all([1, 2, 3].map(() => newVisitor(at.browser)))
  await red.page.goto(`${at.server.url}/game/cousins-war`)
  await red.page.click('button:has-text("Online")')
  await red.page.click('text=Open the table')
  await red.page.waitForSelector('[aria-label="QR code of the link"]')
  const link = await red.page.inputValue('input[readonly]')
  await white.page.goto(link)
  await white.page.click('text=Take a seat')
  await white.page.waitForSelector('#question')
  await third.page.goto(link)
  await third.page.waitForSelector('text=You are watching.')

  const offer = 'text=York wants to give up their seat.'
  await propose(white.page)
  await Promise.all([red, third].map(({ page }) => page.waitForSelector(offer)))
  // The proposer has already agreed, and observers have no say.
  for (const { page } of [white, third]) expect(await page.locator('button:has-text("Agree")').count()).toBe(0)
  await red.page.click('button:has-text("Decline")')
  await Promise.all([red, white, third].map(({ page }) => page.waitForSelector(offer, { state: 'detached' })))

  await propose(white.page)
  await red.page.click('button:has-text("Agree")')
  const free = 'text=The seat of York is free.'
  await Promise.all([red, white, third].map(({ page }) => page.waitForSelector(free)))
  await white.page.click('button:has-text("Take the seat again")')
  await Promise.all([red, white, third].map(({ page }) => page.waitForSelector(free, { state: 'detached' })))

  await propose(white.page)
  await red.page.click('button:has-text("Agree")')
  await third.page.click('button:has-text("Take the seat")')
  await third.page.waitForSelector('li.mine:has-text("York")')
  await third.page.waitForSelector('#question')
  await red.page.waitForSelector(free, { state: 'detached' })
  for (const { faults, context } of [red, white, third]) {
    expect(faults).toEqual([])
    await context.close()
  }
})
