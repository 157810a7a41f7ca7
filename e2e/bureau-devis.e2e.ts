import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { expectAccessible } from './support/axe.ts'
import { colleague, signIn } from './support/desk.ts'
import { disturbances, isOfDisturbance, smallFields } from './support/disturbances.ts'
import { test as base, chromiumOnly, expect } from './support/fixtures.ts'
import { keepRequest } from './support/requests.ts'

interface Fixtures {
  /** A request of this test's visitor. */
  asked: { reference: string; id: string; address: string; email: string }
}

const test = base.extend<Fixtures>({
  asked: async ({ site, store, visitor }, use) => {
    const { id, reference } = await keepRequest(store, visitor)
    const address = `${site.url}/bureau/demandes/${reference}`
    await use({ id, reference, address, email: visitor.email })
  },
})

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const sending = (page: Page) => page.getByRole('link', { name: 'Envoyer…' })

/** Opens a quote for a request, with the pack that was asked for. */
async function begin(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Faire un devis' }).click()
  await expect(field(page, 'lines.0.label')).toHaveValue('Pack Professionnel, Site vitrine')
}

/** What no request says. */
async function complete(page: Page) {
  await field(page, 'client.address').fill('12 rue de l’Exemple, 34000 Montpellier')
  await field(page, 'balanceDue').fill('mise en ligne, à 30 jours')
  await field(page, 'deliveryWeeks').fill('6')
}

test('from a request to a quote on its way: lines by keyboard, what is missing named', async ({
  page,
  context,
  site,
  asked,
  store,
  mailbox,
}) => {
  await signIn(context, site)
  await begin(page, asked.address)
  await expect(page.getByText(/L’envoi est bloqué/)).toBeVisible()
  await complete(page)

  await page.getByRole('button', { name: 'Ajouter une ligne libre' }).click()
  await expect(field(page, 'lines.1.label')).toBeFocused()
  await page.keyboard.type('Page supplémentaire')
  await field(page, 'lines.1.price').fill('350 euro')
  await expect(
    page.getByText('Ce prix n’est pas un nombre. Exemple : 350 ou 350,50.').last(),
  ).toBeVisible()
  await expect(page.getByText('Les totaux datent de la dernière ligne correcte.')).toBeVisible()
  await field(page, 'lines.1.price').fill('120')
  await field(page, 'lines.1.quantity').fill('2')
  await field(page, 'lines.1.discount').fill('10')
  await field(page, 'discount').fill('5')
  // Whatever the pack costs today.
  await field(page, 'lines.0.price').fill('990')
  // 990 + 216, less 5 %, and 20 % of VAT.
  await expect(page.locator('.sums .with-tax').last()).toHaveText(/1\s374,84\s€/)

  await field(page, 'lines.1.price').press('Alt+ArrowUp')
  await expect(field(page, 'lines.0.price')).toBeFocused()
  await expect(page.getByText('Ligne 1 montée : elle était la deuxième.')).toBeVisible()
  await expect(field(page, 'lines.1.label')).toHaveValue('Pack Professionnel, Site vitrine')
  await page.getByRole('button', { name: 'Descendre la ligne 1' }).click()
  await expect(field(page, 'lines.0.label')).toHaveValue('Pack Professionnel, Site vitrine')

  await page.getByRole('button', { name: 'Retirer la ligne 2' }).click()
  await page.getByRole('button', { name: 'Annuler', exact: true }).first().click()
  await expect(field(page, 'lines.1.label')).toHaveValue('Page supplémentaire')

  await expect(page.getByText(/^enregistré à/)).toBeVisible()
  await expect(page.getByText(/L’envoi est bloqué/)).toHaveCount(0)
  await expectAccessible(page)
  await sending(page).click()
  const dialog = page.getByRole('dialog', { name: 'Envoyer ce devis\u00a0?' })
  await expect(dialog).toContainText(/donné à l’envoi et jamais réutilisé/)
  await expect(dialog).toContainText(asked.email)
  await dialog.getByRole('button', { name: /^Envoyer à/ }).click()
  await expect(page.getByRole('heading', { name: /^Devis D-20\d\d-\d{3}$/ })).toBeVisible()
  await expect(page.locator('.banner')).toContainText('Envoyé')
  await expect(
    page.getByText(/est figé à .* Son e-mail est remis au serveur d’e-mail\./),
  ).toBeVisible()
  await expectAccessible(page, { frames: false })

  const [quote] = await store.quotes.ofLead(asked.id)
  expect(quote?.versions).toMatchObject([{ version: 1, content: { discount: 500 } }])
  expect((await store.work.findRequest(asked.reference))?.work.state).toBe('quoted')
  const mail = await mailbox.toVisitor()
  expect(mail.subject).toBe(`Votre devis ${quote?.number} est prêt`)
  const file = await store.quotes.readPdf({ quoteId: quote?.id ?? '', version: 1 }, 'sent')
  const attached = mail.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
  expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(file)
  // A site that does not know its address has no link to send.
  await expect(page.getByRole('link', { name: /nouveau lien/ })).toHaveCount(0)
  await page.goto(asked.address)
  await expect(page.getByRole('link', { name: new RegExp(`^${quote?.number}`) })).toBeVisible()
})

test('who is late sees both versions of a draft, and nothing typed is lost', async ({
  page,
  context,
  browser,
  site,
  asked,
}) => {
  await signIn(context, site)
  await begin(page, asked.address)
  const karim = await colleague(browser, site, { name: 'Karim Ben Salah', role: 'equipe' })
  await karim.page.goto(page.url())
  await field(karim.page, 'subject').fill('un site de dix pages')
  await karim.page.getByRole('button', { name: 'Enregistrer' }).last().click()
  await expect(karim.page.getByText(/^enregistré à/)).toBeVisible()

  await field(page, 'subject').fill('un site de huit pages')
  await page.getByRole('button', { name: 'Enregistrer' }).last().click()
  await expect(page.getByText(/Karim a changé ce devis avant vous/)).toBeVisible()
  await expect(page.locator('.card', { hasText: 'Version de Karim' })).toContainText('dix pages')
  await expect(page.locator('.card', { hasText: 'La vôtre' })).toContainText('huit pages')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remplacer par la mienne' }).click()
  await expect(field(page, 'subject')).toHaveValue('un site de huit pages')
  await karim.context.close()
})

test('what no server has seen is there after a reload, and a draft is left for good', async ({
  page,
  context,
  site,
  asked,
  store,
}) => {
  await signIn(context, site)
  await begin(page, asked.address)
  await context.setOffline(true)
  await field(page, 'subject').fill('un site de dix pages')
  await expect(page.getByRole('alert').getByText(/Connexion perdue/)).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(field(page, 'subject')).toHaveValue('un site de dix pages')
  await expect
    .poll(async () => (await store.quotes.ofLead(asked.id))[0]?.draft?.fields.subject)
    .toBe('un site de dix pages')
  await page.getByRole('link', { name: 'Abandonner ce brouillon…' }).click()
  await page.getByRole('button', { name: 'Abandonner', exact: true }).click()
  await expect(page).toHaveURL(asked.address)
  expect(await store.quotes.ofLead(asked.id)).toEqual([])
})

test('a quote is made and sent where no script runs', { tag: '@no-js' }, async ({
  page,
  context,
  site,
  asked,
  store,
}) => {
  await signIn(context, site)
  await begin(page, asked.address)
  await page.getByRole('button', { name: 'Ajouter une ligne libre' }).click()
  await field(page, 'lines.1.label').fill('Page supplémentaire')
  await field(page, 'lines.1.price').fill('douze')
  await page.getByRole('button', { name: 'Monter la ligne 2' }).click()
  await expect(field(page, 'lines.0.label')).toHaveValue('Page supplémentaire')
  await expect(field(page, 'lines.0.price')).toHaveValue('douze')
  await expect(
    page.getByText(/Le prix de la ligne\u00a01\u00a0: Ce prix n’est pas un nombre/),
  ).toBeVisible()
  await field(page, 'lines.0.price').fill('120')
  await complete(page)
  await page.getByRole('button', { name: 'Enregistrer' }).last().click()
  await sending(page).click()
  await page.getByRole('button', { name: /^Envoyer à/ }).click()
  await expect(page.getByRole('heading', { name: /^Devis D-20\d\d-\d{3}$/ })).toBeVisible()
  const [quote] = await store.quotes.ofLead(asked.id)
  const pack = loadContent().prices['site-vitrine'].prices.euro[1] * 100
  expect(quote?.versions[0]?.content.lines.map(({ price }) => price)).toEqual([12_000, pack])

  await page.getByRole('button', { name: 'Corriger (version 2)' }).click()
  await field(page, 'lines.0.price').fill('100')
  await page.getByRole('button', { name: 'Enregistrer' }).last().click()
  await sending(page).click()
  await page.getByRole('button', { name: /^Envoyer à/ }).click()
  await expect(page.getByRole('heading', { name: /, version 2$/ })).toBeVisible()
  const [second] = await store.quotes.ofLead(asked.id)
  expect(second?.versions.map(({ history }) => history.replacedBy?.version)).toEqual([2, undefined])

  // Nothing can read a scan here: a note is the evidence.
  await page.getByRole('link', { name: 'Accepté sur papier…' }).click()
  await expect(page.getByLabel(/^Scan/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Enregistrer l’acceptation' }).click()
  await expect(page.getByText(/Que reste-t-il du papier/)).toBeVisible()
  await page.getByRole('link', { name: 'Accepté sur papier…' }).click()
  await page.getByLabel(/^Note/).fill('Signé au cabinet, classeur bleu')
  await page.getByRole('button', { name: 'Enregistrer l’acceptation' }).click()
  await expect(page.locator('.banner')).toContainText('Accepté')
  await expect(page.getByText('Noté par Nina Ferrand : Signé au cabinet')).toBeVisible()
})

test('a signature on paper is recorded with the digest of its scan, which stays here', async ({
  page,
  context,
  site,
  asked,
  store,
}) => {
  await signIn(context, site)
  await begin(page, asked.address)
  await complete(page)
  await page.getByRole('button', { name: 'Enregistrer' }).last().click()
  await expect(page.getByText(/L’envoi est bloqué/)).toHaveCount(0)
  await sending(page).click()
  await page.getByRole('button', { name: /^Envoyer à/ }).click()
  await page.getByRole('link', { name: 'Accepté sur papier…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accepté sur papier' })
  await dialog
    .getByLabel('Signé le')
    .fill(new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' }))
  await dialog.getByLabel('Par', { exact: true }).fill('Inès Haddad')
  await dialog
    .getByLabel(/^Scan/)
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('scan') })
  const scanDigest = createHash('sha256').update('scan').digest('hex')
  await expect(dialog.getByLabel(/^Empreinte/)).toHaveValue(scanDigest)
  await expectAccessible(page, { frames: false })
  await dialog.getByRole('button', { name: 'Enregistrer l’acceptation' }).click()
  await expect(page.locator('.banner')).toContainText('Accepté')
  await expect(page.getByText(/Ne commencez pas avant le/)).toBeVisible()
  const [quote] = await store.quotes.ofLead(asked.id)
  expect(quote?.versions[0]?.evidence).toMatchObject({
    name: 'Inès Haddad',
    paper: { recordedBy: 'Nina Ferrand', scanDigest },
  })
  expect((await store.work.findRequest(asked.reference))?.work.state).toBe('won')
})

for (const { name, prepare, apply } of disturbances) {
  test(`a quote keeps its fields and sums on pages ${name}`, async ({
    page,
    context,
    site,
    asked,
    store,
  }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => {
      // React's note that it rendered a page anew because somebody had changed it before.
      if (error.message.includes('React error #418') || isOfDisturbance(error)) return
      faults.push(error.message)
    })
    await signIn(context, site)
    await prepare?.(page)
    await begin(page, asked.address)
    await apply?.(page)
    await field(page, 'lines.0.price').fill('1000')
    const sum = page.locator('.sums dd.with-tax')
    await expect(sum).toContainText(/1[^0-9]200/)
    await expect(page.locator('.paper .big')).toContainText(/1[^0-9]200/)
    // Every text that may change does: obstacles come and go, names, days, currencies, conditions.
    await field(page, 'client.name').fill('Paule Garrigue')
    await expect(page.locator('h1')).toContainText('Paule Garrigue')
    await field(page, 'subject').fill('un site')
    await field(page, 'subject').fill('')
    await field(page, 'validUntil').fill('')
    await field(page, 'deposit').fill('100')
    await field(page, 'deposit').fill('30')
    await field(page, 'lines.0.quantity').fill('x')
    await field(page, 'lines.0.quantity').fill('2')
    await expect(sum).toContainText(/2[^0-9]400/)
    await complete(page)
    await field(page, 'validUntil').fill('2031-01-15')
    await expect(page.locator('.blocked .message')).toHaveCount(0)
    await field(page, 'deliveryWeeks').fill('')
    await expect(page.locator('.blocked .message')).toBeVisible()
    await field(page, 'deliveryWeeks').fill('6')
    await page.locator('[name=edit][value="retirer 0"]').click()
    await expect(field(page, 'lines.0.label')).toHaveCount(0)
    await page.locator('.message .button').filter({ hasText: 'Annuler' }).click()
    await expect(field(page, 'lines.0.price')).toHaveValue('1000')
    await expect(sum).toContainText(/2[^0-9]400/)
    await expect
      .poll(async () => JSON.stringify(await store.quotes.ofLead(asked.id)))
      .toContain('Paule Garrigue')
    await expect(field(page, 'client.name')).toHaveValue('Paule Garrigue')
    expect(faults).toEqual([])
  })
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'no field is so small that a phone zooms in on it',
    chromiumOnly('Firefox’s driver emulates no touch screen'),
    async ({ page, context, site, asked }) => {
      await signIn(context, site)
      await page.goto(asked.address)
      expect(await smallFields(page)).toEqual([])
      await begin(page, asked.address)
      expect(await smallFields(page)).toEqual([])
      for (const path of ['', '/devis', '/equipe', '/journal', '/chiffres']) {
        await page.goto(`${site.url}/bureau${path}`)
        expect(await smallFields(page), path).toEqual([])
      }
    },
  )
})

for (const width of [390, 768, 1440]) {
  test(`nothing of a quote stands in anybody’s way on ${width} pixels`, async ({
    page,
    context,
    site,
    asked,
  }) => {
    await signIn(context, site)
    await page.setViewportSize({ width, height: 900 })
    await begin(page, asked.address)
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBe(0)
    await page.getByRole('link', { name: 'Ajouter un pack' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^SEO Essentiel/ }).click()
    await expect(field(page, 'lines.1.label')).toHaveValue('SEO Essentiel, SEO')
    await page.goto(`${site.url}/bureau/devis`)
    await expect(page.getByRole('heading', { name: 'Devis' })).toBeVisible()
    expect(await page.evaluate(overflow)).toBe(0)
    await expectAccessible(page)
  })
}
