import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

/**
 * A Chromium without a window: the one that came with the packages, or the one that CHROMIUM names. The switches that its
 * package proposes are for servers without processes; they would also put the browser's own safeguards out of action.
 */
export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: process.env.CHROMIUM ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    headless: true,
    // Whoever ends the process of a test ends the browser with it, see `House`.
    handleSIGTERM: false,
  })
}
