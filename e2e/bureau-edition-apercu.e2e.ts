import { expect, test } from './support/desk.ts'

test('while a text is typed, its preview keeps the borrowed sentences', async ({ ownDesk }) => {
  const { page } = ownDesk
  await ownDesk.open('/edition/pages/accueil')
  const key = 'pages/accueil#offer.text'
  const box = page.locator(`input[name="f|${key}"] + [contenteditable]`)
  const shown = page
    .frameLocator('.frames .new iframe')
    .locator('p', { has: page.locator(`[data-field="${key}"]`) })
  await expect(shown).toHaveText(/^Une page d’accueil par aperçu, sans engagement\./)
  // The server never answers, so only the browser can change the preview.
  await page.route('**/bureau/edition/pages/accueil', () => {})
  await box.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Ici. ')
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Et gratuite.')
  await expect(shown).toHaveText(
    'Ici. Une page d’accueil par aperçu, sans engagement. La date est fixée au premier entretien. Et gratuite.',
  )
})

test('a changed price of the first pack is in view at the width of a phone', async ({
  ownDesk,
  page,
}) => {
  const key = 'catalogue/prices#site-vitrine.prices.euro.0'
  await ownDesk.open('/edition/prix/site-vitrine')
  const price = ownDesk.field(`f|${key}`)
  await expect(page.locator('.bench[data-live]')).toBeVisible()
  await price.fill('610')
  await price.press('Tab')
  await page.getByRole('link', { name: 'Relire le changement' }).click()
  for (const name of ['En ligne', 'Après']) {
    const shown = page
      .getByRole('figure', { name })
      .frameLocator('iframe')
      .locator(`.pack [data-field="${key}"]`)
      .first()
    await expect(shown).toBeInViewport()
    await expect(shown).toHaveText(name === 'Après' ? '610' : '600')
  }
})

test('the ring of a price covers no line around it', async ({ ownDesk, page }) => {
  await ownDesk.open('/edition/prix/site-vitrine')
  await expect(page.locator('.bench[data-live]')).toBeVisible()
  const inside = page.frameLocator('.frames .new iframe')
  await expect(inside.locator('.pack').first()).toBeVisible()
  await ownDesk.field('f|catalogue/prices#site-vitrine.prices.euro.0').focus()
  const ring = inside.locator('[data-ring]')
  await expect(ring).toBeVisible()
  const bottom = await ring.evaluate((element) => element.getBoundingClientRect().bottom)
  const next = await inside
    .locator('.pack')
    .first()
    .getByText(/^soit/)
    .filter({ visible: true })
    .evaluate((element) => element.getBoundingClientRect().top)
  expect(bottom).toBeLessThan(next)
})
