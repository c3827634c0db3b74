import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { House } from './house.ts'

/** A server of its own and a browser for all tests of a file; they are there once the tests run. */
export function inBrowser(): { readonly house: House; readonly browser: Browser } {
  let house: House | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    house = await House.open()
    browser = await launchBrowser()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await house?.close()
  })
  return {
    get house() {
      return house!
    },
    get browser() {
      return browser!
    },
  }
}
