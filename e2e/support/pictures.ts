import type { Page } from '@playwright/test'

/** Scrolls to each picture and waits for it, then to the top; returns those that do not load. */
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
    // Elsewhere the back-to-top button covers a part of the page.
    scrollTo({ top: 0, behavior: 'instant' })
    return missing
  })
}

/** Returns the pictures of the first screen that load late, and are larger than any text there. */
export function lateLargestPaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    const shown = (place: Element | Range) => {
      const { left, right, top, bottom } = place.getBoundingClientRect()
      const width = Math.min(right, innerWidth) - Math.max(left, 0)
      return Math.max(0, width) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    }
    const file = ({ src }: HTMLImageElement) => new URL(src).pathname
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
    const early = images.filter(({ loading }) => loading !== 'lazy').map(file)
    const texts = [...document.querySelectorAll('main :is(h1, h2, p)')].map((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return shown(text)
    })
    return images
      .filter((image) => !early.includes(file(image)) && shown(image) > Math.max(...texts))
      .map(({ src }) => src)
  })
}
