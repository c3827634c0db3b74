import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { TestServer } from './test-server.ts'

/**
 * A server and a browser for all test files that a worker runs: starting both takes several seconds. The server is shared,
 * so a test must rely only on data that it has created itself. A file that needs its own server opens a
 * `TestServer`.
 */
let server: TestServer | undefined
let browser: Browser | undefined

/** The shared server and browser; both are available once the tests run. */
export function inBrowser(): { readonly server: TestServer; readonly browser: Browser } {
  const at = withBrowser()
  beforeAll(async () => {
    // A failed test may have left it stopped.
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

/** Only the browser, for files with their own server. */
export function withBrowser(): { readonly browser: Browser } {
  beforeAll(async () => {
    if (browser?.isConnected() !== true) browser = await launchBrowser()
  }, 120_000)
  // Close all pages of this file, including those of failed tests.
  afterAll(() => Promise.all((browser?.contexts() ?? []).map((context) => context.close())))
  return {
    get browser() {
      return browser!
    },
  }
}
