import type { Page } from '@playwright/test'
import { choiceDays, consentVersion, type Purpose } from '#content/consent.ts'
import { loadContent } from '#content/documents/load.ts'
import { fill } from '../app/ui/fill.ts'
import { expect, islandStarted, openStarted, test } from './support/fixtures.ts'

const { consent, home } = loadContent()
const { choices: words, film: filmWords, map: mapWords, purposes } = consent

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

test('each choice can be made and changed, and is stored with its date and wording', {
  tag: '@fast',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-01T10:00:00Z'))
  await page.goto('/devis')
  await open(page)
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
    await refuse.click()
    await expect(refuse).toHaveAttribute('aria-pressed', 'true')
    await expect(choice.getByRole('status')).toContainText('Refusé le 1er mars 2027')
  }
  const made = { accepted: false, at: '2027-03-01T10:00:00.000Z', version: consentVersion }
  expect(await stored(page)).toEqual({ map: made, video: made })
  expect(await page.context().cookies()).toEqual([])
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

test('playing the film stores consent, and a refusal shows beside it', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: home.film.play })
  const { host } = new URL((await link.getAttribute('href')) ?? '')
  await expect(page.getByText(fill(filmWords.undecided, { hote: host }))).toBeVisible()
  await link.click()
  await page.getByRole('button', { name: home.film.close }).click()
  await expect(page.getByText(fill(filmWords.accepted, { hote: host }))).toBeVisible()
  expect(await stored(page)).toMatchObject({ video: { accepted: true, version: consentVersion } })
  await open(page)
  await choiceOf(page, 'video').getByRole('button', { name: words.refuse }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(fill(filmWords.refused, { hote: host }))).toBeVisible()
})
