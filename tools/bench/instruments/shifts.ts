import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number }

declare global {
  interface Window {
    shifts?: Shift[]
  }
}

/** Call it before the page opens. */
export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries() as Shift[]
      Object.assign(window, { shifts: [...(window.shifts ?? []), ...shifts] })
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** Whether every element has its final place: some are laid out only after the typeface has loaded. */
export const hasTypeface = () =>
  [...document.fonts].some(({ family }) => family === 'Bricolage') &&
  !document.querySelector('[style*=content-visibility]')

export const waitForTypeface = (page: Page) => page.waitForFunction(hasTypeface)

/** Drops earlier shifts; pages.e2e.ts covers those of the typeface. */
export async function startWatching(page: Page) {
  await waitForTypeface(page)
  await takeShifts(page)
}

/** Returns and drops the shifts so far; the frame after a change reports its shift. */
export const takeShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const { shifts = [] } = window
    window.shifts = []
    return shifts
  })

export const shiftsOf = (page: Page) => page.evaluate(() => window.shifts ?? [])

/** Returns the positions and sizes of a page's blocks; of a price only the vertical ones, because its width may change. */
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
