import type { Page } from '@playwright/test'

/**
 * Returns elements wider than the screen, and the page's sideways scroll. Measures each element, because the
 * body clips.
 *
 * @param except selector of allowed elements, such as a scrolling row
 */
export function tooWide(page: Page, except = 'svg'): Promise<string[]> {
  return page.evaluate((except) => {
    const screen = document.documentElement.clientWidth
    const found = [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.closest(`.visually-hidden, svg, ${except}`))
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        return width > 0 && (Math.round(right) > screen || Math.round(left) < 0)
      })
      .map((one) => `${one.tagName} ${one.className} ${one.textContent?.trim().slice(0, 20)}`)
    const sideways = document.documentElement.scrollWidth - screen
    return [...found.slice(0, 3), ...(sideways > 0 ? [`${sideways} px sideways`] : [])]
  }, except)
}
