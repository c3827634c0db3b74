import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { overflowing } from './overflow.ts'
import { hasArrived, newVisitor, press } from './playing.ts'
import { tooSmall } from './targets.ts'

const at = inBrowser()

const TUDOR = fileURLToPath(new URL('../../cli/bin/tudor.js', import.meta.url))
/** Runs the terminal with a file: a few moves, or a refusal. */
const inTerminal = async (game: string, option: string, path: string): Promise<string> =>
  (await promisify(execFile)(process.execPath, [TUDOR, 'record', game, '--seed', '1', '--option', `${option}=${path}`]))
    .stdout

const open = async (page: Page, game: string): Promise<void> => {
  await page.goto(`${at.server.url}/editor/${game}`)
  await page.waitForSelector('.editor')
}
const isFine = (page: Page) => page.waitForSelector('.problems:not(.wrong) >> text=This can be played')
const isWrong = (page: Page, words: string) => page.waitForSelector(`.problems.wrong li:has-text("${words}")`)
const field = (page: Page, path: string) => page.locator(`[id="at-${path}"]`)

/** Saves the file; returns its path and its name. */
async function save(page: Page): Promise<{ path: string; name: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('button:has-text("Save as")')])
  return { path: await download.path(), name: download.suggestedFilename() }
}

async function playAgainstBot(page: Page): Promise<void> {
  await page.click('button:has-text("Play with this")')
  await page.check('input[name=level][value=random]')
  await page.click('button:has-text("Against")')
  await page.waitForSelector('#question')
}

const blockOf = (page: Page, block: string) => page.locator(`[data-target="block:${block}"]`).first()

test('a standard scenario is changed, corrected, saved, stored and played, also by link', {
  timeout: 180_000,
}, async () => {
  const { page, context, faults } = await newVisitor(at.browser, { viewport: { width: 1366, height: 900 } })
  await page.goto(`${at.server.url}/game/richard3`)
  await page.click('summary:has-text("Options")')
  await page.click('a:has-text("Editor")')
  await page.waitForSelector('.editor')
  const examples = page.locator('.tools select option')
  expect(await examples.allTextContents()).toEqual([
    '…',
    'The Wars of the Roses',
    'Kingmaker',
    'Richard III',
    'All three in one file',
  ])
  await page.selectOption('.tools select', { label: 'Kingmaker' })
  await isFine(page)
  await field(page, 'scenarios/0/name/en').fill('Kingmaker Again')
  await field(page, 'scenarios/0/id').fill('kingmaker-again')

  // Tap the block, then the area; after that use only the keyboard.
  await press(blockOf(page, 'Lancaster/Pembroke'))
  await press(page.locator('[data-target="area:Pembroke"]'))
  await page.waitForSelector('[data-area=Pembroke] [data-target="block:Lancaster/Pembroke"]')
  await blockOf(page, 'Lancaster/Shrewsbury').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-target="area:Powys"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-area=Powys] [data-target="block:Lancaster/Shrewsbury"]')
  await isFine(page)

  // Drag a block from the tray to the map.
  const from = (await blockOf(page, 'Lancaster/Bristol levy').boundingBox())!
  const to = (await page.locator('[data-area=Pembroke] [data-target="block:Lancaster/Pembroke"]').boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  await page.waitForSelector('[data-area=Pembroke] [data-target="block:Lancaster/Bristol levy"]')
  await page.click('button:has-text("Undo")')
  await page.waitForSelector('.zone.pool [data-target="block:Lancaster/Bristol levy"]')
  await page.click('button:has-text("Redo")')
  await page.waitForSelector('[data-area=Pembroke] [data-target="block:Lancaster/Bristol levy"]')

  // The problem is shown at the block; the list links to it, and it is corrected there.
  await press(blockOf(page, 'York/London levy'))
  await press(page.locator('[data-target="area:Isle of Man"]'))
  await isWrong(page, 'London levy, York: This block never goes to sea')
  expect(await blockOf(page, 'York/London levy').getAttribute('aria-label')).toContain('never goes to sea')
  await page.click('.problems li button')
  const place = field(page, 'scenarios/0/york/map/Isle of Man/0')
  expect(await place.evaluate((select) => document.activeElement === select)).toBe(true)
  await page.waitForSelector('.hand .wrong')
  await place.selectOption({ label: 'Kent' })
  await isFine(page)

  const { path, name } = await save(page)
  expect(name).toBe('kingmaker-again.json')
  const [scenario] = JSON.parse(readFileSync(path, 'utf8')).scenarios
  expect(scenario.lancaster.map.Pembroke).toEqual(['Pembroke', 'Bristol levy'])
  expect(scenario.york.map.Kent).toEqual(['London levy'])
  expect(await inTerminal('richard3', 'scenarios', path)).toContain('kingmaker-again')

  await page.reload()
  await page.waitForSelector('[data-area=Pembroke] [data-target="block:Lancaster/Pembroke"]')
  expect(await field(page, 'scenarios/0/name/en').inputValue()).toBe('Kingmaker Again')

  await playAgainstBot(page)
  await page.waitForSelector('[data-area=Pembroke] [aria-label^="Pembroke, Lancaster"]')
  await page.waitForSelector('[data-area=Powys] [aria-label^="Shrewsbury, Lancaster"]')

  await open(page, 'richard3')
  await page.click('button:has-text("Play with this")')
  await page.click('button:has-text("Online")')
  await page.click('text=Open the table')
  await page.waitForSelector('[aria-label="QR code of the link"]')
  const other = await newVisitor(at.browser)
  await other.page.goto(await page.inputValue('input[readonly]'))
  await other.page.click('text=Take a seat')
  await Promise.all([page, other.page].map((each) => each.waitForSelector('#question')))
  await page.waitForSelector('[data-area=Powys] [aria-label^="Shrewsbury, Lancaster"]')
  const seen = await other.page.locator('[data-target="area:Powys"]').getAttribute('aria-label')
  expect(seen).toContain('1 hidden block')
  expect([...faults, ...other.faults]).toEqual([])
  await other.context.close()
  await context.close()
})

test('a deck is changed, corrected, saved, stored and played', { timeout: 120_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await open(page, 'cousins-war')
  await isFine(page)
  await page.click('nav button:has-text("Barnet")')
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('in April')
  await isWrong(page, 'Barnet, Date: A date is written like this')
  await page.waitForSelector('.form .one.wrong:has-text("Date") .wrong:has-text("1461-03-29")')
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('1471-04-15')
  await isFine(page)

  await page.click('nav button.add:has-text("Events")')
  await page.waitForSelector('dl div:has-text("Events") dd:text("11")')
  await page.click('nav button.add:has-text("Events")')
  await isWrong(page, 'there must be 8')
  await page.click('button:has-text("Remove this card")')
  await isFine(page)
  await page.locator('.form fieldset:has(legend:text-is("Event")) select[id$="/to"]').selectOption('enemy half')
  await isWrong(page, 'own troops are never there (the enemy half of the battlefield)')
  await page.click('button:has-text("Undo")')
  await isFine(page)

  const cards = page.locator('nav li button')
  for (let index = 0; index < (await cards.count()); index++) {
    await cards.nth(index).click()
    await page.getByRole('textbox', { name: 'Name (English)' }).fill(`Own card ${index + 1}`)
  }
  await isFine(page)
  await page.locator('label:has-text("File name") input').fill('April deck')
  const { path, name } = await save(page)
  expect(name).toBe('April-deck.json')
  expect(JSON.parse(readFileSync(path, 'utf8')).cards).toHaveLength(18)
  expect(await inTerminal('cousins-war', 'deck', path)).toContain('1471-04-15')

  await page.reload()
  await page.waitForSelector('nav button:has-text("Own card 3")')
  await playAgainstBot(page)
  const hand = await page.locator('[data-state=live]').evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))
  expect(hand).toHaveLength(6)
  for (const card of hand) expect(card).toContain('Own card')
  expect(faults).toEqual([])
  await context.close()
})

test('components are changed, corrected, reset, saved, stored and played', { timeout: 120_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await open(page, 'lancaster')
  await isFine(page)
  await field(page, 'counties/0/name').fill('West Riding')
  await isWrong(page, 'The name of a county is one word')
  await page.waitForSelector('.one.wrong:has([id="at-counties/0/name"]) .wrong:has-text("one word")')
  await field(page, 'counties/0/name').fill('Cumberland')
  await isFine(page)
  // The standard value is shown next to the changed one, with a button to restore it.
  await field(page, 'counties/1/minimum').selectOption('4')
  await page.click('button.back:has-text("1 Minimum: reset")')
  expect(await field(page, 'counties/1/minimum').inputValue()).toBe('1')

  // A link to a problem opens the group that contains it.
  await page.click('summary:has-text("Points for nobles")')
  await field(page, 'noblePoints/values/5').fill('1')
  await isWrong(page, 'More nobles must not be worth less')
  await page.click('summary:has-text("Points for nobles")')
  await page.click('.problems li button')
  expect(await field(page, 'noblePoints/values/5').isVisible()).toBe(true)
  await page.locator('.group:has-text("Points for nobles") >> button:has-text("Reset all of this")').click()
  await isFine(page)
  await page.click('summary:has-text("Laws")')
  await field(page, 'laws/base/1/0').selectOption('vote-per-conflict')
  await isFine(page)

  const { path, name } = await save(page)
  expect(name).toBe('my-components.json')
  const saved = JSON.parse(readFileSync(path, 'utf8'))
  expect(saved.counties[0].name).toBe('Cumberland')
  expect([saved.laws.base[1][0], saved.laws.new[0][1]]).toEqual(['vote-per-conflict', 'gold-for-vote'])
  expect(await inTerminal('lancaster', 'components', path)).toContain('Cumberland')

  await page.reload()
  await page.waitForSelector('.title:has-text("Cumberland")')
  await playAgainstBot(page)
  await page.waitForSelector('[aria-label^="Cumberland"]')
  expect(faults).toEqual([])
  await context.close()
})

test('a file saved right after a change contains the change', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await open(page, 'lancaster')
  await isFine(page)
  const downloading = page.waitForEvent('download')
  // In one task, so that the rules cannot have checked the change yet.
  await page.evaluate(() => {
    const name = document.querySelector<HTMLInputElement>('[id="at-counties/0/name"]')!
    name.value = 'Cumberland'
    name.dispatchEvent(new Event('input', { bubbles: true }))
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent.startsWith('Save as'))!.click()
  })
  const saved = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))
  expect(saved.counties[0].name).toBe('Cumberland')
  expect(faults).toEqual([])
  await context.close()
})

test('a file is opened; an unreadable one changes nothing', { timeout: 60_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await open(page, 'lancaster')
  await field(page, 'counties/0/name').fill('Cumberland')
  await isFine(page)
  const { path } = await save(page)
  await page.selectOption('.tools select', { label: 'Standard components' })
  await page.waitForSelector('.title:has-text("Northumberland")')
  await page.setInputFiles('input[type=file]', {
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "x"'),
  })
  await page.waitForSelector('[role=alert]:has-text("x.json cannot be opened: line 1")')
  expect(await field(page, 'counties/0/name').inputValue()).toBe('Northumberland')
  await page.setInputFiles('input[type=file]', path)
  await page.waitForSelector('.title:has-text("Cumberland")')
  expect(await page.locator('[role=alert]').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

const openText = (page: Page, name: string, data: unknown) =>
  page.setInputFiles('input[type=file]', {
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
  })

test('problems of an opened file are shown at their fields, in the page language', {
  timeout: 120_000,
}, async () => {
  const { page, context, faults } = await newVisitor(at.browser, { locale: 'de' })
  await open(page, 'richard3')
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('button:has-text("speichern")')])
  const { scenarios } = JSON.parse(readFileSync(await download.path(), 'utf8'))
  const [scenario] = scenarios
  const { york } = scenario
  const withYork = (map: object) => ({ scenarios: [{ ...scenario, york: { ...york, map: { ...york.map, ...map } } }] })

  // A file that the screen cannot show is not opened, and the draft is kept, also after a reload.
  const refused: readonly (readonly [unknown, string])[] = [
    [{ scenarios: [] }, 'Zeile 1: Die Datei hat 0 Szenarien'],
    [withYork({ Kent: ['Nobody'] }), 'Zeile 1: „Nobody“ ist hier nicht möglich'],
    [withYork({ Atlantis: ['Salisbury'] }), 'Zeile 1: Ein Gebiet namens Atlantis gibt es nicht'],
    [{ scenarios: [{ ...scenario, king: undefined }] }, 'Zeile 1: „king“ fehlt'],
    [{ counties: [] }, 'Zeile 1: „counties“ gibt es hier nicht'],
    ['Hello', 'Zeile 1: Das ist kein gültiges JSON'],
    ['['.repeat(100_001), 'Die Datei ist zu lang'],
  ]
  for (const [data, why] of refused) {
    await openText(page, 'x.json', data)
    await page.waitForSelector(`[role=alert]:has-text("x.json lässt sich nicht öffnen: ${why}")`)
  }
  await page.reload()
  await page.waitForSelector('.problems:not(.wrong)')

  // No king, and two kings.
  for (const king of ['Nobody', ['York', 'Lancaster']]) {
    await openText(page, 'x.json', { scenarios: [{ ...scenario, king }] })
    await page.waitForSelector(
      `.facts .wrong:has-text("${king === 'Nobody' ? '„Nobody“' : 'Eine Liste'} ist hier nicht")`,
    )
    await field(page, 'scenarios/0/king').selectOption('Lancaster')
    await page.waitForSelector('.problems:not(.wrong)')
  }

  // A block in two places: the list links to it, and moving it leaves it in one place only.
  await openText(page, 'x.json', withYork({ Kent: ['March'] }))
  await page.waitForSelector('.problems.wrong li:has-text("March, York")')
  await page.click('.problems li button')
  await page.waitForSelector('.hand .wrong:has-text("zweimal vor: March")')
  await page.locator('.hand select').selectOption({ label: 'Pool' })
  await page.waitForSelector('.zone.pool [data-target="block:York/March"]')
  await page.waitForSelector('.problems:not(.wrong)')
  expect(faults).toEqual([])
  await context.close()
})

/** A problem in each file, so that the messages are checked too. */
const SPOILT: Readonly<Record<string, string>> = {
  richard3: 'scenarios/0/id',
  'cousins-war': 'cards/0/id',
  lancaster: 'counties/0/name',
}

/** Opens one group of each kind; with all of them axe would take minutes. */
const UNFOLDED =
  '.facts details, .form details, #at-favours, #at-laws, #at-noblePoints, #at-favours .thing:first-child details'

const unfold = (page: Page, selector: string): Promise<void> =>
  page.evaluate((which) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(which)) details.open = true
  }, selector)

test.each(Object.keys(SPOILT))('the editor of %s has no accessibility problem', { timeout: 180_000 }, async (game) => {
  const found: string[] = []
  const { page, context, faults } = await newVisitor(at.browser, { reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, game)
  await field(page, SPOILT[game]).fill('?')
  await page.waitForSelector('.problems.wrong')
  await unfold(page, UNFOLDED)
  found.push(...(await accessibilityIssues(page)))
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await accessibilityIssues(page, { rules: 'of colours' })).map((line) => `by dark: ${line}`))
  await page.setViewportSize({ width: 360, height: 740 })
  for (const language of ['en', 'de', 'pl']) {
    await page.evaluate(
      (chosen) => localStorage.setItem('tudor-rose.settings', JSON.stringify({ language: chosen })),
      language,
    )
    await page.reload()
    await page.waitForSelector('.problems.wrong')
    await unfold(page, 'details')
    await hasArrived(page)
    const lines = await overflowing(page)
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) lines.push('the page is too wide')
    found.push(...lines.map((line) => `${language}: ${line}`))
  }
  found.push(...(await tooSmall(page)))
  expect(found).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
