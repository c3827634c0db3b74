import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

/**
 * A headless Chromium: the one from the packages, or the one named by CHROMIUM. The flags that its package suggests are
 * for serverless hosts; they would also turn off the browser's sandbox.
 */
export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: process.env.CHROMIUM ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    headless: true,
    // Ending the test process ends the browser with it; see `TestServer`.
    handleSIGTERM: false,
  })
}
