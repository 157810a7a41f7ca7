import { loadContent } from '#content/documents/load.ts'
import { sitePrice } from '../tools/test/spec.ts'
import { expect, openStarted, test } from './support/fixtures.ts'

const { expertises, services } = loadContent()
const webCreation = services['creation-de-site-web']

test('a card of the overview links to its service', async ({ page }) => {
  await openStarted(page, '/expertises')
  // The link covers its card.
  await page.getByText(expertises.services[3]?.text ?? '').click({ force: true })
  await expect(page).toHaveURL('/expertises/logo-et-branding')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logo et Branding')
})

test('chosen dinars show before any interaction, without a request for the country', async ({
  page,
}) => {
  let questions = 0
  await page.route('**/api/geo', (route) => {
    questions++
    return route.abort()
  })
  await page.addInitScript(() => localStorage.setItem('graaand:monnaie', 'tnd'))
  await page.goto('/expertises/creation-de-site-web')
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toContainText(
    `Dès ${sitePrice('site-vitrine', 'essentiel', 'tnd', 'HT')} (${sitePrice('site-vitrine', 'essentiel', 'tnd', 'TTC')}) 2 à 4 semaines`,
    { useInnerText: true },
  )
  expect(await main.innerText()).not.toContain('€')
  expect(questions).toBe(0)
})

test.describe('the wall of questions', () => {
  const { items } = webCreation.questions

  test('turns a tile by keyboard; the tile keeps the focus, and the lines of a list', async ({
    page,
  }) => {
    await page.goto('/expertises/creation-de-site-web')
    const list = items.find(({ answer }) => answer.includes('\n'))
    const tile = page.locator('summary').filter({ hasText: list?.question })
    await tile.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('details[open] p')).toHaveText(list?.answer ?? '', {
      useInnerText: true,
    })
    await expect(tile).toBeFocused()
    await expect(tile).toBeInViewport()
  })

  test('turns one tile at a time, which contains its answer and overlaps no other', {
    tag: '@no-js',
  }, async ({ page }) => {
    await page.goto('/expertises/creation-de-site-web')
    const tiles = () =>
      page.locator('main details').evaluateAll((all) =>
        all.map((tile) => {
          const { left, top, right, bottom } = tile.getBoundingClientRect()
          const answer = tile.querySelector('p')
          const isShown = answer?.checkVisibility({ visibilityProperty: true })
          const lowest = answer?.getBoundingClientRect().bottom ?? Number.NaN
          return { left, top, right, bottom, isShown, lowest }
        }),
      )
    for (const width of [768, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [index, { question }] of items.entries()) {
        // The first is open at the start.
        if (index > 0 || width > 768) await page.getByText(question).click()
        await expect
          .poll(async () => (await tiles()).map(({ isShown }) => isShown))
          .toEqual(items.map((_, other) => other === index))
        const boxes = await tiles()
        const { lowest = Number.NaN, bottom = 0 } = boxes[index] ?? {}
        expect(lowest, question).toBeLessThanOrEqual(bottom + 1)
        const overlaps = boxes.flatMap((a, i) =>
          boxes.slice(i + 1).filter((b) => {
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
            return across > 1 && down > 1
          }),
        )
        expect(overlaps, `at ${width} px`).toEqual([])
      }
    }
  })
})
