import type { Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { expect, openStarted, test } from './support/fixtures.ts'

const { caseStudy } = loadContent()

// Spec: S-39.
test('the slider shows 1, 2 or 3.5 of seven', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStarted(page, '/single-portfolio')
  const row = page.getByRole('list', { name: caseStudy.slider.label })
  await expect(row.getByRole('listitem')).toHaveCount(7)
  for (const [width, perView] of [
    [640, 1],
    [900, 2],
    [1600, 3.5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const { view, slide, gap } = await row.evaluate((element) => {
      const [first, second] = [...element.children].map((child) => child.getBoundingClientRect())
      if (!first || !second) throw new Error('no slides')
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      return {
        view:
          element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        slide: first.width,
        gap: second.left - first.right,
      }
    })
    expect(gap).toBeCloseTo(24, 0)
    expect(slide).toBe(Math.floor((view - 24 * Math.floor(perView - 0.5)) / perView))

    await expect.poll(() => startOf(row)).toBe(0)
    await page.getByRole('button', { name: caseStudy.slider.next }).click()
    await expect.poll(() => startOf(row)).toBe(1)
    await page.getByRole('button', { name: caseStudy.slider.previous }).click()
    await expect.poll(() => startOf(row)).toBe(0)
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => startOf(row)).toBe(1)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => startOf(row)).toBe(0)
  }
})

function startOf(row: ReturnType<Page['locator']>): Promise<number> {
  return row.evaluate((element) => {
    const start =
      element.getBoundingClientRect().left +
      Number.parseFloat(getComputedStyle(element).paddingLeft)
    return [...element.children].findIndex(
      (child) => Math.abs(child.getBoundingClientRect().left - start) < 2,
    )
  })
}
