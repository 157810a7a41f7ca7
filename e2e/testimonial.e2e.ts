import { loadContent } from '#content/documents/load.ts'
import { shownOf } from '#content/entries.ts'
import { expect, test } from './support/fixtures.ts'

const testimonials = shownOf(loadContent().testimonials)

test('the testimonials are those of the home page, and say that they are samples', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.goto('/testimonial')
  const main = page.getByRole('main')

  await expect(main.getByRole('figure')).toHaveCount(4)
  for (const { author, rating, sample } of testimonials) {
    const card = main.getByRole('figure').filter({ hasText: author })
    await expect(card.getByText('(exemple)')).toHaveCount(sample ? 1 : 0)
    await expect(card.getByRole('img', { name: `${rating} étoiles sur 5` })).toBeVisible()
  }
})
