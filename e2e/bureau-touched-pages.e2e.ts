import { randomUUID } from 'node:crypto'
import { hold } from '#workshop/hold.ts'
import { mail, sendQuote } from '#workshop/quotes.ts'
import { keepRequest } from '#workshop/requests.ts'
import { expect, signIn, test } from './support/desk.ts'
import { allDisturbances, isOfDisturbance } from './support/disturbances.ts'

const { prepare, apply } = allDisturbances
const deskScripts = '**/bureau/assets/*.js'

test('the desk works on pages changed by translators and extensions', async ({
  desk,
  page,
  karim,
  store,
  visitor,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => {
    // Ignores React's report of a hydration mismatch, which is expected here.
    if (error.message.includes('React error #418') || isOfDisturbance(error)) return
    faults.push(error.message)
  })
  const { field, press } = desk
  const open = async (path: string) => {
    await desk.open(path)
    await apply(page)
  }
  await prepare(page)
  const lead = await keepRequest(store, visitor)

  await test.step('the list, its news and its search', async () => {
    await open('')
    await keepRequest(store, visitor, { receivedAt: Date.now() })
    await expect(desk.status(/1 nouvelle demande|nouvelles demandes/)).toBeVisible()
    await keepRequest(store, visitor, { receivedAt: Date.now() })
    await expect(desk.status(/nouvelles demandes.*la dernière.*Inès Haddad/)).toBeVisible()
    const search = page.getByRole('searchbox')
    await search.fill(lead.reference)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: visitor.name })).toHaveCount(1)
    await apply(page)
    await expect(search).toHaveValue(lead.reference)
  })

  await test.step('a request, followed and answered', async () => {
    const answerSubject = page.locator('#repondre [name=subject]')
    const filed = page.locator('form[action$=classer] textarea')
    await open(`/demandes/${lead.reference}`)
    await answerSubject.fill('Votre atelier')
    await field('note').fill('Rappeler jeudi')
    await page.getByText('Coller un e-mail').click()
    await filed.fill('Et pour deux langues ?')
    await press(/Prendre/)
    await expect(desk.head).toContainText('Prise en charge')
    await expect(desk.head).toContainText('Confiée à vous')
    await press(/Enregistrer le suivi/)
    await expect(desk.history).toContainText('Rappeler jeudi')
    await expect(field('note')).toHaveValue('')
    const blanks = page.locator('#repondre').getByRole('status').first()
    await desk.letter.fill('Bonjour [jour]')
    await expect(blanks).toContainText('[jour]')
    await desk.letter.fill('Bonjour Inès')
    await expect(blanks).toHaveText('')

    await karim.page.goto(page.url())
    await karim.letter.fill('Bonjour')
    await expect
      .poll(() => store.presence.findDraft(lead.id, karim.person.id))
      .toMatchObject({ text: 'Bonjour' })
    // Typing sends a heartbeat, whose answer names other people.
    await desk.letter.fill('Bonjour Inès !')
    await expect(desk.status('Karim est en train de répondre')).toBeVisible()
    await karim.field('to').selectOption(karim.person.id)
    await karim.press('Confier')
    await expect(karim.head).toContainText('Confiée à vous')
    await desk.letter.fill('Bonjour Inès')
    await expect(desk.status('Cette demande a changé.')).toBeVisible()
    await page.getByRole('link', { name: /Mettre à jour/ }).click()
    await expect(desk.head).toContainText('Confiée à Karim')
    await expect(desk.status('Cette demande a changé.')).toHaveCount(0)

    await press(/Prévisualiser/)
    await expect(page.getByRole('article', { name: 'E-mail' })).toContainText('Bonjour Inès')
    await press(/Corriger/)
    await expect(desk.letter).toHaveValue('Bonjour Inès')
    await expect(filed).toHaveValue('Et pour deux langues ?')
    await page.locator('#repondre [value=envoyer]').click()
    await expect(desk.head).toContainText('Répondue')
    await expect(desk.history).toContainText('Réponse de Nina Ferrand')
    await expect(desk.status('Réponse').first()).toBeVisible()
    await press(/^.?Classer$/)
    await expect(desk.head).toContainText('Question posée')
    await expect(page.getByRole('main')).toContainText('Et pour deux langues ?')

    await page.getByRole('link', { name: /Marquer perdue/ }).click()
    await page.locator('#perdue [value=delay]').check()
    await field('detail').fill('Voulait ouvrir le 4 janvier')
    await page.locator('#perdue button').click()
    await expect(page.getByRole('main')).toContainText('Voulait ouvrir le 4 janvier')
    await expect(desk.head).toContainText('Perdue')
  })

  await test.step('the editor of a quote', async () => {
    const paper = page.getByRole('complementary', { name: 'Aperçu' })
    const blocked = desk.alert('L’envoi est bloqué')
    await desk.beginQuote(`/demandes/${lead.reference}`)
    await apply(page)
    await field('lines.0.price').fill('1000')
    await expect(desk.total).toContainText(/1[^0-9]200/)
    await expect(paper).toContainText(/1[^0-9]200/)
    await field('client.name').fill('Paule Garrigue')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Paule Garrigue')
    await field('subject').fill('un site')
    await field('subject').fill('')
    await field('validUntil').fill('')
    await field('deposit').fill('100')
    await field('deposit').fill('30')
    await field('lines.0.quantity').fill('x')
    await field('lines.0.quantity').fill('2')
    await expect(desk.total).toContainText(/2[^0-9]400/)
    await desk.completeQuote()
    await field('validUntil').fill('2031-01-15')
    await expect(blocked).toHaveCount(0)
    await field('deliveryWeeks').fill('')
    await expect(blocked).toBeVisible()
    await field('deliveryWeeks').fill('6')
    await page.locator('[name=edit][value="retirer 0"]').click()
    await expect(field('lines.0.label')).toHaveCount(0)
    await press(/^.?Annuler$/)
    await expect(field('lines.0.price')).toHaveValue('1000')
    await expect(desk.total).toContainText(/2[^0-9]400/)
    await expect
      .poll(async () => JSON.stringify(await store.quotes.ofLead(lead.id)))
      .toContain('Paule Garrigue')
    await expect(field('client.name')).toHaveValue('Paule Garrigue')
  })

  await test.step('a quote, from a question to a signature on paper', async () => {
    const sent = await sendQuote(store, { id: lead.id, email: visitor.email })
    const key = { quoteId: sent.quoteId, version: 1 }
    const asked = { id: randomUUID(), leadId: lead.id, key, text: 'Et le blog ?' }
    await store.quotes.ask(asked, Date.now(), mail)
    await open(`/devis/${sent.number}`)
    await expect(desk.status('Et le blog ?')).toBeVisible()
    await page.getByRole('link', { name: /Accepté sur papier/ }).click()
    await field('note').fill('Signé au cabinet')
    await press(/Enregistrer l’acceptation/)
    await expect(desk.status('Accepté')).toBeVisible()
    await expect(desk.status('Et le blog ?')).toHaveCount(0)
    await expect(desk.history).toContainText('Et le blog ?')
    await expect(page.getByRole('main')).toContainText('Signé au cabinet')
  })

  await test.step('people, figures and journal', async () => {
    const { person } = desk
    const key = { id: randomUUID(), publicKey: '', counter: 0, transports: [], label: 'iPhone' }
    await store.people.addPasskey(person, key, Date.now())
    await open('/equipe')
    await page.locator('summary', { hasText: 'Renommer' }).click()
    await field('label').first().fill('Mac de Nina')
    await press(/^.?Renommer$/)
    await expect(page.getByRole('cell', { name: 'Mac de Nina' }).first()).toBeVisible()
    await apply(page)
    await page.getByRole('link', { name: /Inviter/ }).click()
    await field('name').fill('Sami Gharbi')
    await field('email').fill(`sami-${randomUUID()}@graaand.example`)
    await press(/Envoyer l’invitation/)
    await expect(desk.status('/bureau/invitation/')).toBeVisible()
    await open('/chiffres')
    await field('periode').selectOption({ index: 1 })
    await press(/Afficher/)
    await expect(page.getByRole('heading', { name: /Gagnées et perdues/ })).toBeVisible()
    await open('/journal')
    await field('qui').selectOption({ value: person.id })
    await press(/Afficher/)
    await expect(page.getByRole('main')).toContainText('A pris en charge')
  })
  expect(faults).toEqual([])
})

test('text typed before scripts, and in a page that throws, is kept', async ({
  desk,
  page,
  context,
  site,
  asked,
  store,
}) => {
  const { person } = await signIn(context, site)
  const { field, press } = desk
  const openWithoutScripts = async (url: string) => {
    const release = await hold(page, deskScripts)
    await page.goto(url, { waitUntil: 'commit' })
    return release
  }
  /** Answers a post with a view without fields, which makes the page throw. */
  const breakPosts = (address: string, view: object) =>
    page.route(address, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ json: { view } }) : route.continue(),
    )
  const stopped = page.getByRole('heading', { level: 1, name: 'Cette page a cessé de fonctionner' })

  await test.step('of a request', async () => {
    const release = await openWithoutScripts(`${site.url}/bureau${asked.path}`)
    await page.locator('#repondre [name=subject]').fill('Votre atelier')
    await desk.letter.fill('Bonjour Inès')
    await field('note').fill('Rappeler jeudi')
    release()
    await expect
      .poll(() => store.presence.findDraft(asked.id, person.id))
      .toEqual({ subject: 'Votre atelier', text: 'Bonjour Inès' })
    await press('Prendre')
    await expect(desk.head).toContainText('Prise en charge')
    await expect(desk.letter).toHaveValue('Bonjour Inès')
    await expect(field('note')).toHaveValue('Rappeler jeudi')

    await breakPosts('**/suivi', {})
    await press('Enregistrer le suivi')
    await expect(stopped).toBeVisible()
    await expect(desk.alert('Rechargez la page')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Le bureau' })).toBeVisible()
    await expect(page.getByLabel('Note, pour l’équipe seulement')).toHaveValue('Rappeler jeudi')
    await press('Recharger la page')
    await expect(desk.letter).toHaveValue('Bonjour Inès')
  })

  await test.step('of a quote', async () => {
    await press('Faire un devis')
    await page.waitForURL('**/bureau/devis/*')
    const release = await openWithoutScripts(page.url())
    await field('client.name').fill('Paule Garrigue')
    await field('subject').fill('un site de dix pages')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Paule Garrigue')
    await expect
      .poll(async () => (await store.quotes.ofLead(asked.id))[0]?.draft?.fields)
      .toMatchObject({ subject: 'un site de dix pages', client: { name: 'Paule Garrigue' } })

    await breakPosts('**/bureau/devis/*', { draft: {} })
    await field('subject').fill('un site de huit pages')
    await expect(stopped).toBeVisible()
    await page.unroute('**/bureau/devis/*')
    await press('Recharger la page')
    await expect(field('subject')).toHaveValue('un site de huit pages')
  })
})
