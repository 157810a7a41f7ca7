import type { Browser } from '@playwright/test'
import { phone } from './phone.ts'

const desk = { viewport: { width: 1440, height: 900 } }

/** What measures shifts inside the page, left there before anything else runs. */
interface Shifts {
  /** Resolves once the page has arrived and something of it is painted. */
  painted: Promise<unknown>
  entries: PerformanceEntry[]
  observer: PerformanceObserver
}

/**
 * Holds the typeface back until the page is painted with the system's, lets it come, and measures
 * what moves: no clock decides which comes first.
 *
 * @returns the larger of the layout shifts on a phone and on a desk
 */
export async function measureTypefaceShift(browser: Browser, address: string): Promise<number> {
  const shifts = []
  for (const screen of [phone, desk]) {
    const context = await browser.newContext(screen)
    try {
      const page = await context.newPage()
      const { promise: painted, resolve: send } = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await painted
        await route.continue()
      })
      await page.addInitScript(watch)
      // Not `load`, which waits for the typeface.
      await page.goto(address, { waitUntil: 'commit' })
      await page.evaluate('shifts.painted')
      await page.evaluate(startOver)
      send()
      shifts.push(await page.evaluate(shiftWithTypeface))
    } finally {
      await context.close()
    }
  }
  return Math.max(...shifts)
}

/** Runs in the page. */
function watch() {
  const entries: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  const seen = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  const arrived = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  const painted = Promise.all([seen, arrived])
  Object.assign(window, { shifts: { painted, entries, observer } })
}

/** Runs in the page: forgets what moved while the page was arriving. */
async function startOver() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  const { entries, observer } = (window as unknown as { shifts: Shifts }).shifts
  observer.takeRecords()
  entries.length = 0
}

/** Runs in the page. */
async function shiftWithTypeface() {
  const { entries, observer } = (window as unknown as { shifts: Shifts }).shifts
  // Where scripts run, the page has it once it has come (app/browser/typefaces.ts).
  while (![...document.fonts].some(({ family }) => family === 'Bricolage')) {
    await new Promise(requestAnimationFrame)
  }
  // The first frame is painted with it, the next one is told of what moved.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  return [...entries, ...observer.takeRecords()].reduce(
    (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
    0,
  )
}
