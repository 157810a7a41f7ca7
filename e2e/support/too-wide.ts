import type { Page } from '@playwright/test'

/**
 * Returns what does not fit the screen in width: elements that reach beyond it, and how much the page would
 * scroll sideways. The body clips what is too wide, so each element is measured.
 *
 * @param except selector of what may reach beyond, such as a row that scrolls by itself
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
