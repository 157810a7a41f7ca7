import type { Page } from '@playwright/test'
import { bannerSlideMs, bannerSlides } from '#content/constants.ts'
import { loadContent } from '#content/documents/load.ts'
import { expect, test } from './support/fixtures.ts'

const { about } = loadContent()

const banner = (page: Page) => page.getByRole('region', { name: about.banner.text })
const track = (page: Page) => banner(page).locator('ul')

// Spec: S-27.
test('the banner has the slides and the speed of the spec, is not rendered out of sight, and cannot be dragged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/qui-sommes-nous')
  const drawn = () =>
    track(page).evaluate((list) => list.checkVisibility({ contentVisibilityAuto: true }))
  expect(await drawn()).toBe(false)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await banner(page).scrollIntoViewIfNeeded()
  await expect.poll(drawn).toBe(true)
  expect(await height()).toBe(before)

  const slides = track(page).locator('li')
  await expect(slides).toHaveCount(bannerSlides)
  await expect(slides).toHaveText(Array(bannerSlides).fill('Passez au niveau supérieur !'))
  await expect(banner(page).getByRole('listitem')).toHaveCount(1)
  // The animation repeats after half of the track.
  const { duration, iterations, drawings, pitch, width } = await track(page).evaluate((list) => {
    const timing = list.getAnimations()[0]?.effect?.getTiming()
    const [first, middle] = [list.children[0], list.children[list.children.length / 2]]
    return {
      duration: timing?.duration,
      iterations: timing?.iterations,
      drawings: new Set(Array.from(list.querySelectorAll('img'), ({ src }) => src)).size,
      // In one call, because the typeface may load between two.
      pitch: (middle?.getBoundingClientRect().x ?? 0) - (first?.getBoundingClientRect().x ?? 0),
      width: list.getBoundingClientRect().width,
    }
  })
  expect(duration).toBe((bannerSlides / 2) * bannerSlideMs)
  expect(iterations).toBe(Number.POSITIVE_INFINITY)
  expect(drawings, 'the slides are identical').toBe(1)
  expect(pitch).toBeCloseTo(width / 2, 0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const left = () => track(page).evaluate((list) => list.getBoundingClientRect().x)
  // A driver that cannot reduce motion lets the banner move by some pixels.
  const start = await left()
  const box = await banner(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 600, (box?.y ?? 0) + 40]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 400, y, { steps: 5 })
  await page.mouse.up()
  expect(await left()).toBeLessThanOrEqual(start)
  expect(await left()).toBeGreaterThan(start - 200)
})

test('the banner stops by its checkbox, on hover and on focus', { tag: '@no-js' }, async ({
  page,
}) => {
  const state = () => track(page).evaluate((list) => getComputedStyle(list).animationPlayState)
  await page.goto('/qui-sommes-nous')
  const pause = banner(page).getByRole('checkbox', { name: about.banner.pause })
  await banner(page).scrollIntoViewIfNeeded()
  expect(await state()).toBe('running')
  await banner(page).hover()
  expect(await state()).toBe('paused')
  await page.mouse.move(5, 5)
  expect(await state()).toBe('running')

  await page
    .getByRole('main')
    .getByRole('link', { name: /YouTube/ })
    .last()
    .focus()
  await page.keyboard.press('Tab')
  await expect(pause).toBeFocused()
  expect(await state()).toBe('paused')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(pause).toBeChecked()
  expect(await state()).toBe('paused')
})
