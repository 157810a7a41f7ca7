import { openingDate } from '#content/constants.ts'
import { loadContent } from '#content/documents/load.ts'
import { expect, openStarted, test } from './support/fixtures.ts'

const { comingSoon } = loadContent()

test('counts down to the opening, and stops there', async ({ page }) => {
  const opening = Date.parse(openingDate)
  const title = page.getByRole('heading', { level: 1 })
  const timer = page.getByRole('timer')
  await page.clock.install({ time: opening - 61_000 })
  await openStarted(page, '/coming-soon')
  await page.clock.pauseAt(opening - 52_000)
  await page.clock.runFor(1000)
  await expect(timer).toHaveText('00 jours00 heures00 minutes51 secondes')
  await expect(title).toHaveText(comingSoon.before.title, { useInnerText: true })
  await expect(page.getByText(/Ouverture le 31\sdécembre\s2025/)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(timer).toHaveText('00 jours00 heures00 minutes50 secondes')
  await page.clock.runFor(51_000)
  await expect(timer).toHaveText('00 jours00 heures00 minutes00 secondes')
  await expect(title).toHaveText(comingSoon.after.title, { useInnerText: true })
  await expect(page.getByText(/annoncée pour le 31\sdécembre\s2025/)).toBeVisible()
})
