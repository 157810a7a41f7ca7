import { testimonials } from '#content/collections/testimonials.ts'
import { expect, test } from './support/fixtures.ts'

test('the testimonials are those of the home page, and say that they are samples', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.goto('/testimonial')
  const main = page.getByRole('main')

  await expect(main.getByRole('figure')).toHaveCount(4)
  for (const { author, rating } of testimonials) {
    const card = main.getByRole('figure').filter({ hasText: author })
    await expect(card.getByText('(exemple)')).toBeVisible()
    await expect(card.getByRole('img', { name: `${rating} étoiles sur 5` })).toBeVisible()
  }
})
