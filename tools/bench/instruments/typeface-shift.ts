import type { Browser } from '@playwright/test'
import { hold } from '../../../e2e/support/fixtures.ts'
import { takeShifts, waitForTypeface, watchShifts } from '../../../e2e/support/shifts.ts'
import { desktop, phone } from '../setup.ts'

/**
 * Delays the web font until the page is painted with a system font; the result depends on no timing.
 *
 * @returns the larger of the layout shifts on a phone and on a desktop
 */
export async function measureTypefaceShift(browser: Browser, address: string): Promise<number> {
  const sums = []
  for (const screen of [phone, desktop]) {
    await using context = await browser.newContext(screen)
    const page = await context.newPage()
    await watchShifts(page)
    const release = await hold(page, '**/*.woff2')
    // `load` would wait for the typeface.
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    await takeShifts(page)
    release()
    await waitForTypeface(page)
    const shifts = await takeShifts(page)
    sums.push(shifts.reduce((sum, { value }) => sum + value, 0))
  }
  return Math.max(...sums)
}
