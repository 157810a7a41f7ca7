import type { Page } from '@playwright/test'

/**
 * Finds elements beyond the sides of the screen, and texts broken into a few letters per line.
 *
 * @param what selector of the elements
 * @returns one line per element, the first few per view
 */
export async function findOverflow(page: Page, what = '*'): Promise<string[]> {
  return page.evaluate((what) => {
    const found: string[] = []
    const isExcused = (one: Element) => {
      for (let box: Element | null = one; box; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box)
        const isScrolled = overflowX === 'auto' || overflowX === 'scroll'
        if (box !== one && isScrolled && !box.matches('dialog, .composer')) return true
        if (box !== one && textOverflow === 'ellipsis') return true
      }
      return one.closest('.visually-hidden, .skip, svg, img, .screen, .preview') !== null
    }
    const isSliver = (one: Element) => {
      const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      return texts.some((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 4 && 4 * lines.size > range.toString().trim().length
      })
    }
    const look = (view: string, root: Element) => {
      const beyond = [root, ...root.querySelectorAll(what)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => {
          const { left, right, width } = one.getBoundingClientRect()
          return width > 1 && (right > innerWidth + 1 || left < -1 || isSliver(one))
        })
        .filter((one) => !isExcused(one))
      for (const one of beyond.slice(0, 4)) {
        const { left, right } = one.getBoundingClientRect()
        const words = one.textContent?.trim().slice(0, 24)
        found.push(
          `${view}: ${one.tagName} .${one.className} ${Math.round(left)}–${Math.round(right)} ${words}`,
        )
      }
    }
    const folds = [...document.querySelectorAll('details')].map(
      (fold) => [fold, fold.open] as const,
    )
    for (const [fold] of folds) fold.open = true
    look('page', document.body)
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth + 1) found.push(`page: ${scrollWidth} wide`)
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.showModal()
      look(`dialog ${dialog.id.slice(0, 12)}`, dialog)
      if (dialog.scrollWidth > dialog.clientWidth) found.push(`dialog ${dialog.id}: scrolled`)
      dialog.close()
    }
    for (const [fold, isOpen] of folds) fold.open = isOpen
    return found
  }, what)
}
