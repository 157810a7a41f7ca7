import type { Page } from '@playwright/test'
import { hold } from '#workshop/hold.ts'
import { desktop, phone } from '../setup.ts'
import { hasTypeface, takeShifts, waitForTypeface, watchShifts } from './shifts.ts'

/**
 * Opens an address again, and delays the web font until the page is painted with a system font; the result depends on
 * no timing.
 *
 * @returns the larger of the layout shifts on a phone and on a desktop
 */
export async function measureTypefaceShift(page: Page, address: string): Promise<number> {
  const sums = []
  await watchShifts(page)
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const release = await hold(page, '**/*.woff2')
    // `load` would wait for the typeface.
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    await takeShifts(page)
    if (await page.evaluate(hasTypeface)) throw new Error('the typeface came early')
    release()
    await waitForTypeface(page)
    const shifts = await takeShifts(page)
    sums.push(shifts.reduce((sum, { value }) => sum + value, 0))
  }
  return Math.max(...sums)
}
