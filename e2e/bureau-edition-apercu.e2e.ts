import type { Page } from '@playwright/test'
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

const home = '/edition/pages/accueil'
const lead = 'Phrase sous le titre, suivie du premier prix'
const openHome = async (page: Page, open: () => Promise<unknown>) => {
  await open()
  await expect(page.locator('.bench[data-live]')).toBeVisible()
  return page.frameLocator('.frames .new iframe')
}

const touch = (page: Page, x: number, y: number) =>
  page.locator('.frames .new iframe').evaluate(
    (frame: HTMLIFrameElement, point) => {
      const inside = frame.contentDocument
      const init = { clientX: point.x, clientY: point.y, bubbles: true, cancelable: true }
      inside?.elementFromPoint(point.x, point.y)?.dispatchEvent(new MouseEvent('click', init))
    },
    { x, y },
  )

test('a click between two lines opens the field of their text', async ({ ownDesk, page }) => {
  const inside = await openHome(page, () => ownDesk.open(home))
  await page.getByText('Téléphone', { exact: true }).click()
  const text = inside.locator('[data-field="pages/accueil#hero.lead"]')
  const gap = await text.evaluate((element) => {
    element.parentElement?.style.setProperty('line-height', '3')
    const [first] = element.getClientRects()
    return first ? { x: first.left + 20, y: first.bottom + 6 } : { x: 0, y: 0 }
  })
  await touch(page, gap.x, gap.y)
  await expect(page.getByRole('textbox', { name: lead })).toBeFocused()
})

test('a click on a fixed text tells that only the code changes it', async ({ ownDesk, page }) => {
  const inside = await openHome(page, () => ownDesk.open(home))
  const box = await inside
    .getByRole('heading', { name: 'Votre succès, notre signature.' })
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
  await touch(page, box.x, box.y)
  await expect(ownDesk.status('Fixé\u00a0: ne se change que dans le code.')).toBeVisible()
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
