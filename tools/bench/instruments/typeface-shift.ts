import type { Browser } from '@playwright/test'
import { desktop, phone } from '../setup.ts'

/**
 * Delays the web font until the page is painted with a system font; the result depends on no timing.
 *
 * @returns the larger of the layout shifts on a phone and on a desktop
 */
export async function measureTypefaceShift(browser: Browser, address: string): Promise<number> {
  const shifts = []
  for (const screen of [phone, desktop]) {
    await using context = await browser.newContext(screen)
    const page = await context.newPage()
    const { promise: painted, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await painted
      await route.continue()
    })
    // `load` would wait for the typeface.
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const since = await page.evaluate(whenPainted)
    release()
    shifts.push(await page.evaluate(shiftSince, since))
  }
  return Math.max(...shifts)
}

/** Runs in the page; the time is in ms. */
async function whenPainted() {
  while (performance.getEntriesByName('first-contentful-paint').length === 0) {
    await new Promise(requestAnimationFrame)
  }
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  return performance.now()
}

async function shiftSince(time: number) {
  const entries: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  // app/browser/typefaces.ts adds the typeface once it has loaded.
  while (![...document.fonts].some(({ family }) => family === 'Bricolage')) {
    await new Promise(requestAnimationFrame)
  }
  // The first frame renders with it, the next one reports the shifts.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  return [...entries, ...observer.takeRecords()]
    .filter(({ startTime }) => startTime >= time)
    .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
}
