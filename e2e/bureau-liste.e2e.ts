import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { NewLead } from '#server/store/leads/leads-store.ts'
import { openStore } from '#server/store/open-store.ts'
import { enterDesk } from '../tools/test/desk-session.ts'
import { expectAccessible } from './support/axe.ts'
import { test as base, expect, openStarted } from './support/fixtures.ts'
import { fillQuote, submitQuote } from './support/lead-forms.ts'

const hour = 3_600_000
const day = 24 * hour

interface Desk {
  url: string
  settings: Record<string, string>
  /** Signs somebody in to a browser. */
  enter(context: BrowserContext): Promise<void>
  stop(): Promise<number | null>
}

/** A site whose requests nobody else counts. */
const test = base.extend<{ desk: Desk }>({
  desk: async ({ start, folder }, use) => {
    const settings = { DATA_DIR: folder }
    await fill(folder)
    const { secret } = await enterDesk(settings)
    const site = await start(settings)
    await use({
      url: site.url,
      settings,
      enter: (context) =>
        context.addCookies([
          {
            name: 'bureau',
            value: secret,
            domain: new URL(site.url).hostname,
            path: '/bureau',
            secure: true,
            httpOnly: true,
            sameSite: 'Strict',
          },
        ]),
      stop: () => site.stop(),
    })
  },
})

/** Long ago, so that no hour of the day changes what is late. */
async function fill(folder: string) {
  const store = openStore({ databaseUrl: undefined, dataDirectory: folder })
  const keep = (changes: Partial<NewLead> & { reference: string }, days: number) =>
    store.keepLead(
      {
        id: randomUUID(),
        form: 'quote',
        values: {},
        page: '/devis',
        notice: '',
        receivedAt: Date.now() - days * day,
        digest: randomUUID(),
        ...changes,
      },
      [],
      { acknowledgedSince: 0 },
    )
  const service = 'Création de site web'
  await keep(
    {
      reference: 'G-1111-111',
      values: {
        name: 'Salma Trabelsi',
        email: 'salma@exemple.fr',
        service,
        pack: 'site-ecommerce-essentiel',
        description: 'Je vends des savons',
      },
    },
    20,
  )
  await keep(
    {
      reference: 'G-2222-222',
      form: 'contact',
      values: { name: 'Hélène Vidal', email: 'h.vidal@exemple.fr', message: 'Comme le fournil' },
    },
    25,
  )
  await keep(
    {
      reference: 'G-3333-333',
      form: 'comment',
      values: { name: 'Fournil du Peyrou', email: 'f@exemple.fr', comment: 'Merci' },
    },
    30,
  )
  await keep(
    {
      reference: 'G-4444-444',
      form: 'footer',
      values: {
        name: 'Camille Roux',
        email: 'camille@exemple.fr',
        description: 'Voyez https://a.example et https://b.example',
      },
      quarantine: ['links', 'hurry'],
    },
    3,
  )
  await store.close()
}

const rows = (page: Page) => page.locator('main').getByRole('listitem')
const names = (page: Page) => rows(page).getByRole('link')

test('what waits longest comes first, and every filter has its list', {
  tag: '@engines',
}, async ({ page, context, desk }) => {
  await desk.enter(context)
  await page.goto(`${desk.url}/bureau`)
  await expect(page.getByRole('heading', { name: 'Promesse dépassée 2' })).toBeVisible()
  await expect(names(page)).toHaveText(['Hélène Vidal', 'Salma Trabelsi'])
  await expect(rows(page).nth(1)).toContainText('Site e-commerce Je vends des savons')
  await expect(rows(page).nth(1)).toContainText('Personne')
  await expect(rows(page).nth(1)).toContainText('Nouvelle')

  await page.getByRole('link', { name: 'Toutes 3' }).click()
  await expect(page.getByRole('link', { name: 'Toutes 3' })).toHaveAttribute('aria-current', 'true')
  await expect(names(page)).toHaveText(['Salma Trabelsi', 'Hélène Vidal', 'Fournil du Peyrou'])

  await page.getByRole('link', { name: 'Les miennes 0' }).click()
  await expect(page.getByText('Aucune demande ne correspond.')).toBeVisible()
})

for (const { width, from } of [
  { width: 390, from: 0 },
  { width: 1440, from: 0 },
  { width: 1440, from: 100 },
]) {
  const place = from > 0 ? 'scrolled down' : 'at its top'
  test(`a new request is offered in an open list, which does not move: ${width} px, ${place}`, async ({
    page,
    context,
    desk,
    visitor,
  }) => {
    await desk.enter(context)
    // Too low for the whole list where it is scrolled.
    await page.setViewportSize({ width, height: from > 0 ? 400 : 844 })
    const isListening = page.waitForRequest('**/bureau/flux?*')
    await page.goto(`${desk.url}/bureau`)
    await isListening
    await page.evaluate((top) => scrollTo(0, top), from)
    const list = await rows(page).allTextContents()
    const topOfRows = () =>
      rows(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().top)
    const top = await topOfRows()
    const offer = page.getByRole('status').filter({ hasText: 'nouvelle' })
    await expect(offer).toHaveCount(0)

    const site = await context.newPage()
    await openStarted(site, `${desk.url}/devis`)
    await fillQuote(site, visitor, { service: 'Logo et Branding' })
    await submitQuote(site).click()

    await expect(offer).toHaveText(`1 nouvelle demande\u00a0: ${visitor.name}, logo et branding.`)
    expect(await rows(page).allTextContents()).toEqual(list)
    // Browsers scroll by whole pixels.
    expect(Math.abs((await topOfRows()) - top)).toBeLessThan(1)
    if (from === 0) await expect(offer).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'L’afficher' }).click()
    await expect(page.getByRole('link', { name: visitor.name })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
}

test('a promise that runs out is said in an open list, whose rows move when somebody wants it', async ({
  page,
  context,
  desk,
}) => {
  const store = openStore({ databaseUrl: undefined, dataDirectory: desk.settings.DATA_DIR ?? '' })
  await store.keepLead(
    {
      id: randomUUID(),
      reference: 'G-5555-555',
      form: 'contact',
      values: { name: 'Léa Fournil', email: 'lea@exemple.fr', message: 'Un site' },
      page: '/contactez-nous',
      notice: '',
      receivedAt: Date.now(),
      digest: randomUUID(),
    },
    [],
    { acknowledgedSince: 0 },
  )
  await store.close()
  await desk.enter(context)
  await page.clock.install()
  const isListening = page.waitForRequest('**/bureau/flux?*')
  await page.goto(`${desk.url}/bureau`)
  await isListening
  const groups = page.locator('main').getByRole('heading', { level: 2 })
  const offer = page.getByRole('status').filter({ hasText: 'promesse' })
  const drawn = ['Promesse dépassée 2', 'À répondre aujourd’hui 1']
  await expect(groups).toHaveText(drawn)
  await expect(offer).toHaveCount(0)

  // Opening hours of one day at least, whatever the day.
  await page.clock.fastForward(6 * day)
  await expect(offer).toHaveText('1\u00a0promesse de plus est dépassée\u00a0: Léa Fournil.')
  await expect(groups).toHaveText(drawn)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Reclasser la liste' }).click()
  await expect(groups).toHaveText(['Promesse dépassée 3'])
  await expect(groups).toBeFocused()
  await expect(names(page)).toHaveText(['Hélène Vidal', 'Salma Trabelsi', 'Léa Fournil'])
  await expect(offer).toHaveCount(0)
})

test('a list that is cut off says so once, and can still be read', async ({
  page,
  context,
  desk,
}) => {
  await desk.enter(context)
  await page.goto(`${desk.url}/bureau`)
  const alert = page
    .getByRole('alert')
    .filter({ hasText: /Connexion perdue à \d+\u00a0h(\u00a0\d\d)?\./ })
  await expect(alert).toHaveCount(0)
  // The site leaves at once although a list listens.
  expect(await desk.stop()).toBe(0)
  await expect(alert).toContainText('La liste date de ce moment.')
  await expect(page.getByText(/Nouvel essai dans \d\u00a0s\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expect(names(page)).toHaveText(['Hélène Vidal', 'Salma Trabelsi'])
})

test('the list is read by keyboard alone', async ({ page, context, desk }) => {
  await desk.enter(context)
  // What listens for news listens to keys too.
  const isListening = page.waitForRequest('**/bureau/flux?*')
  await page.goto(`${desk.url}/bureau`)
  await isListening
  const link = (name: string) => page.getByRole('link', { name })
  await page.keyboard.press('j')
  await expect(link('Hélène Vidal')).toBeFocused()
  await page.keyboard.press('j')
  await expect(link('Salma Trabelsi')).toBeFocused()
  await page.keyboard.press('j')
  await expect(link('Salma Trabelsi')).toBeFocused()
  await page.keyboard.press('k')
  await expect(link('Hélène Vidal')).toBeFocused()

  const taken = page.waitForEvent('load')
  const listensAgain = page.waitForRequest('**/bureau/flux?*')
  await page.keyboard.press('p')
  await taken
  await listensAgain
  await expect(rows(page).first()).toContainText('Nina')
  await expect(rows(page).first()).toContainText('Prise en charge')
  await page.keyboard.press('j')
  await expect(link('Hélène Vidal')).toBeFocused()

  const dialog = page.getByRole('dialog', { name: 'Les touches' })
  await page.keyboard.press('?')
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link('Hélène Vidal')).toBeFocused()

  const field = page.getByRole('searchbox', { name: 'Chercher' })
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('jup?')
  await expect(field).toHaveValue('jup?')
  await field.fill('savon')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 résultat pour «\u00a0savon\u00a0»')).toBeVisible()
})

test('keys of one letter can be switched off, and stay off', async ({ page, context, desk }) => {
  await desk.enter(context)
  await page.goto(`${desk.url}/bureau#touches`)
  const choice = page.getByRole('checkbox', { name: 'Utiliser les touches d’une seule lettre' })
  await expect(choice).toBeChecked()
  // The dialog is modal once the script is there.
  await expect(page.getByRole('heading', { name: 'Les touches' })).toBeFocused()
  await choice.uncheck()
  await page.getByRole('link', { name: 'Fermer' }).click()
  await page.reload()
  await page.getByRole('link', { name: 'toutes les touches' }).click()
  await expect(page.getByRole('heading', { name: 'Les touches' })).toBeFocused()
  await expect(choice).not.toBeChecked()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('/')
  await expect(page.getByRole('link', { name: 'toutes les touches' })).toBeFocused()
})

for (const width of [390, 1440]) {
  test(`nothing stands in anybody’s way on ${width} pixels`, async ({ page, context, desk }) => {
    await desk.enter(context)
    await page.setViewportSize({ width, height: 844 })
    for (const query of ['', '?q=fournil', '?filtre=quarantaine', '?filtre=toutes', '?q=xyzzy']) {
      await page.goto(`${desk.url}/bureau${query}`)
      await expectAccessible(page)
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      expect(await page.evaluate(overflow), query).toBe(0)
    }
    await page.goto(`${desk.url}/bureau#touches`)
    await expect(page.getByRole('heading', { name: 'Les touches' })).toBeFocused()
    await expectAccessible(page)
  })
}

test('lists, searches and quarantine work without script', { tag: '@no-js' }, async ({
  page,
  context,
  desk,
}) => {
  await desk.enter(context)
  await page.goto(`${desk.url}/bureau`)
  await expect(names(page)).toHaveText(['Hélène Vidal', 'Salma Trabelsi'])

  await page.getByRole('searchbox', { name: 'Chercher' }).fill('FOURNIL')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 résultats pour «\u00a0FOURNIL\u00a0»')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dans le nom 1' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dans le message ou les notes 1' })).toBeVisible()
  await expect(page.locator('mark')).toHaveText(['Fournil', 'fournil'])
  await page.getByRole('link', { name: 'Effacer la recherche' }).click()
  await expect(names(page)).toHaveText(['Hélène Vidal', 'Salma Trabelsi'])

  await page.getByRole('link', { name: 'Quarantaine 1' }).click()
  await expect(page.getByRole('heading', { name: /^Camille Roux/ })).toBeVisible()
  await expect(page.getByText('Le message contient 2 adresses de sites.')).toBeVisible()
  await expect(page.getByText('Peut-être quelqu’un qui a collé un texte préparé.')).toBeVisible()
  // What was typed is no link.
  await expect(page.getByRole('link', { name: /a\.example/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sortir de quarantaine' })).toBeVisible()

  await page.getByRole('link', { name: 'Voir les indésirables' }).click()
  await expect(page.getByText('Aucun indésirable.')).toBeVisible()
})

test('all requests leave as one file, and the journal says who took it', async ({
  page,
  context,
  desk,
}) => {
  await desk.enter(context)
  await page.goto(`${desk.url}/bureau`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exporter (CSV)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^demandes-\d{4}-\d\d-\d\d\.csv$/)
  const text = (await file.createReadStream().then(readAll)).toString()
  expect(text.trim().split('\n')).toHaveLength(5)
  expect(text).toContain('Salma Trabelsi')

  const store = openStore({ databaseUrl: undefined, dataDirectory: desk.settings.DATA_DIR ?? '' })
  const lines = await store.journal.list({ limit: 10 })
  await store.close()
  expect(lines).toContainEqual(
    expect.objectContaining({ action: 'exported', actor: 'Nina Ferrand' }),
  )
})

async function readAll(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

test('what is asked without a session says nothing of what exists', async ({ request, desk }) => {
  for (const path of ['', '/flux', '/export.csv', '?q=salma']) {
    const response = await request.get(`${desk.url}/bureau${path}`)
    expect(response.status()).toBe(401)
    expect(await response.text()).not.toContain('Salma')
  }
})
