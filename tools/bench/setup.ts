import { chromium } from '@playwright/test'
import { browserArgs, ensureBrowser, headlessShell } from '../test/browser.ts'
import { freePort } from '../test/free-port.ts'

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const desktop = { viewport: { width: 1440, height: 900 } }

/** Slow 4G, applied to real connections, unlike in Lighthouse: milliseconds, bytes per second. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

export const progress = (line: string) => console.error(line)

export async function startChromium() {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(headlessShell),
    // Explicit, so that a later Playwright does not change the headless mode.
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  })
  const session = await browser.newBrowserCDPSession()
  const { product } = await session.send('Browser.getVersion')
  return { browser, port, product, [Symbol.asyncDispose]: () => browser.close() }
}
