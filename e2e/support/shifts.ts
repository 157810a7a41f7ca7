import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts?: PerformanceEntry[]
  }
}

/** Has a page write down what moves by itself. To be called before it is opened. */
export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
      Object.assign(window, { shifts: [...(window.shifts ?? []), ...shifts] })
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** Forgets what has moved: what the typeface moves by coming late is judged in pages.e2e.ts. */
export async function startWatching(page: Page) {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Bricolage'))
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    window.shifts = []
  })
}

/** What has moved since. */
export const shiftsOf = (page: Page) => page.evaluate(() => window.shifts ?? [])

/** Where the blocks of a page stand. A price is as wide as its figures: all it has to do is stay on its line. */
export const placesOf = (page: Page, price: string) =>
  page.evaluate(
    (price) =>
      [...document.querySelectorAll(`main :is(a, button, summary, h2, h3, article, li, ${price})`)]
        .filter((element) => !element.closest('[popover]') && element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return element.matches(price) ? [y, height] : [x, y, width, height]
        }),
    price,
  )
