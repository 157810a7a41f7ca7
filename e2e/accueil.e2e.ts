import type { Page } from '@playwright/test'
import { counterMs } from '#content/constants.ts'
import { loadContent } from '#content/documents/load.ts'
import { expectAccessibleInWidths } from './support/axe.ts'
import { chromiumOnly, expect, test } from './support/fixtures.ts'

const { home } = loadContent()

// e2e/built/sections.test.ts reads the texts and their order.

test('no request goes to the film’s host before the click, and three ways close the film', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      asked.push(route.request().url())
      const body = '<!doctype html><html lang="fr"><title>Le film</title><h1>Le film</h1>'
      return route.fulfill({ contentType: 'text/html', body })
    },
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const play = page.getByRole('link', { name: home.film.play })
  const src = (await play.getAttribute('href')) ?? ''
  await expect(page.getByText(new URL(src).host)).toBeVisible()
  await play.hover()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const dialog = page.getByRole('dialog')
  const player = dialog.locator('iframe')
  const button = page.getByRole('button', { name: home.film.close })
  await play.click()
  await expect(player.contentFrame().getByText('Le film')).toBeVisible()
  expect(asked).toEqual([src])
  expect(src).not.toContain('autoplay')
  expect(await player.getAttribute('allow')).not.toContain('autoplay')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const box = (await player.boundingBox()) ?? { width: 0, height: 1 }
    expect(box.width / box.height).toBeCloseTo(16 / 9, 2)
  }
  await expectAccessibleInWidths(page)

  for (const close of [
    () => button.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await expect(player).toBeVisible()
    await expect(button).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await close()
    await expect(dialog).toBeHidden()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(play).toBeFocused()
    await play.press('Enter')
  }
})

test.describe('the counters', () => {
  const counters = (page: Page) => page.locator('main [data-ms]')

  for (const [path, first, figures] of [
    ['/', '1+', ['3+', '50+', '98%']],
    ['/expertises/referencement-naturel', '+1%', ['+75%', '+40%', '+60%']],
  ] as const) {
    test(`those of ${path} count up when scrolled into view; screen readers get the final value`, async ({
      page,
    }) => {
      // A fake clock, so that counting does not depend on the machine.
      await page.clock.install()
      await page.goto(path)
      await page.clock.pauseAt(Date.now() + 60_000)
      await expect(counters(page)).toHaveText([...figures])
      const second = counters(page).nth(1)
      await second.scrollIntoViewIfNeeded()
      const tick = async () => {
        await page.clock.runFor(50)
        return second.innerText()
      }
      await expect.poll(tick).toBe(first)
      expect(await page.getByRole('main').ariaSnapshot()).toContain(figures[1])

      const seen = [1]
      for (let time = 0; time < counterMs; time += 50) seen.push(Number.parseInt(await tick(), 10))
      expect(seen).toEqual(seen.toSorted((a, b) => a - b))
      expect(new Set(seen).size).toBeGreaterThan(25)
      await expect(counters(page)).toHaveText([...figures])
    })
  }

  test(
    'stay still under reduced motion',
    chromiumOnly('Firefox’s driver cannot reduce motion'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.clock.install()
      await page.goto('/')
      await page.clock.pauseAt(Date.now() + 60_000)
      const second = counters(page).nth(1)
      await second.scrollIntoViewIfNeeded()
      const isReady = async () => {
        await page.clock.runFor(50)
        return await page.locator('html[data-ready]').count()
      }
      await expect.poll(isReady).toBe(1)
      await second.evaluate(
        (element) => new Promise((seen) => new IntersectionObserver(seen).observe(element)),
      )
      await page.clock.runFor(counterMs / 2)
      await expect(second).toHaveText('50+')
    },
  )
})
