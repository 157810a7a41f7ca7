import { loadContent } from '#content/documents/load.ts'
import { expect, openStarted, test } from './support/fixtures.ts'

const { expertises, services } = loadContent()
const webCreation = '/expertises/creation-de-site-web'
const { items } = services['creation-de-site-web'].questions

test('a card links to its service; a tile turns by keyboard, and keeps the focus and the lines of a list', async ({
  page,
}) => {
  await openStarted(page, '/expertises')
  // The link covers its card.
  await page.getByText(expertises.services[0]?.text ?? '').click({ force: true })
  await expect(page).toHaveURL(webCreation)

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

test('the wall of questions turns one tile at a time, which contains its answer and overlaps no other', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.goto(webCreation)
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
