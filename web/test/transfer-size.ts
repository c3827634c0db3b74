import type { BrowserContext, Page, Request } from 'playwright-core'
import { reload } from './playing.ts'

export interface TransferSize {
  readonly scripts: number
  readonly all: number
  readonly requests: number
  readonly paths: readonly string[]
}

/** What a table page brings over the network when it is loaded with nothing kept, in bytes as the server packs them. */
export async function measureTransfer(page: Page, context: BrowserContext): Promise<TransferSize> {
  const files: { path: string; bytes: number }[] = []
  const measured: Promise<unknown>[] = []
  const onFinished = (request: Request) => {
    // Tables for bots come when all else is here, and nobody waits for them.
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
  // Workers have a session of their own, but the same store.
  await session.send('Network.clearBrowserCache')
  await reload(page)
  await page.waitForSelector('[data-state=live]')
  await page.waitForLoadState('networkidle')
  await Promise.all(measured)
  context.off('requestfinished', onFinished)
  const sum = (fits: RegExp) => files.filter(({ path }) => fits.test(path)).reduce((all, { bytes }) => all + bytes, 0)
  return { scripts: sum(/\.js$/), all: sum(/./), requests: files.length, paths: files.map(({ path }) => path) }
}
