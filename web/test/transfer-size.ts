import type { BrowserContext, Page, Request } from 'playwright-core'
import { reload } from './playing.ts'

export interface TransferSize {
  readonly scripts: number
  readonly all: number
  readonly requests: number
  readonly paths: readonly string[]
}

/** The transfer size of a table page with an empty cache, in compressed bytes. */
export async function measureTransfer(page: Page, context: BrowserContext): Promise<TransferSize> {
  const files: { path: string; bytes: number }[] = []
  const measured: Promise<unknown>[] = []
  const onFinished = (request: Request) => {
    // Tables for bots are loaded after everything else, and nothing waits for them.
    if (request.url().endsWith('.bin')) return
    const size = request.response().then(async (response) => {
      const bytes = Number(await response?.headerValue('content-length'))
      files.push({ path: new URL(request.url()).pathname, bytes })
    })
    measured.push(size.catch(() => undefined))
  }
  context.on('requestfinished', onFinished)
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  // Workers have their own session but share the cache.
  await session.send('Network.clearBrowserCache')
  await reload(page)
  await page.waitForSelector('[data-state=live]')
  await page.waitForLoadState('networkidle')
  await Promise.all(measured)
  context.off('requestfinished', onFinished)
  const sum = (fits: RegExp) => files.filter(({ path }) => fits.test(path)).reduce((all, { bytes }) => all + bytes, 0)
  return { scripts: sum(/\.js$/), all: sum(/./), requests: files.length, paths: files.map(({ path }) => path) }
}
