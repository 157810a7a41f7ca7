import type { Page } from '@playwright/test'
import { openingDate } from '#content/constants.ts'
import { loadContent } from '#content/documents/load.ts'
import { expect, openStarted, test } from './support/fixtures.ts'

const { comingSoon } = loadContent()

test.describe('/coming-soon', () => {
  const opening = Date.parse(openingDate)
  const title = (page: Page) => page.getByRole('heading', { level: 1 })
  const timer = (page: Page) => page.getByRole('timer')

  test('has no header or footer, and an expired countdown, without a script', {
    tag: '@no-js',
  }, async ({ page }) => {
    await page.goto('/coming-soon')
    expect(opening).toBeLessThan(Date.now())
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(title(page)).toHaveText(comingSoon.after.title)
    await expect(page.getByText(/annoncée pour le 31\sdécembre\s2025/)).toBeVisible()
    await expect(page.getByText('est proche')).toBeHidden()
    await expect(timer(page)).toHaveText('00 jours00 heures00 minutes00 secondes')
  })

  test('counts down to the opening, and stops there', async ({ page }) => {
    await page.clock.install({ time: opening - 61_000 })
    await openStarted(page, '/coming-soon')
    await page.clock.pauseAt(opening - 52_000)
    await page.clock.runFor(1000)
    await expect(timer(page)).toHaveText('00 jours00 heures00 minutes51 secondes')
    await expect(title(page)).toHaveText(comingSoon.before.title)
    await expect(page.getByText(/Ouverture le 31\sdécembre\s2025/)).toBeVisible()
    await page.clock.runFor(1000)
    await expect(timer(page)).toHaveText('00 jours00 heures00 minutes50 secondes')
    await page.clock.runFor(51_000)
    await expect(timer(page)).toHaveText('00 jours00 heures00 minutes00 secondes')
    await expect(title(page)).toHaveText(comingSoon.after.title)
    await expect(page.getByText(/annoncée pour le 31\sdécembre\s2025/)).toBeVisible()
  })
})
