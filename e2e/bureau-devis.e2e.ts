import { createHash } from 'node:crypto'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/desk.ts'

test('a quote is edited by keyboard, sent, and accepted on paper', async ({
  desk,
  page,
  context,
  asked,
  store,
  mailbox,
}) => {
  const { field } = desk
  await desk.beginQuote(asked.path)
  await expect(desk.alert('L’envoi est bloqué')).toBeVisible()
  await desk.completeQuote()

  await page.getByRole('link', { name: 'Ajouter un pack' }).click()
  await expectAccessible(page)
  await desk.press(/^SEO Essentiel/)
  await expect(field('lines.1.label')).toHaveValue('SEO Essentiel, SEO')
  const inEuros = await field('lines.1.price').inputValue()
  await field('seller').selectOption('TN')
  await expect(field('lines.1.price')).toHaveValue(/^\d+,000$/)
  await field('lines.1.price').fill('1')
  await field('seller').selectOption('FR')
  await expect(field('lines.1.price')).toHaveValue('')
  await expect(
    page.getByText('Écrivez ce prix en euros. Il était de 1\u00a0TND.').last(),
  ).toBeVisible()
  await expect(desk.total).toHaveText('')
  await field('lines.1.price').fill(inEuros)
  await desk.press('Retirer la ligne 2')
  await desk.press('Ajouter une ligne libre')
  await expect(field('lines.1.label')).toBeFocused()
  await page.keyboard.type('Page supplémentaire')
  await field('lines.1.price').fill('trois cents')
  await expect(
    page.getByText('Ce prix n’est pas un nombre. Exemple : 350 ou 350,50.').last(),
  ).toBeVisible()
  await expect(page.getByText('Les totaux datent de la dernière ligne correcte.')).toBeVisible()
  await field('lines.1.price').fill('120')
  await field('lines.1.quantity').fill('2')
  await field('lines.1.discount').fill('10')
  await field('discount').fill('5')
  // A fixed price, because that of the pack may change.
  await field('lines.0.price').fill('990')
  await expect(desk.total).toHaveText(/1\s374,84\s€/)

  await field('lines.1.price').press('Alt+ArrowUp')
  await expect(field('lines.0.price')).toBeFocused()
  await expect(page.getByText('Ligne 1 montée : elle était la deuxième.')).toBeVisible()
  await expect(field('lines.1.label')).toHaveValue('Pack Professionnel, Site vitrine')
  await desk.press('Descendre la ligne 1')
  await expect(field('lines.0.label')).toHaveValue('Pack Professionnel, Site vitrine')

  await test.step('the client’s country decides the VAT at once', async () => {
    await field('client.kind').selectOption('business')
    await field('client.country').selectOption({ label: 'Allemagne' })
    await expect(page.getByText(/\(Allemagne\)\s: TVA due par le client/)).toBeVisible()
    await expect(field('lines.0.vat')).toHaveValue('0')
    await expect(page.getByText('TVA due par un client de l’Union')).toBeVisible()
    await expect(page.locator('dt', { hasText: 'Total à payer' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Remplir le numéro de TVA/ })).toBeVisible()
    await field('client.vatNumber').fill('DE1')
    await expect(page.getByText(/Ce numéro de TVA n’a pas la forme/).last()).toBeVisible()
    // The message is below its field, not beside it.
    const widthOf = async (name: string) => (await field(name).boundingBox())?.width
    expect(await widthOf('client.vatNumber')).toBe(await widthOf('client.email'))
    await expectAccessible(page)
    await field('client.country').selectOption({ label: 'France' })
    await field('client.vatNumber').fill('')
    await field('client.kind').selectOption('consumer')
    await expect(field('lines.0.vat')).toHaveValue('20')
  })

  await expect(page.getByText(/^enregistré à/)).toBeVisible()
  await expect(desk.alert('L’envoi est bloqué')).toHaveCount(0)
  await page.getByRole('link', { name: 'Envoyer…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Envoyer ce devis\u00a0?' })
  await expect(dialog).toContainText(/donné à l’envoi et jamais réutilisé/)
  await expect(dialog).toContainText(asked.email)
  await expectAccessible(page, { frames: false })
  await dialog.getByRole('button', { name: /^Envoyer à/ }).click()
  await expect(page.getByRole('heading', { name: /^Devis D-20\d\d-\d{3}$/ })).toBeVisible()
  await expect(desk.status('Envoyé').first()).toBeVisible()
  await expect(
    page.getByText(/est figé à .* Son e-mail est remis au serveur d’e-mail\./),
  ).toBeVisible()

  const [quote] = await store.quotes.ofLead(asked.id)
  expect(quote?.versions).toMatchObject([{ version: 1, content: { discount: 500 } }])
  const mail = await mailbox.toVisitor()
  expect(mail.subject).toBe(`Votre devis ${quote?.number} est prêt`)
  const file = await store.quotes.readPdf({ quoteId: quote?.id ?? '', version: 1 }, 'sent')
  const attached = mail.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
  expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(file)
  // A site without SITE_URL sends no links.
  await expect(page.getByRole('link', { name: /nouveau lien/ })).toHaveCount(0)

  await test.step('an acceptance on paper stores the digest of its scan', async () => {
    await page.getByRole('link', { name: 'Accepté sur papier…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accepté sur papier' })
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' })
    await dialog.getByLabel('Signé le').fill(today)
    await dialog.getByLabel('Par (obligatoire)').fill('Inès Haddad')
    await dialog
      .getByLabel(/^Scan/)
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('scan') })
    const scanDigest = createHash('sha256').update('scan').digest('hex')
    await expect(dialog.getByLabel(/^Empreinte/)).toHaveValue(scanDigest)
    await expectAccessible(page, { frames: false })
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Enregistrer l’acceptation' }).click()
    await expect(desk.alert('Connexion perdue')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Accepté sur papier…' }).click()
    await expect(dialog.getByLabel(/^Empreinte/)).toHaveValue(scanDigest)
    await dialog.getByRole('button', { name: 'Enregistrer l’acceptation' }).click()
    await expect(desk.status('Accepté')).toBeVisible()
    expect((await store.quotes.ofLead(asked.id))[0]?.versions[0]?.evidence).toMatchObject({
      name: 'Inès Haddad',
      paper: { recordedBy: 'Nina Ferrand', scanDigest },
    })
  })
  await desk.open(asked.path)
  await expect(page.getByRole('link', { name: new RegExp(`^${quote?.number}`) })).toBeVisible()
})

test('a draft survives conflicts and a lost connection', async ({
  desk,
  page,
  context,
  karim,
  asked,
  store,
}) => {
  const subject = desk.field('subject')
  const save = { name: 'Enregistrer' } as const
  await desk.beginQuote(asked.path)
  await karim.page.goto(page.url())
  await karim.field('subject').fill('un site de dix pages')
  await karim.page.getByRole('button', save).last().click()
  await expect(karim.page.getByText(/^enregistré à/)).toBeVisible()

  await page.bringToFront()
  await subject.fill('un site de huit pages')
  await page.getByRole('button', save).last().click()
  await expect(page.getByText(/Karim a changé ce devis avant vous/)).toBeVisible()
  await expect(desk.card('Version de Karim')).toContainText('dix pages')
  await expect(desk.card('La vôtre')).toContainText('huit pages')
  await expectAccessible(page)
  await desk.press('Remplacer par la mienne')
  await expect(subject).toHaveValue('un site de huit pages')

  await context.setOffline(true)
  await subject.fill('un site de neuf pages')
  await expect(desk.alert(/Connexion perdue/)).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(subject).toHaveValue('un site de neuf pages')
  await expect
    .poll(async () => (await store.quotes.ofLead(asked.id))[0]?.draft?.fields.subject)
    .toBe('un site de neuf pages')
  await page.getByRole('link', { name: 'Abandonner ce brouillon…' }).click()
  await desk.press('Abandonner')
  await expect(page).toHaveURL(`${desk.url}/bureau${asked.path}`)
  expect(await store.quotes.ofLead(asked.id)).toEqual([])
})
