import type { Page } from '@playwright/test'
import { directionIds, example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { addDays, dayAt } from '#quotes/dates.ts'
import { quoteWith } from '#workshop/agency.ts'
import { mintLink, sendQuote } from '#workshop/quotes.ts'
import { keepRequest } from '#workshop/requests.ts'
import { sampleQuote } from '../tools/test/sample-quote.ts'
import { settle, violations } from './support/axe.ts'
import { allDisturbances, doubleTextSize, smallFields } from './support/disturbances.ts'
import { test as base, expect } from './support/fixtures.ts'
import { findOverflow } from './support/overflow.ts'
import { hiddenByForcedColours, teachReading } from './support/reading.ts'

const test = base.extend<{ lead: { id: string; email: string } }>({
  lead: async ({ store, visitor }, use) => {
    const { id } = await keepRequest(store, { ...visitor, apercus: encode(example, 'poster') })
    await use({ id, email: visitor.email })
  },
})

// Firefox’s driver emulates no touch screen.
test.use({ hasTouch: ({ browserName }, use) => use(browserName === 'chromium') })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A name and an address that are longer than a phone's line. */
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewiss'
const longUrl = `https://exemple.fr/${'catalogue-2026'.repeat(7)}`
const { email } = sampleQuote.client
const hostile = quoteWith({ words: longName, address: longUrl, email })

async function expectPreviews(page: Page) {
  for (const direction of directionIds) {
    const frame = page.locator(`iframe[src*="/apercus/${direction}?"]`)
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.contentFrame().locator('body')).toContainText(example.name)
  }
}

test('every page is accessible, fits long words on a phone, and works translated and extended', async ({
  page,
  store,
  lead,
  browserName,
}) => {
  test.slow()
  const found: string[] = []
  // Colours change to the other scheme without a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await teachReading(page)
  const look = async (name: string) => {
    if (browserName === 'chromium') {
      // The previews, in frames, are checked on /apercus.
      for (const [width, colorScheme] of [
        [390, 'light'],
        [1440, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await settle(page)
        expect(await violations(page, { frames: false }), `${name}, ${colorScheme}`).toEqual([])
      }
      for (const one of await hiddenByForcedColours(page)) found.push(`${name}: ${one} is hidden`)
      await page.setViewportSize({ width: 320, height: 640 })
      for (const one of await findOverflow(page)) found.push(`${name}: ${one}`)
      for (const field of await smallFields(page)) found.push(`${name}: ${field} is small`)
    }
    await allDisturbances.apply(page)
  }

  // As a client who asks, accepts, withdraws, declines, corrects and erases.
  const link = await mintLink(store, lead.id)
  const firstOf = async (number: string) => (await store.quotes.find(number))?.versions[0]
  const press = (name: string) => page.getByRole('button', { name }).last().click()
  const open = async (name: string, path: string, h1: string | RegExp) => {
    await page.goto(path)
    await expect(heading(page)).toContainText(h1)
    for (const fold of await page.getByText('Les voir ici, en petit').all()) await fold.click()
    if (name === 'suivi-recue') await expectPreviews(page)
    await look(name)
  }
  await open('inconnu', '/suivi/inconnu', 'Ce lien ne fonctionne plus.')
  await open('lien', '/suivi/lien', 'Regardez vos e-mails.')
  await open('suivi-recue', link, 'Votre demande est bien arrivée.')

  const { number, quoteId } = await sendQuote(store, lead, hostile)
  const path = `${link}/devis/${number}`
  await sendQuote(store, lead, hostile, { quoteId })
  await open('remplace', `${path}?version=1`, 'Ce devis a été remplacé.')
  await open('suivi-devis', link, 'Votre devis est prêt.')
  const employees = page.getByLabel('Combien de salariés')
  await open('accepter-1', `${path}/accepter`, 'Vérifier et corriger')
  await page.getByLabel('Par e-mail, en PDF').check()
  await employees.fill('beaucoup')
  await press('Continuer')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(employees).toHaveValue('beaucoup')
  await look('accepter-1-erreurs')
  await employees.fill('9')
  await press('Continuer')
  await expect(page.getByText('Ce que change votre correction')).toBeVisible()
  await look('accepter-2-plus-de-cinq')
  await page.getByRole('link', { name: /^.?Corriger$/ }).click()
  await employees.fill('4')
  await press('Continuer')
  await expect(heading(page)).toHaveText('Relire et accepter')
  await look('accepter-2')
  await press('Accepter ce devis avec obligation de paiement')
  await expect(heading(page)).toContainText('Devis accepté le')
  const evidence = { name: longName, employees: 4, copyBy: 'mail' }
  expect((await store.quotes.find(number))?.versions[1]).toMatchObject({ evidence })
  await look('accepte')
  await open('renoncer', `${path}/renoncer`, 'Renoncer au contrat')
  await press('Confirmer la rétractation')
  await expect(heading(page)).toContainText('Rétractation reçue le')
  const withdrawal = { name: longName }
  expect((await store.quotes.find(number))?.versions[1]).toMatchObject({ withdrawal })
  await look('renonce')

  const other = await sendQuote(store, lead, { ...hostile, subject: 'logo et carte de visite' })
  await open('suivi-autre', `${link}/devis/${other.number}`, 'Votre devis est prêt.')
  await page.getByLabel('Votre question').fill('Peut-on ajouter un blog ?')
  await press('Envoyer ma question')
  await expect(page.getByRole('status')).toBeFocused()
  const [question] = (await store.messages.list(lead.id)).filter(({ kind }) => kind === 'question')
  expect(question?.text).toBe('Peut-on ajouter un blog ?')
  await look('suivi-question')
  await page.getByText('Refuser ce devis').last().click()
  await page.locator('[name=motif]').fill('Nous attendons le printemps.')
  await press('Confirmer le refus')
  await expect(heading(page)).toHaveText('Vous avez refusé ce devis.')
  expect((await firstOf(other.number))?.declineReason).toBe('Nous attendons le printemps.')
  await look('refuse')
  const old = await sendQuote(store, lead, {
    ...hostile,
    validUntil: addDays(dayAt(Date.now()), -1),
  })
  await open('expire', `${link}/devis/${old.number}`, 'Ce devis n’est plus valable.')

  await open('corriger', `${link}/donnees/corriger`, 'Corriger mes données')
  await page.locator('main [name=name]').fill(longName)
  await page.locator('form[action$="/rectifier"] button').last().click()
  await expect(page.locator('main')).toContainText(longName)
  expect((await store.findLead(lead.id))?.values.name).toBe(longName)
  await open('mes-donnees', `${link}/donnees`, 'Mes données')
  await page.getByLabel('Je veux effacer').check()
  await press('Effacer mes données')
  await expect(heading(page)).toHaveText('Effacer mes données')
  await look('effacer')
  await press('Effacer définitivement')
  await expect(heading(page)).toHaveText('Vos données sont effacées.')
  expect(await store.findLead(lead.id)).toBeUndefined()
  await look('efface')
  expect(found).toEqual([])
})

/** Returns what has the focus and is under a bar; null if nothing has the focus. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return null
    const { left, top, bottom } = stop.getBoundingClientRect()
    const isUnder = [top + 2, bottom - 2].some((y) => {
      const bar = document.elementFromPoint(left + 2, y)?.closest('.top, .bar')
      return bar && !bar.contains(stop)
    })
    return isUnder ? `${stop.textContent}, under a bar` : ''
  })

test('no bar covers the focus on a phone, and bars scroll away on a low screen', async ({
  page,
  store,
  lead,
  browserName,
}) => {
  const { number } = await sendQuote(store, lead)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${await mintLink(store, lead.id)}/devis/${number}`)
  for (const key of browserName === 'chromium' ? ['Tab', 'Shift+Tab'] : []) {
    const found: string[] = []
    for (let stops = 0; stops < 40; stops++) {
      await page.keyboard.press(key)
      const fault = await covered(page)
      if (fault === null) break
      found.push(fault)
    }
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter(Boolean)).toEqual([])
  }
  if (browserName === 'chromium') {
    const setFormerSize = await doubleTextSize(page)
    const plate = await page.locator('.top .plate').boundingBox()
    const bar = await page.getByRole('banner').boundingBox()
    expect((plate?.y ?? 0) + (plate?.height ?? 0)).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0))
    await setFormerSize()
  }
  await page.setViewportSize({ width: 320, height: 256 })
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.locator('.bar')).not.toBeInViewport()
})

test('a page weighs 80 kB at most and shares the public font', async ({ page, store, lead }) => {
  const { number } = await sendQuote(store, lead, { lines: [...sampleQuote.lines] })
  // The page requests its typeface after the first paint.
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  await page.goto(`${await mintLink(store, lead.id)}/devis/${number}`)
  const font = (await loaded).url()
  const asked = await page.requests()
  expect(asked.filter((request) => /\.(?:js|woff2)$/.test(request.url()))).toHaveLength(1)
  const sizes = await Promise.all(asked.map((request) => request.sizes()))
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(bytes).toBeLessThanOrEqual(80_000)
  const shared = page.waitForRequest(font)
  await page.goto('/devis')
  await shared
})
