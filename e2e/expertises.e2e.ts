import { counterMs } from '#content/constants.ts'
import { loadContent } from '#content/documents/load.ts'
import { sitePrice } from '../tools/test/spec.ts'
import { chooseDinarsElsewhere } from './support/currency.ts'
import { expect, openStarted, test } from './support/fixtures.ts'
import { placesOf, shiftsOf, startWatching, watchShifts } from './support/shifts.ts'

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

for (const slug of ['creation-de-site-web', 'webmastering']) {
  for (const width of [390, 1440]) {
    test(`prices on ${slug} change to dinars in place, at ${width} px`, async ({
      page,
      context,
    }) => {
      await watchShifts(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 5000 })
      await openStarted(page, `/expertises/${slug}`)
      await startWatching(page)
      const price = page.locator('main strong').first()
      await expect(price).toContainText('€', { useInnerText: true })
      const before = await placesOf(page, 'strong')
      await chooseDinarsElsewhere(context)
      await expect(price).toContainText('TND', { useInnerText: true })
      expect(await placesOf(page, 'strong')).toEqual(before)
      expect(await shiftsOf(page)).toEqual([])
    })
  }
}

test.describe('the wall of questions', () => {
  const { items } = webCreation.questions

  test('turns a tile by keyboard; the tile keeps the focus and stays in view', async ({ page }) => {
    await page.goto('/expertises/creation-de-site-web')
    const tile = page.locator('summary').filter({ hasText: items[6]?.question })
    await tile.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(items[6]?.answer ?? '')).toBeVisible()
    await expect(tile).toBeFocused()
    await expect(tile).toBeInViewport()
  })

  for (const width of [768, 1100, 1440]) {
    test(`turns one tile at a time, which contains its answer and overlaps no other, at ${width} px`, {
      tag: '@no-js',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/expertises/creation-de-site-web')
      for (const [index, { question }] of items.entries()) {
        if (index > 0) await page.getByText(question).click()
        for (const [other, { answer }] of items.entries()) {
          await expect(page.getByText(answer)).toBeVisible({ visible: other === index })
        }
        const boxes = await page.locator('main details').evaluateAll((all) =>
          all.map((tile) => {
            const { left, top, right, bottom } = tile.getBoundingClientRect()
            return { left, top, right, bottom }
          }),
        )
        const answer = await page.getByText(items[index]?.answer ?? '').boundingBox()
        const lowest = (answer?.y ?? 0) + (answer?.height ?? 0)
        expect(lowest, question).toBeLessThanOrEqual((boxes[index]?.bottom ?? 0) + 1)
        const overlaps = boxes.flatMap((a, i) =>
          boxes.slice(i + 1).filter((b) => {
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
            return across > 1 && down > 1
          }),
        )
        expect(overlaps).toEqual([])
      }
    })
  }

  test('keeps the lines of an answer that is a list', async ({ page }) => {
    await page.goto('/expertises/creation-de-site-web')
    const list = items.find(({ answer }) => answer.includes('\n'))
    await page.getByText(list?.question ?? '').click()
    const answer = page.locator('details[open] p')
    await expect(answer).toHaveText(list?.answer ?? '', { useInnerText: true })
  })
})

// Spec: T-3.
test('the counters count up to their figures, with signs and units', async ({ page }) => {
  // A fake clock, so that counting does not depend on the machine.
  await page.clock.install()
  await page.goto('/expertises/referencement-naturel')
  await page.clock.pauseAt(Date.now() + 60_000)
  const shown = page
    .getByRole('listitem')
    .filter({ hasText: services['referencement-naturel'].counters[1]?.label })
    .locator('p > [aria-hidden]')
  await expect(shown).toHaveText('+40%')
  await shown.scrollIntoViewIfNeeded()
  const tick = async () => {
    await page.clock.runFor(50)
    return shown.innerText()
  }
  await expect.poll(tick).toBe('+1%')
  await page.clock.runFor(counterMs)
  await expect(shown).toHaveText('+40%')
})
