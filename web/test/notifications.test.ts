import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityIssues } from './accessibility.ts'
import { withBrowser } from './in-browser.ts'
import { Mailbox } from './mailbox.ts'
import { newVisitor } from './playing.ts'
import { TestServer } from './test-server.ts'

const at = withBrowser()
let mailbox: Mailbox
let server: TestServer

beforeAll(async () => {
  mailbox = await Mailbox.open()
  server = await TestServer.open({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://tudor.example.com' })
}, 120_000)
afterAll(async () => {
  await server?.close()
  await mailbox?.close()
})

const section = (title: string) => `section:has(h2:text-is("${title}"))`
const PASSWORD = 'a rose by any name'

async function register(page: Page, name: string): Promise<void> {
  const form = 'form:has-text("Sign up")'
  await page.goto(`${server.url}/me`)
  await page.fill(`${form} [autocomplete=username]`, name)
  await page.fill(`${form} [type=password]`, PASSWORD)
  await page.click(`${form} button`)
  await page.waitForSelector(`text=You are logged in as ${name}.`)
}

test('a user without an account is sent to the account page', { timeout: 60_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await page.goto(`${server.url}/notifications`)
  await page.waitForSelector('text=You are not logged in.')
  expect(faults).toEqual([])
  await context.close()
})

test('an email address is added, confirmed by link, set to another pace, used to reset the password, and removed', {
  timeout: 120_000,
}, async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await register(page, 'Anna')
  await page.click('text=When it is your turn')
  const mail = section('Email')
  await page.fill(`${mail} [type=email]`, 'anna@example.com')
  await page.fill(`${mail} [type=password]`, 'not this one')
  await page.click(`${mail} button`)
  await page.waitForSelector('[role=alert]')
  await page.fill(`${mail} [type=password]`, PASSWORD)
  await page.click(`${mail} button`)
  await page.waitForSelector(`${mail} >> text=We have sent a link to anna@example.com`)
  expect(await page.locator(`${mail} [type=checkbox]`).count()).toBe(0)

  // The pages linked in mails are served by the server and work without the client.
  await page.goto(`${server.url}${await mailbox.linkTo('confirm', 'anna@example.com')}`)
  await page.click('button:visible')
  await page.waitForSelector('button:visible', { state: 'detached' })
  await page.goto(`${server.url}/notifications`)
  await page.waitForSelector(`${mail} >> text=Emails are sent to anna@example.com`)
  expect(await page.isChecked(`${mail} [type=checkbox]`)).toBe(true)
  await page.selectOption(`${mail} select`, 'daily')
  await page.waitForSelector(`${mail} select:not([disabled])`)
  await page.uncheck(`${mail} [type=checkbox]`)
  await page.waitForSelector(`${mail} select:not([disabled])`)
  await page.reload()
  await page.waitForSelector(`${mail} select`)
  expect(await page.inputValue(`${mail} select`)).toBe('daily')
  expect(await page.isChecked(`${mail} [type=checkbox]`)).toBe(false)

  await page.goto(`${server.url}/me`)
  await page.click('text=Log out')
  await page.click('summary:has-text("Forgot your password?")')
  await page.fill('details input', 'Anna')
  await page.click('text=Send link')
  await page.waitForSelector('text=we have sent a link to it')
  await page.goto(`${server.url}${await mailbox.linkTo('reset', 'anna@example.com')}`)
  await page.fill('[type=password]:visible', 'by any other name')
  await page.click('button:visible')
  await page.waitForSelector('[type=password]:visible', { state: 'detached' })
  await page.goto(`${server.url}/me`)
  const login = 'form:has-text("Log in")'
  await page.fill(`${login} [autocomplete=username]`, 'Anna')
  await page.fill(`${login} [type=password]`, 'by any other name')
  await page.click(`${login} button`)
  await page.click('text=When it is your turn')
  await page.click(`${mail} >> text=Remove address`)
  await page.waitForSelector(`${mail} [type=email]`)
  expect(faults).toEqual([])
  await context.close()
})

test('mails and the pages they link to use the page language', { timeout: 120_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await register(page, 'Carla')
  await page.goto(`${server.url}/settings`)
  await page.click('text=Deutsch')
  await page.waitForSelector('h1:has-text("Einstellungen")')
  await page.click('a:text-is("Wenn du am Zug bist")')
  const mail = section('E-Mail')
  await page.fill(`${mail} [type=email]`, 'carla@example.com')
  await page.fill(`${mail} [type=password]`, PASSWORD)
  await page.click(`${mail} button`)
  const link = await mailbox.linkTo('confirm', 'carla@example.com')
  await page.goto(`${server.url}${link}`)
  expect(await page.getAttribute('html', 'lang')).toBe('de')
  await page.click('text=Adresse bestätigen')
  await page.waitForSelector('text=Deine E-Mail-Adresse ist bestätigt.')
  await page.goto(`${server.url}${link}`)
  await page.reload()
  await page.click('text=Adresse bestätigen')
  await page.waitForSelector('[role=alert]:has-text("Dieser Link ist abgelaufen oder wurde schon benutzt.")')
  expect(faults).toEqual([])
  await context.close()
})

test('a webhook shows its secret once', { timeout: 60_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser)
  await register(page, 'Berta')
  await page.goto(`${server.url}/notifications`)
  const webhook = section('Webhook')
  await page.waitForSelector(webhook)
  expect(await accessibilityIssues(page)).toEqual([])
  await page.fill(`${webhook} [type=url]`, 'https://127.0.0.1/hook')
  await page.click(`${webhook} button`)
  await page.waitForSelector('[role=alert]')
  await page.fill(`${webhook} [type=url]`, 'https://93.184.215.14/hook')
  await page.click(`${webhook} button`)
  await page.waitForSelector(`${webhook} >> text=https://93.184.215.14/hook`)
  expect((await page.inputValue(`${webhook} input[readonly]`)).length).toBeGreaterThan(20)
  await page.reload()
  await page.waitForSelector(`${webhook} >> text=https://93.184.215.14/hook`)
  expect(await page.locator(`${webhook} input[readonly]`).count()).toBe(0)
  await page.click(`${webhook} >> text=Remove webhook`)
  await page.waitForSelector(`${webhook} [type=url]`)
  expect(faults).toEqual([])
  await context.close()
})

/** Push services are on the internet, so the page simulates the browser's part. */
async function withPushService(page: Page): Promise<void> {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys().toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  await page.addInitScript(
    (given) => {
      const endpoint = 'https://93.184.215.14/push'
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: given }),
        unsubscribe: async () => {
          sessionStorage.removeItem('pushed')
          return true
        },
      } as unknown as PushSubscription
      PushManager.prototype.subscribe = async (options) => {
        sessionStorage.setItem('pushed', String(options?.applicationServerKey))
        return subscription
      }
      PushManager.prototype.getSubscription = async () =>
        sessionStorage.getItem('pushed') === null ? null : subscription
      Notification.requestPermission = async () => (sessionStorage.getItem('forbidden') ? 'denied' : 'granted')
    },
    { p256dh, auth },
  )
}

test('a guest turns push notifications on and off', { timeout: 60_000 }, async () => {
  const { page, context, faults } = await newVisitor(at.browser, { serviceWorkers: 'allow' })
  await withPushService(page)
  await page.goto(server.url)
  await page.evaluate(async () => {
    await fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    await navigator.serviceWorker.ready
    sessionStorage.setItem('forbidden', 'yes')
  })
  await page.goto(`${server.url}/notifications`)
  const push = section('This browser')
  await page.click(`${push} >> text=Notify me in this browser`)
  await page.waitForSelector('[role=alert]:has-text("blocked")')
  await page.evaluate(() => sessionStorage.removeItem('forbidden'))
  await page.click(`${push} >> text=Notify me in this browser`)
  await page.waitForSelector(`${push} >> text=1 browser receives notifications.`)
  expect(await page.evaluate(() => sessionStorage.getItem('pushed'))).toMatch(/^B[\w-]{86}$/)
  expect(await page.isChecked(`${push} [type=checkbox]`)).toBe(true)
  await page.waitForSelector('text=You need an account for this.')
  await page.reload()
  await page.click(`${push} >> text=Stop notifying me in this browser`)
  await page.waitForSelector(`${push} >> text=1 browser receives notifications.`, { state: 'detached' })
  expect(await page.evaluate(() => sessionStorage.getItem('pushed'))).toBeNull()
  expect(faults).toEqual([])
  await context.close()
})
