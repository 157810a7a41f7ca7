import type { Page } from '@playwright/test'
import { counterMs } from '#content/constants.ts'
import { loadContent } from '#content/documents/load.ts'
import { expectAccessible } from './support/axe.ts'
import { chromiumOnly, expect, test } from './support/fixtures.ts'

const { home } = loadContent()

// e2e/built/sections.test.ts reads the texts and their order.

test.describe('the film', () => {
  async function watchForeignRequests(page: Page, baseURL: string | undefined) {
    const asked: string[] = []
    await page.route(
      (url) => url.origin !== baseURL,
      (route) => {
        asked.push(route.request().url())
        const body = '<!doctype html><html lang="fr"><title>Le film</title><h1>Le film</h1>'
        return route.fulfill({ contentType: 'text/html', body })
      },
    )
    return asked
  }
  const play = (page: Page) => page.getByRole('link', { name: home.film.play })

  test('no request goes to the film’s host before the click', async ({ page, baseURL }) => {
    const asked = await watchForeignRequests(page, baseURL)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const src = (await play(page).getAttribute('href')) ?? ''
    await expect(page.getByText(new URL(src).host)).toBeVisible()
    await play(page).hover()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])

    await play(page).click()
    const player = page.getByRole('dialog').locator('iframe')
    await expect(player.contentFrame().getByText('Le film')).toBeVisible()
    expect(asked).toEqual([src])
    expect(src).not.toContain('autoplay')
    expect(await player.getAttribute('allow')).not.toContain('autoplay')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const box = (await player.boundingBox()) ?? { width: 0, height: 1 }
      expect(box.width / box.height).toBeCloseTo(16 / 9, 2)
      await expectAccessible(page)
    }
  })

  test('Escape, a click outside and its button close the film', async ({ page, baseURL }) => {
    await watchForeignRequests(page, baseURL)
    await page.goto('/')
    const dialog = page.getByRole('dialog')
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => page.getByRole('button', { name: home.film.close }).click(),
    ]) {
      await play(page).press('Enter')
      await expect(dialog.locator('iframe')).toBeVisible()
      await expect(page.getByRole('button', { name: home.film.close })).toBeFocused()
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
      await close()
      await expect(dialog).toBeHidden()
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(play(page)).toBeFocused()
    }
  })
})

test.describe('the counters', () => {
  const projects = (page: Page) => page.locator('dd [aria-hidden]').nth(1)

  test('count up when scrolled into view; screen readers get the final value', async ({ page }) => {
    // A fake clock, so that counting does not depend on the machine.
    await page.clock.install()
    await page.goto('/')
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(projects(page)).toHaveText('50+')
    await projects(page).scrollIntoViewIfNeeded()
    const tick = async () => {
      await page.clock.runFor(50)
      return projects(page).innerText()
    }
    await expect.poll(tick).toBe('1+')
    expect(await page.getByRole('main').ariaSnapshot()).toContain('50+')

    const seen = [1]
    for (let time = 0; time < counterMs; time += 50) seen.push(Number.parseInt(await tick(), 10))
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(new Set(seen).size).toBeGreaterThan(25)
    await expect(page.locator('dd [aria-hidden]')).toHaveText(['3+', '50+', '98%'])
  })

  test(
    'stay still under reduced motion',
    chromiumOnly('Firefox’s driver cannot reduce motion'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.clock.install()
      await page.goto('/')
      await page.clock.pauseAt(Date.now() + 60_000)
      await projects(page).scrollIntoViewIfNeeded()
      const isReady = async () => {
        await page.clock.runFor(50)
        return await page.locator('html[data-ready]').count()
      }
      await expect.poll(isReady).toBe(1)
      await projects(page).evaluate(
        (element) => new Promise((seen) => new IntersectionObserver(seen).observe(element)),
      )
      await page.clock.runFor(counterMs / 2)
      await expect(projects(page)).toHaveText('50+')
    },
  )
})
