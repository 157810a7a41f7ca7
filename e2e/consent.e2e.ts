import type { Page } from '@playwright/test'
import { choiceDays, consentVersion, type Purpose } from '#content/consent.ts'
import { loadContent } from '#content/documents/load.ts'
import { expectAccessibleInWidths } from './support/axe.ts'
import { expect, islandStarted, openStarted, test } from './support/fixtures.ts'

const { consent } = loadContent()
const { choices: words, map: mapWords, purposes } = consent

const dialogOf = (page: Page) => page.getByRole('dialog', { name: words.title })
const choiceOf = (page: Page, purpose: Purpose) =>
  dialogOf(page).getByRole('group', { name: purposes[purpose].name })
const open = (page: Page) => page.getByRole('link', { name: words.open }).click()
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('graaand:choix') ?? 'null'))

test.beforeEach(async ({ page, site }) => {
  await page.route(
    (url) => url.origin !== site.url,
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Ailleurs</p>' }),
  )
})

test('the dialog keeps the focus; each choice can be made and changed, and is stored with its date and wording', {
  tag: '@fast',
}, async ({ page, browserName }) => {
  await page.clock.setFixedTime(new Date('2027-03-01T10:00:00Z'))
  await openStarted(page, '/devis')
  const opener = page.getByRole('link', { name: words.open })
  await opener.press('Enter')
  await expect(dialogOf(page).locator(':focus')).toHaveCount(1)
  const places = new Set<string>()
  for (let stops = 0; stops < 8; stops++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(
      () => document.activeElement?.closest('dialog, main, header, footer')?.localName,
    )
    places.add(place ?? 'the browser around the page')
  }
  expect(places).toContain('dialog')
  for (const behind of ['main', 'header', 'footer']) expect(places).not.toContain(behind)
  if (browserName === 'chromium') await expectAccessibleInWidths(page)
  for (const purpose of ['map', 'video'] as const) {
    const choice = choiceOf(page, purpose)
    await expect(choice.getByText(words.undecided)).toBeVisible()
    const accept = choice.getByRole('button', { name: words.accept })
    const refuse = choice.getByRole('button', { name: words.refuse })
    const look = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const { backgroundColor, color, fontWeight } = getComputedStyle(element)
      return [Math.round(width), height, backgroundColor, color, fontWeight]
    }
    await page.mouse.move(1, 1)
    expect(await accept.evaluate(look)).toEqual(await refuse.evaluate(look))

    await accept.click()
    await expect(accept).toHaveAttribute('aria-pressed', 'true')
    await expect(choice.getByRole('status')).toContainText('Accepté le 1er mars 2027')
    await (browserName === 'chromium' ? refuse.press('Space') : refuse.click())
    await expect(refuse).toHaveAttribute('aria-pressed', 'true')
    await expect(choice.getByRole('status')).toContainText('Refusé le 1er mars 2027')
  }
  const made = { accepted: false, at: '2027-03-01T10:00:00.000Z', version: consentVersion }
  expect(await stored(page)).toEqual({ map: made, video: made })
  expect(await page.context().cookies()).toEqual([])
  if (browserName !== 'chromium') return
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('consent is requested again after six months, or when its wording changes', async ({
  page,
}) => {
  const day = 86_400_000
  const start = Date.parse('2027-03-01T10:00:00Z')
  await page.clock.setFixedTime(start)
  await page.goto('/contactez-nous')
  const map = page.getByRole('region', { name: mapWords.title })
  await map.getByRole('button', { name: mapWords.accept }).click()
  await expect(page.locator('iframe')).toHaveCount(1)

  await page.clock.setFixedTime(start + (choiceDays - 1) * day)
  await openStarted(page, '/contactez-nous')
  await expect(page.locator('iframe')).toHaveCount(1)

  await page.clock.setFixedTime(start + choiceDays * day)
  await openStarted(page, '/contactez-nous')
  await islandStarted(page, 'coast-map')
  await expect(map.getByRole('status')).toHaveText(mapWords.question)
  await expect(page.locator('iframe')).toHaveCount(0)
  // Six months have at least 181 days.
  expect(choiceDays).toBeLessThanOrEqual(181)

  // A choice about an older wording, then a withdrawn choice.
  await page.evaluate((at) => {
    const former = { accepted: true, at, version: '2020-01-01' }
    localStorage.setItem('graaand:choix', JSON.stringify({ map: former }))
  }, new Date(start + choiceDays * day).toISOString())
  await openStarted(page, '/contactez-nous')
  await islandStarted(page, 'coast-map')
  await expect(map.getByRole('status')).toHaveText(mapWords.question)
  await map.getByRole('button', { name: mapWords.accept }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await open(page)
  await choiceOf(page, 'map').getByRole('button', { name: words.refuse }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await dialogOf(page).getByRole('button', { name: words.close }).click()
  await expect(map.getByRole('status')).toHaveText(mapWords.refused)
})
