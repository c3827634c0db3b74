/** Measures the client as users experience it and prints JSON. Run it with `npm run bench:web`. */
import type { BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from '../test/browser.ts'
import { TestServer } from '../test/test-server.ts'
import { measureTransfer } from '../test/transfer-size.ts'
import { SlowLink } from './slow-link.ts'

const GAMES = ['richard3', 'cousins-war', 'lancaster'] as const
const LINK = { bitsPerSecond: 1_600_000, cpuSlowdown: 4 }
/** Extra latency per response in milliseconds: none, and that of a poor mobile connection. */
const LATENCIES = [0, 150] as const
/** The median of this many loads is reported. */
const LOADS = 3
const CLICKS = 60
const SECONDS = 3
const CLICKABLE_AFTER = 'clickable after '
const LAPTOP = { width: 1366, height: 768 }

const server = await TestServer.open()
const browser = await launchBrowser()
try {
  const games: Record<string, unknown> = {}
  for (const game of GAMES) games[game] = await measure(game)
  const report = { link: LINK, games, richard3Map: await framesOfMap() }
  console.log(JSON.stringify(report, undefined, 2))
} finally {
  await browser.close()
  await server.close()
}

async function table(url: string, game: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block', viewport: LAPTOP })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await context.addInitScript(() =>
    localStorage.setItem('tudor-rose.settings', JSON.stringify({ pace: 'quick', confirm: false })),
  )
  await page.goto(`${url}/game/${game}`)
  // This measures the page, not how long a bot thinks.
  await page.check('input[name=level][value=random]')
  await page.click('.ways button:first-child:not(:disabled)')
  await page.waitForSelector('[data-state=live]')
  return { page, context }
}

async function measure(game: string): Promise<object> {
  const { page, context } = await table(server.url, game)
  const { scripts, all, requests } = await measureTransfer(page, context)
  const answers = await answerTimes(page)
  await context.close()
  return {
    bytes: { scripts, all, requests },
    interactiveAfterMs: await timesToInteractive(game),
    answerMs: { clicks: answers.length, median: share(answers, 0.5), p95: share(answers, 0.95) },
  }
}

async function timesToInteractive(game: string): Promise<object> {
  const times: Record<string, number> = {}
  for (const latency of LATENCIES) {
    const link = await SlowLink.open(server.url, LINK.bitsPerSecond, latency)
    const loads: number[] = []
    for (let i = 0; i < LOADS; i++) loads.push(await timeToInteractive(link.url, game))
    await link.close()
    times[`withLatency${latency}`] = share(loads, 0.5)
  }
  return times
}

/** Time from requesting the page until something on the board can be clicked, on a slow connection and a slow machine. */
async function timeToInteractive(url: string, game: string): Promise<number> {
  const { page, context } = await table(url, game)
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  // Workers have their own session but share the cache.
  await session.send('Network.clearBrowserCache')
  await session.send('Emulation.setCPUThrottlingRate', { rate: LINK.cpuSlowdown })
  await context.addInitScript(sayWhenClickable, CLICKABLE_AFTER)
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(CLICKABLE_AFTER),
    timeout: 60_000,
  })
  await page.reload({ waitUntil: 'commit' })
  const moment = Number((await said).text().slice(CLICKABLE_AFTER.length))
  await context.close()
  return Math.round(moment)
}

/** Runs in the page and reports through its console. A driver's own wait script would slow the page down. */
function sayWhenClickable(words: string): void {
  const isOnTop = (target: Element): boolean => {
    const { x, y, width, height } = target.getBoundingClientRect()
    return target.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  const look = (): void => {
    const isClickable = [...document.querySelectorAll('[data-state=live]')].some(isOnTop)
    if (isClickable) console.debug(words + performance.now())
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Time from a click until its effect is on the screen, for clicks that pick a target and clicks that make a move. */
async function answerTimes(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < CLICKS; i++) {
    await page.waitForSelector('[data-state=live], [data-outcome]')
    const time = await page.evaluate(async (pick) => {
      const live = document.querySelectorAll<HTMLElement>('[data-state=live]')
      if (live.length === 0) return undefined
      return new Promise<number>((answered) => {
        const start = performance.now()
        const observer = new MutationObserver(() => {
          observer.disconnect()
          requestAnimationFrame(() => answered(performance.now() - start))
        })
        observer.observe(document.querySelector('.table-screen')!, { subtree: true, childList: true, attributes: true })
        live[pick % live.length].dispatchEvent(new MouseEvent('click', { bubbles: true }))
      })
    }, i * 7)
    if (time === undefined) break
    times.push(time)
  }
  return times
}

function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10
}

/** Frames per second while the map is panned and zoomed. */
async function framesOfMap(): Promise<object> {
  const { page, context } = await table(server.url, 'richard3')
  const box = (await page.locator('.board [data-layer]').locator('..').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  for (let i = 0; i < 5; i++) await page.mouse.wheel(0, -200)
  const counted = async (act: (step: number) => Promise<void>): Promise<number> => {
    await page.evaluate(() => {
      const counter = window as unknown as { frames: number; isCounting: boolean }
      counter.frames = 0
      counter.isCounting = true
      const count = () => {
        counter.frames++
        if (counter.isCounting) requestAnimationFrame(count)
      }
      requestAnimationFrame(count)
    })
    const start = performance.now()
    for (let step = 0; performance.now() - start < SECONDS * 1000; step++) await act(step)
    const seconds = (performance.now() - start) / 1000
    const frames = await page.evaluate(() => {
      const counter = window as unknown as { frames: number; isCounting: boolean }
      counter.isCounting = false
      return counter.frames
    })
    return Math.round(frames / seconds)
  }
  await page.mouse.move(x, y)
  await page.mouse.down()
  const panning = await counted((step) => page.mouse.move(x + 120 * Math.sin(step / 12), y + 90 * Math.cos(step / 15)))
  await page.mouse.up()
  const zooming = await counted((step) => page.mouse.wheel(0, step % 40 < 20 ? 60 : -60))
  await context.close()
  return { framesPerSecond: { panning, zooming } }
}
