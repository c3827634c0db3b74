import { readFileSync } from 'node:fs'
import { game as cousinsWar } from '@tudor-rose/cousins-war'
import type { AnyGame } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { isDeep } from '../../table/src/fixture/depth.ts'
import { inBrowser } from './in-browser.ts'
import { makeMove, newVisitor, playOn, reload, seededRandom, waitForDecision } from './playing.ts'
import { openRecord, recordUpTo } from './records.ts'
import { measureTransfer } from './transfer-size.ts'

const at = inBrowser()

test('a whole game against a bot, started with two clicks, with a reload in the middle', {
  timeout: 180_000,
}, async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  const below = seededRandom(7)
  await page.goto(at.server.url)
  await page.click('text=The Cousins’ War')
  await page.click('text=Against a bot')
  await page.waitForSelector('#question')
  for (let i = 0; i < 12; i++) await makeMove(page, below)
  await waitForDecision(page)
  const logRows = await page.locator('[role=log] li').allTextContents()
  expect(logRows.length).toBeGreaterThan(5)

  await reload(page)
  await page.waitForSelector('#question')
  expect(await page.locator('[role=log] li').allTextContents()).toEqual(logRows)
  await playOn(page, below)
  expect(await page.textContent('[data-outcome]')).toContain('wins')

  await page.click('text=Replay the game')
  await page.waitForSelector('input[type=range]')
  await page.click('[aria-label="To the start"]')
  await page.waitForSelector('text=Start of the game')
  await page.click('[aria-label="Next move"]')
  await page.selectOption('.eyes select', { label: 'York' })
  await page.click('text=Play from here')
  await page.waitForSelector('#question')
  expect(await page.textContent('li.mine')).toContain('York')

  await page.goto(at.server.url)
  await page.waitForSelector('text=finished')
  expect(await page.locator('section li').count()).toBe(2)
  expect(faults).toEqual([])
  await context.close()
})

// Only in deep tests: the board tests of Richard III also play a whole game.
test.each(['lancaster', ...(isDeep ? ['richard3'] : [])])(
  'a whole game of %s against bots',
  { timeout: 180_000 },
  async (game) => {
    const { page, context, faults } = await newVisitor(at.browser, { reducedMotion: 'reduce' })
    const below = seededRandom(4)
    await page.goto(`${at.server.url}/game/${game}`)
    await page.check('input[name=level][value=random]')
    await page.click('text=Against')
    for (let i = 0; i < 10; i++) await makeMove(page, below)
    await playOn(page, below)
    expect(await page.textContent('[data-outcome]')).toMatch(/wins?/)
    expect(faults).toEqual([])
    await context.close()
  },
)

test('the player chooses a level, asks a strong bot for a hint and plays it', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/game/cousins-war`)
  expect(await page.isChecked('input[name=level][value=medium]')).toBe(true)
  await page.check('label:has-text("Jester (easy)")')
  await page.click('text=Against a bot')
  await page.waitForSelector('text=Jester (easy)')
  await page.waitForSelector('summary:has-text("What would the Schemer do?")')
  // Nothing is shown before a hint is requested, not even that there is none.
  expect(await page.locator('.tools ol li').count()).toBe(0)
  await page.click('summary:has-text("What would the Schemer do?")')
  const advised = page.locator('.tools ol li').first()
  await advised.waitFor()
  expect(await advised.textContent()).toMatch(/would play this/)
  await advised.locator('button').click()
  await page.waitForSelector('text=Lancaster gives')
  expect(faults).toEqual([])
  await context.close()
})

test('a hint disappears with its decision, even if the next one has the same moves', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  const isTrying = (_: unknown, __: unknown, lines: readonly string[]) =>
    lines.join() === 'try the North,try the Centre,try the South,stop'
  await openRecord(page, at.server, recordUpTo(cousinsWar as AnyGame, 's6', isTrying))
  await page.click('.curtain button.main')
  await page.click('summary:has-text("What would the Schemer do?")')
  const advised = page.locator('.tools ol:has-text("would play this")')
  await advised.waitFor()
  const moves = page.locator('details:has(> summary:has-text("All moves"))')
  await moves.locator('summary').click()
  const offered = await moves.locator('li').allTextContents()
  const rowCount = await page.locator('[role=log] li').count()
  await moves.locator('li button').first().click()
  await expect.poll(() => page.locator('[role=log] li').count()).toBeGreaterThan(rowCount)
  expect(await moves.locator('li').allTextContents()).toEqual(offered)
  expect(await advised.count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('a bot that fails to load is reported, and loading can be retried', async () => {
  const { page, context } = await newVisitor(at.browser)
  const files = /\/bots-[^/]+\.js$/
  let tried = 0
  await context.route(files, (route) => {
    tried++
    return route.abort()
  })
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('text=Against a bot')
  await makeMove(page, seededRandom(1))
  const trouble = page.locator('[role=alert]:has-text("The bot could not be loaded.")')
  await trouble.waitFor()
  const before = tried
  await page.click('button:has-text("Try again")')
  await expect.poll(() => tried).toBeGreaterThan(before)
  await trouble.waitFor()
  await context.unroute(files)
  await page.click('button:has-text("Try again")')
  await page.waitForSelector('text=York gives')
  await page.waitForSelector('#question')
  expect(await trouble.count()).toBe(0)
  await context.close()
})

test('on one screen each player sees only their own secrets', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('text=On one screen')
  await page.waitForSelector('text=Pass the device to Lancaster')
  expect(await page.locator('[data-target], [data-move]').count()).toBe(0)
  await page.click('text=I am Lancaster')
  await page.waitForSelector('#question')
  const live = () =>
    page.locator('[data-state=live]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))
  const cards = await live()
  expect(cards).toHaveLength(6)
  await page.locator('[data-state=live]').first().click()
  await page.waitForSelector('text=Pass the device to York')
  const curtain = (await page.textContent('main')) ?? ''
  for (const card of cards) expect(curtain).not.toContain(card)
  await page.click('text=I am York')
  await page.waitForSelector('#question')
  const others = await live()
  expect(others).toHaveLength(6)
  expect(others.some((card) => cards.includes(card))).toBe(false)
  expect(faults).toEqual([])
  await context.close()
})

test('a player undoes a move, and resigns after confirming', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/game/richard3`)
  await page.click('text=Against a bot')
  const below = seededRandom(3)
  const events = () => page.locator('[role=log] li').count()
  const takeBack = page.locator('button:has-text("Undo")')
  // A bot that moves at once may reveal something, after which undo is impossible.
  do {
    expect((await playOn(page, below, { most: 1 })).isOver).toBe(false)
    await waitForDecision(page)
  } while ((await takeBack.count()) === 0)
  const before = await events()
  await takeBack.click()
  await page.waitForFunction((many) => document.querySelectorAll('[role=log] li').length < many, before)
  await page.click('summary:has-text("Table")')
  await page.click('button:has-text("Resign")')
  await page.click('text=Yes, resign')
  await page.waitForSelector('[data-outcome]')
  expect(await page.textContent('[data-outcome]')).toContain('Lancaster resigned')
  expect(faults).toEqual([])
  await context.close()
})

test('everything can be done with the keyboard', async () => {
  const { page, context } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.locator('button:has-text("Against a bot")').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('#question')
  await page.locator('[data-state=live]').first().focus()
  await page.keyboard.press('Space')
  await page.waitForSelector('text=Lancaster gives')
  // From then on the focus moves to the next live target.
  for (let i = 0; i < 6; i++) {
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-state') === 'live')
    await page.keyboard.press('Enter')
    await waitForDecision(page)
  }
  expect(await page.locator('[role=log] li').count()).toBeGreaterThan(5)
  await context.close()
})

test('a target is dragged onto another, or dropped elsewhere', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('text=Against a bot')
  const below = seededRandom(5)
  await page.waitForSelector('#question')
  while ((await page.textContent('#question')) !== 'Play a card.') {
    await playOn(page, below, { most: 1 })
    await waitForDecision(page)
  }
  while ((await page.locator('.picked').count()) > 0) await page.keyboard.press('Escape')
  const takeHold = async () => {
    const { x, y } = (await page.locator('[data-target^="card:"][data-state=live]').first().boundingBox())!
    await page.mouse.move(x + 10, y + 10)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 40, { steps: 5 })
    await page.waitForSelector('text=Selected')
  }
  await takeHold()
  await page.mouse.move(300, 5)
  await page.mouse.up()
  await page.waitForSelector('text=Selected', { state: 'detached' })
  await takeHold()
  const { x, y } = (await page.locator('[data-target="use:march"]').boundingBox())!
  await page.mouse.move(x + 10, y + 10, { steps: 5 })
  await page.mouse.up()
  await page.waitForFunction(() => document.querySelector('.picked')?.textContent?.includes('›'))
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('.picked')?.textContent?.includes('›'))
  expect(faults).toEqual([])
  await context.close()
})

test('a game is saved as a file and opened from it', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('text=Against a bot')
  await page.waitForSelector('#question')
  await makeMove(page, seededRandom(1))
  await page.waitForSelector('text=York gives')
  await page.goto(at.server.url)
  const downloading = page.waitForEvent('download')
  await page.click('text=Save as file')
  const record = readFileSync(await (await downloading).path(), 'utf8')
  expect(record).toContain('Tudor Rose record 1')
  page.once('dialog', (dialog) => dialog.accept())
  await page.click('text=Delete')
  await page.waitForSelector('text=Continue', { state: 'detached' })

  const open = (text: string) =>
    page.setInputFiles('input[type=file]', { name: 'a.record', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await open(record.replace(/position .*/, 'position 0000'))
  await page.waitForSelector('[role=alert]')
  await open(record)
  await page.waitForSelector('text=Pass the device to')
  expect(faults).toEqual([])
  await context.close()
})

test('a custom deck is checked, used on this device and online, and saved', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('summary:has-text("Options")')
  const downloading = page.waitForEvent('download')
  await page.click('button:has-text("Save as file")')
  const usual = readFileSync(await (await downloading).path(), 'utf8')
  const choose = (text: string) =>
    page.setInputFiles('input[type=file]', { name: 'mine.json', mimeType: 'text/plain', buffer: Buffer.from(text) })

  await choose(usual.replace('"points": 3', '"points": 9'))
  await page.waitForSelector('[role=alert]:has-text("mine.json: Line ")')
  await choose(usual.replaceAll('First St Albans', 'Battle of the Gooseberries'))
  await page.waitForSelector('text=From the file mine.json.')
  await page.waitForSelector('[role=alert]', { state: 'detached' })

  await page.click('button:has-text("Online")')
  const opened = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'))
  await page.click('text=Open the table')
  expect((await opened).postData()).toContain('Gooseberries')
  await page.waitForSelector('[aria-label="QR code of the link"]')

  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('summary:has-text("Options")')
  await choose(usual.replaceAll('First St Albans', 'Battle of the Gooseberries'))
  await page.waitForSelector('text=From the file mine.json.')
  await page.click('text=Against a bot')
  await page.waitForSelector('#question')
  await page.goto(at.server.url)
  const saving = page.waitForEvent('download')
  await page.click('text=Save as file')
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain('Gooseberries')
  expect(faults).toEqual([])
  await context.close()
})

test('a table is silent until sounds are switched on', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.addInitScript(() => {
    const start = AudioScheduledSourceNode.prototype.start
    AudioScheduledSourceNode.prototype.start = function (when) {
      document.documentElement.dataset.heard = 'yes'
      start.call(this, when)
    }
  })
  const heard = () => page.getAttribute('html', 'data-heard')
  await page.goto(`${at.server.url}/game/cousins-war`)
  await page.click('text=Against a bot')
  await page.waitForSelector('#question')
  await makeMove(page, seededRandom(1))
  await page.waitForSelector('text=York gives')
  expect(await heard()).toBeNull()
  const address = page.url()
  await page.goto(`${at.server.url}/settings`)
  await page.check('label:has-text("Sounds of pieces") input')
  await page.goto(address)
  await page.waitForSelector('html[data-heard]')
  expect(faults).toEqual([])
  await context.close()
})

test.each(['richard3', 'cousins-war', 'lancaster'])(
  'the table page of %s stays within its size budget',
  {
    timeout: 60_000,
  },
  async (game) => {
    const { page, context } = await newVisitor(at.browser)
    await page.goto(`${at.server.url}/game/${game}`)
    await page.click('text=Against')
    await page.waitForSelector('#question')
    const { scripts, all, requests, paths } = await measureTransfer(page, context)
    console.log(`table page of ${game}: scripts ${scripts}, all ${all} bytes in ${requests} requests`)
    // The rules are loaded in a worker, whose size counts too.
    expect(paths.join()).toContain(`/assets/${game}-`)
    expect(scripts).toBeLessThan(150_000)
    expect(all).toBeLessThan(300_000)
    await context.close()
  },
)
