import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { TestServer } from './test-server.ts'

/**
 * A server and a browser for all files that a worker runs one after the other: to start both takes several seconds. The
 * server is the same, so a test counts on nothing but what it has put there itself; a file that needs a server of its own
 * opens a `House`.
 */
let server: TestServer | undefined
let browser: Browser | undefined

/** What somebody needs who tests pages; both are there once the tests run. */
export function inBrowser(): { readonly server: TestServer; readonly browser: Browser } {
  const at = withBrowser()
  beforeAll(async () => {
    // A test that failed may have left it stopped.
    if (server?.isOpen === false) await server.close()
    if (server?.isOpen !== true) server = await TestServer.open()
  }, 120_000)
  return {
    get server() {
      return server!
    },
    get browser() {
      return at.browser
    },
  }
}

/** The browser alone, for files with a server of their own. */
export function withBrowser(): { readonly browser: Browser } {
  beforeAll(async () => {
    if (browser?.isConnected() !== true) browser = await launchBrowser()
  }, 120_000)
  // The next file finds no pages of this one, not even of a test that failed.
  afterAll(() => Promise.all((browser?.contexts() ?? []).map((context) => context.close())))
  return {
    get browser() {
      return browser!
    },
  }
}
