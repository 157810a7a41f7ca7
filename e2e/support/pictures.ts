import type { Page } from '@playwright/test'

/** Scrolls to each picture and waits for it; returns those that do not load. */
export function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const missing: string[] = []
    for (const image of document.images) {
      if (!image.checkVisibility()) continue
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
      // Pictures at the end of a row load with the row.
      if (image.getBoundingClientRect().left >= innerWidth) continue
      // Until it loads, a late picture shows an empty one.
      const isEmpty = () => image.currentSrc !== image.src && image.currentSrc.startsWith('data:')
      const isLate = () => isEmpty() || !image.complete
      for (let frame = 0; frame < 600 && isLate(); frame++) {
        await new Promise(requestAnimationFrame)
      }
      if (isLate() || image.naturalWidth === 0) missing.push(image.src)
    }
    return missing
  })
}
