import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sendQuote } from '../tools/test/quotes.ts'
import { colleague, signIn } from './support/desk.ts'
import { disturbances, isOfDisturbance } from './support/disturbances.ts'
import { expect, test } from './support/fixtures.ts'
import { keepRequest } from './support/requests.ts'

/*
 * The desk on pages that a translator, an extension or a person's own settings have changed: nothing that
 * is typed is lost, and every act is done and said. The editor of a quote: bureau-devis.e2e.ts.
 */

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const state = (page: Page) => page.locator('.head .state')
/** A button under a translation, whose words begin with a sign of it. */
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

for (const { name, prepare, apply } of disturbances) {
  test(`the desk keeps what is typed, and says what is done, on pages ${name}`, async ({
    page,
    context,
    browser,
    site,
    store,
    visitor,
  }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => {
      // React's note that it rendered a page anew because somebody had changed it before.
      if (error.message.includes('React error #418') || isOfDisturbance(error)) return
      faults.push(error.message)
    })
    const open = async (path: string) => {
      await page.goto(`${site.url}/bureau${path}`)
      await apply?.(page)
    }
    const { person } = await signIn(context, site)
    await prepare?.(page)
    const lead = await keepRequest(store, visitor)

    await test.step('the list, its news and its search', async () => {
      await open('')
      const news = page.locator('.steady [role=status]')
      await keepRequest(store, visitor, { receivedAt: Date.now() })
      await expect(news.first()).toContainText('1 nouvelle demande')
      await keepRequest(store, visitor, { receivedAt: Date.now() })
      await expect(news.first()).toContainText(/2 nouvelles demandes.*la dernière.*Inès Haddad/)
      await page.locator('#chercher').fill(lead.reference)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('link', { name: visitor.name })).toHaveCount(1)
      await apply?.(page)
      await expect(page.locator('#chercher')).toHaveValue(lead.reference)
    })

    await test.step('a request, followed and answered', async () => {
      await open(`/demandes/${lead.reference}`)
      await page.locator('#repondre [name=subject]').fill('Votre atelier')
      await field(page, 'note').fill('Rappeler jeudi')
      await page.locator('details:has([name=kind]) summary').click()
      await page.locator('form[action$=classer] textarea').fill('Et pour deux langues ?')
      await press(page, /Prendre/)
      await expect(state(page)).toContainText('Prise en charge')
      await expect(page.locator('.head').first()).toContainText('Confiée à vous')
      await press(page, /Enregistrer le suivi/)
      await expect(page.locator('.timeline')).toContainText('Rappeler jeudi')
      await expect(field(page, 'note')).toHaveValue('')
      const letter = page.locator('#repondre textarea')
      await letter.fill('Bonjour [jour]')
      await expect(page.locator('#repondre [role=status]')).toContainText('[jour]')
      await letter.fill('Bonjour Inès')
      await expect(page.locator('#repondre [role=status]')).toHaveText('')

      const karim = await colleague(browser, site, { name: 'Karim Ben Salah', role: 'equipe' })
      await karim.page.goto(page.url())
      const isWriting = karim.page.waitForResponse((response) =>
        (response.request().postData() ?? '').includes('writes=oui'),
      )
      await karim.page.locator('#repondre textarea').fill('Bonjour')
      await isWriting
      // What is typed here asks the server who else is there.
      const said = page.locator('.message.fresh [role=status]')
      await letter.fill('Bonjour Inès !')
      await expect(said).toContainText('Karim est en train de répondre')
      await karim.page.locator('[name=to]').selectOption(karim.person.id)
      await karim.page.getByRole('button', { name: 'Confier' }).click()
      await expect(karim.page.locator('.head').first()).toContainText('Confiée à vous')
      await letter.fill('Bonjour Inès')
      await expect(said).toContainText('Cette demande a changé.')
      await page.getByRole('link', { name: /Mettre à jour/ }).click()
      await expect(page.locator('.head').first()).toContainText('Confiée à Karim')
      await expect(said).not.toContainText('Cette demande a changé.')
      await karim.context.close()

      await press(page, /Prévisualiser/)
      await expect(page.locator('.mail')).toContainText('Bonjour Inès')
      await press(page, /Corriger/)
      await expect(letter).toHaveValue('Bonjour Inès')
      await expect(page.locator('form[action$=classer] textarea')).toHaveValue(
        'Et pour deux langues ?',
      )
      await page.locator('#repondre [value=envoyer]').click()
      await expect(state(page)).toContainText('Répondue')
      await expect(page.locator('.timeline')).toContainText('Réponse de Nina Ferrand')
      await expect(page.locator('.message [role=status]').first()).toContainText('Réponse')
      await press(page, /^.?Classer$/)
      await expect(state(page)).toContainText('Question posée')
      await expect(page.locator('.cited').first()).toContainText('Et pour deux langues ?')

      await page.getByRole('link', { name: /Marquer perdue/ }).click()
      await page.locator('#perdue [value=delay]').check()
      await field(page, 'detail').fill('Voulait ouvrir le 4 janvier')
      await page.locator('#perdue button').click()
      await expect(page.locator('main')).toContainText('Voulait ouvrir le 4 janvier')
      await expect(state(page)).toContainText('Perdue')
    })

    await test.step('a quote, from a question to a signature on paper', async () => {
      const sent = await sendQuote(store, { id: lead.id, email: visitor.email })
      const key = { quoteId: sent.quoteId, version: 1 }
      const asked = { id: randomUUID(), leadId: lead.id, key, text: 'Et le blog ?' }
      const mail = { channel: undefined, agency: 'agence@graaand.example' }
      await store.quotes.ask(asked, Date.now(), mail)
      await open(`/devis/${sent.number}`)
      await expect(page.locator('.banner')).toContainText('Et le blog ?')
      await page.getByRole('link', { name: /Accepté sur papier/ }).click()
      await field(page, 'note').fill('Signé au cabinet')
      await press(page, /Enregistrer l’acceptation/)
      await expect(page.locator('.banner')).toContainText('Accepté')
      await expect(page.locator('.banner')).not.toContainText('Et le blog ?')
      await expect(page.locator('.timeline')).toContainText('Et le blog ?')
      await expect(page.locator('main')).toContainText('Signé au cabinet')
    })

    await test.step('people, figures and journal', async () => {
      const key = { id: randomUUID(), publicKey: '', counter: 0, transports: [], label: 'iPhone' }
      await store.people.addPasskey(person, key, Date.now())
      await open('/equipe')
      await page.locator('summary').filter({ hasText: 'Renommer' }).click()
      await field(page, 'label').fill('Mac de Nina')
      await press(page, /^.?Renommer$/)
      await expect(page.getByRole('cell', { name: 'Mac de Nina' }).first()).toBeVisible()
      await apply?.(page)
      await page.getByRole('link', { name: /Inviter/ }).click()
      await field(page, 'name').fill('Sami Gharbi')
      await field(page, 'email').fill(`sami-${randomUUID()}@graaand.example`)
      await press(page, /Envoyer l’invitation/)
      await expect(page.locator('.message code')).toContainText('/bureau/invitation/')
      await open('/chiffres')
      await field(page, 'periode').selectOption({ index: 1 })
      await press(page, /Afficher/)
      await expect(page.locator('.figures')).toBeVisible()
      await open('/journal')
      await field(page, 'qui').selectOption({ value: person.id })
      await press(page, /Afficher/)
      await expect(page.locator('.journal')).toContainText('A pris en charge')
    })
    expect(faults).toEqual([])
  })
}

test('a page that cannot go on says so, gives back what was typed, and starts anew', async ({
  page,
  context,
  site,
  store,
  visitor,
}) => {
  await signIn(context, site)
  const lead = await keepRequest(store, visitor)
  const address = `${site.url}/bureau/demandes/${lead.reference}`
  await page.goto(address)
  await page.locator('#repondre textarea').fill('Bonjour Inès')
  await field(page, 'note').fill('Rappeler jeudi')
  // An answer that no page can show stands for any error of a program.
  await page.route('**/suivi', (route) => route.fulfill({ json: { view: {} } }))
  await press(page, /Enregistrer le suivi/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette page a cessé de fonctionner',
  )
  await expect(page.getByRole('alert')).toContainText('Rechargez la page')
  await expect(page.getByLabel('Note, pour l’équipe seulement')).toHaveValue('Rappeler jeudi')
  await press(page, /Recharger la page/)
  await expect(page.locator('#repondre textarea')).toHaveValue('Bonjour Inès')

  await press(page, /Faire un devis/)
  await page.route('**/bureau/devis/*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { view: { draft: {} } } })
      : route.continue(),
  )
  await field(page, 'subject').fill('un site de dix pages')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette page a cessé de fonctionner',
  )
  await page.unroute('**/bureau/devis/*')
  await press(page, /Recharger la page/)
  await expect(field(page, 'subject')).toHaveValue('un site de dix pages')
})

test('what is typed before the script comes is kept', async ({
  page,
  context,
  site,
  store,
  visitor,
}) => {
  const { person } = await signIn(context, site)
  const lead = await keepRequest(store, visitor)
  const arrival = Promise.withResolvers<void>()
  await page.route('**/bureau/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(`${site.url}/bureau/demandes/${lead.reference}`, { waitUntil: 'commit' })
  await page.locator('#repondre [name=subject]').fill('Votre atelier')
  await page.locator('#repondre textarea').fill('Bonjour Inès')
  await field(page, 'note').fill('Rappeler jeudi')
  arrival.resolve()
  await expect
    .poll(() => store.presence.findDraft(lead.id, person.id))
    .toEqual({ subject: 'Votre atelier', text: 'Bonjour Inès' })
  await press(page, /Prendre/)
  await expect(state(page)).toContainText('Prise en charge')
  await expect(page.locator('#repondre textarea')).toHaveValue('Bonjour Inès')
  await expect(field(page, 'note')).toHaveValue('Rappeler jeudi')

  await press(page, /Faire un devis/)
  const later = Promise.withResolvers<void>()
  await page.waitForURL('**/bureau/devis/*')
  await page.route('**/bureau/assets/*.js', async (route) => {
    await later.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await field(page, 'client.name').fill('Paule Garrigue')
  await field(page, 'subject').fill('un site de dix pages')
  later.resolve()
  await expect(page.locator('h1')).toContainText('Paule Garrigue')
  await expect
    .poll(async () => (await store.quotes.ofLead(lead.id))[0]?.draft?.fields)
    .toMatchObject({ subject: 'un site de dix pages', client: { name: 'Paule Garrigue' } })
})
