import type { Locator } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { shiftsOf, startWatching, watchShifts } from '../tools/bench/instruments/shifts.ts'
import { expect, test } from './support/fixtures.ts'
import { missingPictures } from './support/pictures.ts'

const { caseStudy } = loadContent()

const screen = { width: 390, height: 844 }

test.use({ viewport: screen })

/** Each has drawings below the first screen. */
const illustrated = [
  '/',
  '/contactez-nous',
  '/expertises/creation-de-site-web',
  '/portfolio-two',
  '/single-blog',
  '/testimonial',
] as const

const isDrawn = (picture: Locator) =>
  picture.evaluate(
    (image: HTMLImageElement) => image.complete && image.currentSrc.startsWith('http'),
  )

const approach = (picture: Locator, distance: number) =>
  picture.evaluate(async (image, distance) => {
    const top = image.getBoundingClientRect().top + scrollY - innerHeight - distance
    window.scrollTo({ top, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, distance)

test('pictures load within 100 px of view', async ({ page }) => {
  for (const path of ['/', '/contactez-nous', '/single-blog']) {
    await page.goto(path)
    // Waits for the typeface, because it moves pictures.
    await startWatching(page)
    // One picture per row, because the others load with it.
    const below = await page
      .locator('main img')
      .evaluateAll((images: HTMLImageElement[], limit) => {
        const file = ({ src }: HTMLImageElement) => new URL(src).pathname
        const there = new Set(images.filter(({ srcset }) => !srcset).map(file))
        let last = limit
        return images.flatMap((image, index) => {
          const { top } = image.getBoundingClientRect()
          if (!image.checkVisibility() || there.has(file(image)) || top - last < 1) return []
          last = top
          return [index]
        })
      }, screen.height + 200)
    expect(below.length).toBeGreaterThan(0)
    const pictures = below.map((index) => page.locator('main img').nth(index))
    for (const picture of pictures) expect(await isDrawn(picture)).toBe(false)
    for (const picture of pictures) {
      await approach(picture, 120)
      expect(await isDrawn(picture)).toBe(false)
      await approach(picture, 80)
      await expect.poll(() => isDrawn(picture)).toBe(true)
    }
  }
})

test('a picture in a row loads when scrolling the row brings it near', async ({ page }) => {
  await page.goto('/single-portfolio')
  const row = page.getByRole('list', { name: caseStudy.slider.label })
  const images = row.locator('img')
  await row.scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(images.first())).toBe(true)
  expect(await isDrawn(images.last())).toBe(false)
  // Distance from the row's last picture.
  const bring = (distance: number) =>
    row.evaluate(async (row, distance) => {
      row.style.scrollSnapType = 'none'
      const image = row.querySelector('li:last-child img')
      const { left = 0 } = image?.getBoundingClientRect() ?? {}
      row.scrollBy({ left: left - innerWidth - distance, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }, distance)
  await bring(120)
  expect(await isDrawn(images.last())).toBe(false)
  await bring(80)
  await expect.poll(() => isDrawn(images.last())).toBe(true)
})

test('loading pictures does not shift the layout', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchShifts(page)
  for (const path of illustrated) {
    await page.goto(path)
    await startWatching(page)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    if (path === '/portfolio-two') {
      const late = page.locator('main img[srcset]').last()
      await expect(late).not.toHaveCSS('background-image', 'none')
    }
    expect(await missingPictures(page)).toEqual([])
    expect(await shiftsOf(page), path).toEqual([])
    // A picture may also grow out of sight, which is no shift.
    expect(await height(), path).toBe(before)
  }
})
