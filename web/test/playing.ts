import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright-core'

/** Random numbers that are the same in every run. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** Errors of the page; a test ends with none. */
  readonly faults: string[]
}

/** A new browser context whose settings let bots move at once and moves need no confirmation. */
export async function newVisitor(browser: Browser, more: Parameters<Browser['newContext']>[0] = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block', ...more })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await context.addInitScript(() => {
    if (localStorage.getItem('tudor-rose.settings') === null)
      localStorage.setItem('tudor-rose.settings', JSON.stringify({ pace: 'quick', confirm: false }))
    // Games, and the bots in them, are the same in every run.
    let state = history.length
    crypto.getRandomValues = (into) => {
      const bytes = into as unknown as Uint8Array
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        bytes[i] = state >>> 16
      }
      return into
    }
  })
  watchRequests(page)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    // The browser itself logs refused requests there.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
  return { context, page, faults }
}

/** The pending requests of each page. */
const underWay = new WeakMap<Page, Set<Request>>()

function watchRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Waits until a page has no pending requests and has rendered the results. */
export async function hasArrived(page: Page): Promise<void> {
  await page.waitForSelector('h1')
  const hasAll = () => (underWay.get(page)?.size ?? 0) === 0
  for (let isStill = false; !isStill; ) {
    const hadAll = hasAll()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20))))
    isStill = hadAll && hasAll()
  }
}

/** Targets on the board, and buttons next to the prompt, including those that confirm a move. */
const LIVE = '[data-target]:is([data-state="live"], button:enabled), [role=alert] button.main:enabled'
const OVER = '[data-outcome]'

/** Picks a random target once the table has handled the previous pick. Returns false once the game is over. */
export async function makeMove(page: Page, below: (n: number) => number): Promise<boolean> {
  await waitUntilReady(page, `${LIVE}, ${OVER}`)
  if ((await page.locator(OVER).count()) > 0) return false
  const targets = page.locator(LIVE)
  await press(targets.nth(below(await targets.count())))
  return true
}

/** An area may be behind a piece or a panel; its control still works. */
export async function press(target: Locator): Promise<void> {
  if (await isCovered(target)) await target.dispatchEvent('click')
  else await target.click()
}

const isCovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

export interface PlayResult {
  /** The number of targets picked. */
  readonly picks: number
  readonly isOver: boolean
}

interface Bounds {
  /** Stops after this many picks. */
  readonly most?: number | undefined
  /** Stops when this selector matches. */
  readonly until?: string | undefined
}

/**
 * Repeats `makeMove`, but inside the page, where a hundred picks take a second or two instead of a minute. Each pick waits
 * until the table has handled the previous one, so that the same random numbers give the same game.
 */
export const playOn = (page: Page, below: (n: number) => number, { most, until }: Bounds = {}): Promise<PlayResult> =>
  page.evaluate(playWithin, { live: LIVE, over: OVER, seed: below(2 ** 31), most, until })

interface Playing extends Bounds {
  readonly live: string
  readonly over: string
  readonly seed: number
}

/** Runs in the page, so it can use only its parameters. */
async function playWithin({ live, over, seed, most = Number.POSITIVE_INFINITY, until }: Playing): Promise<PlayResult> {
  let state = seed
  const below = (many: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * many)
  }
  const isThere = (selector: string): boolean => document.querySelector(selector) !== null
  const PATIENCE = 30_000
  let lastPick = performance.now()
  for (let picks = 0; ; ) {
    const isBusy = isThere('[data-busy]')
    await new Promise((resolve) => setTimeout(resolve, isBusy ? 10 : 0))
    if (isThere(over)) return { picks, isOver: true }
    const targets = isThere('[data-busy]') ? [] : document.querySelectorAll(live)
    if (targets.length > 0) {
      if (picks >= most || (until !== undefined && isThere(until))) return { picks, isOver: false }
      targets[below(targets.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }))
      picks++
      lastPick = performance.now()
    } else if (performance.now() - lastPick > PATIENCE) throw new Error(`nothing to pick for ${PATIENCE} ms`)
  }
}

/**
 * Waits until the table has handled the latest action and this selector matches. Until then it shows the old question and
 * accepts no pick, and targets may disappear before they are clicked.
 */
export const waitUntilReady = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => document.querySelector('[data-busy]') === null && document.querySelector(wanted) !== null,
    selector,
  )

/** Waits until the table has handled the latest action, and this screen has a decision or the game is over. */
export const waitForDecision = (page: Page): Promise<unknown> => waitUntilReady(page, `#question, ${OVER}`)

/** Waits until the browser has stored what the page has written: a write waits for those before it. */
export const waitUntilSaved = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name!)
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve
        opening.onerror = reject
      })
      const database = opening.result
      const writing = database.transaction([...database.objectStoreNames], 'readwrite')
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve
        writing.onerror = reject
      })
      database.close()
    }
  })

/** Reloads a page that stores its game in the browser, once the game is stored. */
export async function reload(page: Page): Promise<void> {
  await waitUntilSaved(page)
  await page.reload()
}

export const isAsked = async (page: Page): Promise<boolean> => (await page.locator('#question').count()) > 0
