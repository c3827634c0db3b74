import { expect, test } from 'vitest'
import { accessibilityIssues } from './accessibility.ts'
import { inBrowser } from './in-browser.ts'
import { hasArrived, newVisitor } from './playing.ts'
import { TestServer } from './test-server.ts'

const at = inBrowser()

test('no page has an accessibility problem, in light or dark mode', { timeout: 120_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser, { viewport: { width: 1200, height: 900 } })
  const found: string[] = []
  const look = async (within?: string) => {
    found.push(...(await accessibilityIssues(page, { within })))
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await accessibilityIssues(page, { rules: 'of colours', within })).map((line) => `by dark: ${line}`))
    await page.emulateMedia({ colorScheme: 'light' })
  }
  for (const path of [
    '/',
    '/learn',
    '/lobby',
    '/me',
    '/settings',
    '/notifications',
    '/about',
    '/people/Nobody',
    '/nowhere',
  ]) {
    await page.goto(at.server.url + path)
    await hasArrived(page)
    await look()
  }
  await page.goto(`${at.server.url}/game/lancaster`)
  await page.click('summary:has-text("Options")')
  await page.click('button:has-text("Online")')
  await page.waitForSelector('text=Open the table')
  await look()
  await page.click('text=Open the table')
  await page.waitForSelector('[aria-label="QR code of the link"]')
  await look()
  await page.goto(`${at.server.url}/game/richard3`)
  await page.click('text=On one screen')
  await page.waitForSelector('text=Pass the device')
  await look()
  await page.click('text=I am Lancaster')
  await page.waitForSelector('#question')
  await page.click('summary:has-text("All moves")')
  await look()
  await page.click('button:has-text("Rules: ")')
  await page.waitForSelector('[role=document] [data-wanted]')
  await look('.side')
  await page.click('summary:has-text("Table")')
  await page.click('button:has-text("Resign")')
  await page.click('text=Yes, resign')
  await page.waitForSelector('[data-outcome]')
  await look('.decide')
  await page.click('text=Replay')
  await page.waitForSelector('input[type=range]')
  await look()
  expect(found).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('the language changes without a reload and is remembered', async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${at.server.url}/settings`)
  await page.click('text=Deutsch')
  await page.waitForSelector('h1:has-text("Einstellungen")')
  expect(await page.getAttribute('html', 'lang')).toBe('de')
  await page.click('text=Polski')
  await page.waitForSelector('h1:has-text("Ustawienia")')
  await page.reload()
  await page.waitForSelector('h1:has-text("Ustawienia")')
  await page.click('nav >> text=Gry')
  await page.waitForSelector('text=Wybierz grę')
  expect(faults).toEqual([])
  await context.close()
})

test('the theme from the settings overrides that of the device', async () => {
  const { page, context } = await newVisitor(at.browser, { colorScheme: 'dark' })
  const isDark = () =>
    page.evaluate(() => {
      const [red] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
      return Number(red) < 100
    })
  await page.goto(`${at.server.url}/settings`)
  await page.waitForSelector('h1')
  expect(await isDark()).toBe(true)
  await page.check('[name=theme][value=light]')
  expect(await isDark()).toBe(false)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.check('[name=theme][value=dark]')
  expect(await isDark()).toBe(true)
  await context.close()
})

test('a Polish browser gets the page in Polish', async () => {
  const { page, context } = await newVisitor(at.browser, { locale: 'pl-PL' })
  await page.goto(at.server.url)
  await page.waitForSelector('text=Wybierz grę')
  await context.close()
})

test('after one visit everything on this device works offline', async () => {
  const { page, context, faults } = await newVisitor(at.browser, { serviceWorkers: 'allow' })
  const own = await TestServer.open()
  await page.goto(own.url)
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready
    const worker = active ?? waiting ?? installing
    if (worker?.state !== 'activated')
      await new Promise<void>((done) =>
        worker?.addEventListener('statechange', () => worker.state === 'activated' && done()),
      )
  })
  await own.stop()
  await page.goto(`${own.url}/`)
  await page.click('text=Richard III')
  await page.click('text=Against a bot')
  await page.waitForSelector('#question')
  await page.reload()
  await page.waitForSelector('#question')
  await page.goto(`${own.url}/lobby`)
  await page.waitForSelector('text=The server is not responding.')
  expect(faults).toEqual([])
  await context.close()
  await own.close()
})
