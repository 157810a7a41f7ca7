import { expect } from '@playwright/test'
import { launchWithTextSize } from './support/disturbances.ts'
import { test } from './support/fixtures.ts'

const paths = [
  '/',
  '/devis',
  '/contactez-nous',
  '/tarifs/seo',
  '/expertises/uiux-design',
  '/apercus',
]

// WCAG 1.4.4: the visitor's text size, which breakpoints in `em` follow.
test('with text of twice the size every control is within the screen', async ({ site }) => {
  const browser = await launchWithTextSize(32)
  const lost: string[] = []
  for (const width of [390, 768, 1280, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    for (const path of paths) {
      await page.goto(site.url + path)
      const found = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'header a, header button, main :is(a, button, input, select, textarea, label)',
          ),
        ]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .filter(
            (one) => !one.closest('.visually-hidden, [class*=carousel], .packs, .preview, iframe'),
          )
          .filter((one) => {
            const { left, right, width } = one.getBoundingClientRect()
            return width > 1 && (right > innerWidth + 1 || left < -1)
          })
          .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 24)}`)
          .slice(0, 12),
      )
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (found.length > 0 || wide > width + 1)
        lost.push(`${path} at ${width}: ${wide} ${found.join('; ')}`)
    }
    await page.close()
  }
  await browser.close()
  expect(lost).toEqual([])
})
