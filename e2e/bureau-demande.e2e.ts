import type { Page } from '@playwright/test'
import { directionIds } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { openStore } from '#server/store/open-store.ts'
import { expectAccessible } from './support/axe.ts'
import { colleague, signIn } from './support/desk.ts'
import { test as base, expect } from './support/fixtures.ts'
import { keepRequest, requestOf } from './support/requests.ts'

interface Fixtures {
  /** A request of this test's visitor, with its address. */
  asked: { reference: string; id: string; address: string }
}

const test = base.extend<Fixtures>({
  asked: async ({ site, store, visitor }, use) => {
    const { id, reference } = await keepRequest(store, visitor)
    await use({ id, reference, address: `${site.url}/bureau/demandes/${reference}` })
  },
})

const history = (page: Page) =>
  page.getByRole('region').or(page.locator('main')).locator('.timeline')
const letter = (page: Page) => page.locator('#repondre textarea[name=text]')
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true })

test('a request is taken, noted, answered and followed to its mail', async ({
  page,
  context,
  site,
  asked,
  visitor,
  mailbox,
}) => {
  await signIn(context, site)
  await page.goto(asked.address)
  await expect(page.getByRole('heading', { level: 1, name: visitor.name })).toBeVisible()
  await expect(page.getByText('Un cabinet d’ostéopathie à Sète.').first()).toBeVisible()
  await expect(page.getByText('/tarifs/site-vitrine')).toBeVisible()

  await page.getByRole('button', { name: 'Prendre' }).click()
  await expect(page.getByRole('button', { name: 'Prendre' })).toHaveCount(0)
  await expect(page.locator('.head').first()).toContainText('Prise en charge')

  await page.getByLabel('Note, pour l’équipe seulement').fill('Connaît le fournil.')
  await page.getByRole('button', { name: 'Enregistrer le suivi' }).click()
  await expect(history(page)).toContainText('Connaît le fournil.')

  await page.getByLabel('Modèle').selectOption({ label: 'Premier rendez-vous' })
  await expect(page.getByText(/Il reste 2 blancs\u00a0: \[jour\], \[heure\]\./)).toBeVisible()
  await send(page).click()
  await expect(page.getByRole('alert').getByText(/Votre réponse n’est pas partie/)).toBeVisible()
  const text = (await letter(page).inputValue())
    .replace('[jour]', 'mardi 24')
    .replace('[heure]', '10 h')
  await letter(page).fill(text)
  await page.getByRole('button', { name: 'Prévisualiser' }).click()
  const mail = page.getByRole('article', { name: 'E-mail' })
  await expect(mail).toContainText('Seriez-vous libre mardi 24 à 10 h')
  await expect(mail).toContainText('Un cabinet d’ostéopathie à Sète.')
  await page.getByRole('button', { name: 'Corriger' }).click()
  await expect(letter(page)).toHaveValue(text)
  await page.getByRole('button', { name: 'Prévisualiser' }).click()
  // While that is on its way, nothing else of the form is sent.
  await expect(mail).toBeVisible()
  await send(page).click()
  await expect(page.locator('.head').first()).toContainText('Répondue')
  await expect(
    page.getByRole('status').filter({ hasText: /Réponse (envoyée|gardée)/ }),
  ).toBeVisible()

  const received = await mailbox.toVisitor()
  expect(received.text).toContain('Seriez-vous libre mardi 24 à 10 h')
  expect(received.subject).toBe(`Votre demande ${asked.reference}`)
  expect(received.from?.name).toBe('Nina, Graaand')
  await page.reload()
  await expect(history(page)).toContainText('Réponse de Nina Ferrand')
})

test('two people see each other, and the second is not lost', async ({
  page,
  context,
  browser,
  site,
  asked,
  store,
}) => {
  await signIn(context, site)
  const karim = await colleague(browser, site, { name: 'Karim Ben Salah', role: 'equipe' })
  await karim.page.goto(asked.address)
  await letter(karim.page).fill('Bonjour, je vous réponds')
  // The page sends a draft once the field has been left alone for a moment.
  await expect.poll(() => store.presence.findDraft(asked.id, karim.person.id)).toBeDefined()
  await page.goto(asked.address)
  await expect(page.getByText('Karim est en train de répondre')).toBeVisible()

  await page.getByRole('button', { name: 'Prendre' }).click()
  await expect(page.getByRole('button', { name: 'Prendre' })).toHaveCount(0)
  await send(karim.page).click()
  await expect(
    karim.page.getByRole('alert').getByText(/Nina a changé cette demande avant vous/),
  ).toBeVisible()
  await expect(karim.page.getByText('La vôtre, pas encore enregistrée')).toBeVisible()
  await expect(karim.page.getByText('Bonjour, je vous réponds').first()).toBeVisible()
  await karim.page.getByRole('button', { name: 'Envoyer quand même' }).click()
  await expect(history(karim.page)).toContainText('Réponse de Karim Ben Salah')
  await karim.context.close()
})

test('a state that two people change is shown as both want it, and no note is lost', async ({
  page,
  context,
  browser,
  site,
  asked,
  store,
}) => {
  await signIn(context, site)
  const karim = await colleague(browser, site, { name: 'Karim Ben Salah', role: 'equipe' })
  await page.goto(asked.address)
  await karim.page.goto(asked.address)
  await karim.page.getByLabel('État').selectOption('answered')
  await karim.page.getByLabel('Note, pour l’équipe').fill('Rendez-vous pris mardi 24 à 10 h.')
  await karim.page.getByRole('button', { name: 'Enregistrer le suivi' }).click()
  await expect(history(karim.page)).toContainText('Rendez-vous pris')

  // Firefox gives the focus to one window at a time.
  await page.bringToFront()
  await letter(page).fill('Bonjour')
  await page.getByLabel('État').selectOption('taken')
  await page.getByLabel('Note, pour l’équipe').fill('Proposer un rendez-vous mardi.')
  await page.getByRole('button', { name: 'Enregistrer le suivi' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Karim a changé cette demande' }),
  ).toBeFocused()
  const theirs = page.locator('.card', { hasText: 'Version de Karim, enregistrée' })
  await expect(theirs).toContainText('Répondue')
  await expect(theirs).toContainText('Rendez-vous pris mardi 24 à 10 h.')
  const ours = page.locator('.card', { hasText: 'La vôtre, pas encore enregistrée' })
  await expect(ours).toContainText('Prise en charge')
  await expect(ours).toContainText('Proposer un rendez-vous mardi.')
  await page.getByRole('button', { name: 'Remplacer par la mienne' }).click()
  await expect(page.locator('.head').first()).toContainText('Prise en charge')
  await expect(letter(page)).toHaveValue('Bonjour')
  expect((await store.work.notes(asked.id)).map(({ text }) => text)).toEqual([
    'Rendez-vous pris mardi 24 à 10 h.',
    'Proposer un rendez-vous mardi.',
  ])
  await karim.context.close()
})

test('a network that goes is said once, and what was typed is kept when it is back', async ({
  page,
  context,
  site,
  asked,
  store,
}) => {
  const { person } = await signIn(context, site)
  await page.goto(asked.address)
  await letter(page).fill('Avant la panne')
  await expect.poll(() => store.presence.findDraft(asked.id, person.id)).toBeDefined()
  await context.setOffline(true)
  await letter(page).fill('Pendant la panne')
  const lost = page.getByRole('alert').getByText(/Connexion perdue/)
  await expect(lost).toBeVisible()
  await send(page).click()
  await expect(lost).toContainText('renvoyez-le, il ne partira qu’une fois')
  await expect(lost).toHaveCount(1)
  await expect(letter(page)).toHaveValue('Pendant la panne')
  await context.setOffline(false)
  await expect
    .poll(() => store.presence.findDraft(asked.id, person.id))
    .toMatchObject({ text: 'Pendant la panne' })
  await page.reload()
  await expect(letter(page)).toHaveValue('Pendant la panne')
  await expect(page.getByText('Votre texte est gardé\u00a0: le voici.')).toBeVisible()
  expect(await store.messages.list(asked.id)).toEqual([])
})

test('a session that ends while somebody writes loses nothing', async ({
  page,
  context,
  site,
  asked,
  store,
}) => {
  const { person } = await signIn(context, site)
  await page.goto(asked.address)
  await letter(page).fill('Une longue réponse')
  await expect.poll(() => store.presence.findDraft(asked.id, person.id)).toBeDefined()
  const sessions = await store.people.listSessions({ openedAfter: 0, usedAfter: 0 })
  for (const session of sessions.filter((each) => each.person.id === person.id)) {
    await store.people.closeSession(session.id, null, Date.now())
  }
  await send(page).click()
  await expect(
    page
      .getByRole('alert')
      .getByText(/Votre session a pris fin/)
      .first(),
  ).toBeVisible()
  await letter(page).fill('Une longue réponse, et sa fin')
  await expect(page.getByRole('alert').getByText(/Votre session a pris fin/)).toHaveCount(1)
  // Signed in again, in the same tab: what no server has seen is there.
  await signIn(context, site, { email: person.email })
  await page.getByRole('link', { name: 'Se reconnecter' }).click()
  await expect(letter(page)).toHaveValue('Une longue réponse, et sa fin')
  expect(await store.messages.list(asked.id)).toEqual([])
})

test('a request that is erased meanwhile leaves what was typed on the screen', async ({
  page,
  context,
  site,
  asked,
  store,
  visitor,
}) => {
  await signIn(context, site)
  await page.goto(asked.address)
  await letter(page).fill('Trop tard')
  await store.eraseAddress(visitor.email, { person: null, at: Date.now() })
  await send(page).click()
  await expect(
    page
      .getByRole('alert')
      .getByText(/Cette demande a été effacée/)
      .first(),
  ).toBeVisible()
  await expect(letter(page)).toHaveValue('Trop tard')
  const answer = await page.goto(asked.address)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Il n’y a rien à cette adresse' })).toBeVisible()
})

test('five megabytes are neither pasted nor taken, and what was typed stays', async ({
  page,
  context,
  site,
  asked,
  store,
}) => {
  await signIn(context, site)
  await page.goto(asked.address)
  await letter(page).fill('Bonjour')
  await letter(page).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'x'.repeat(5_000_000))
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox ignores the data given to the constructor.
    Object.defineProperty(paste, 'clipboardData', { value: clipboardData })
    field.dispatchEvent(paste)
  })
  await expect(page.getByText(/Ce texte est trop long pour un e-mail/)).toBeVisible()
  await expect(letter(page)).toHaveValue('Bonjour')

  const token = await page.locator('input[name=token]').first().inputValue()
  const posted = await page.evaluate(
    async ([address, token]) => {
      const body = new URLSearchParams({
        subject: 'Objet',
        text: 'x'.repeat(5_000_000),
        version: '0',
      })
      const headers = { 'X-Token': token, Accept: 'application/json' }
      const answer = await fetch(`${address}/repondre`, { method: 'POST', headers, body })
      return { status: answer.status, words: await answer.text() }
    },
    [asked.address, token] as const,
  )
  expect(posted.status).toBe(413)
  expect(posted.words).toContain('Votre texte est trop long')
  expect(await store.messages.list(asked.id)).toEqual([])
})

test('what a stranger typed is shown as text, and nothing of it runs', async ({
  page,
  context,
  site,
  store,
  visitor,
}) => {
  const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>\u202e{{7*7}}</textarea>'
  const lead = requestOf(visitor, {
    values: {
      name: hostile,
      email: visitor.email,
      phone: hostile,
      service: hostile,
      description: hostile,
    },
    page: '/devis',
  })
  await store.keepLead(lead, [], { acknowledgedSince: 0 })
  const noise: string[] = []
  page.on('console', (message) => noise.push(message.text()))
  page.on('dialog', (dialog) => noise.push(dialog.message()))
  page.on('pageerror', (error) => noise.push(String(error)))
  await signIn(context, site)
  await page.goto(`${site.url}/bureau/demandes/${lead.reference}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(2)</script>')
  await page.getByLabel('Modèle').selectOption({ index: 1 })
  await expect(letter(page)).toHaveValue(/<script>alert\(2\)<\/script>/)
  await page.goto(`${site.url}/bureau?filtre=toutes`)
  expect(await page.locator('main img, main script').count()).toBe(0)
  expect(noise).toEqual([])
})

test('the three previews are drawn as the client saw them, and nothing of them runs', async ({
  page,
  context,
  site,
  store,
  visitor,
}) => {
  const hostile = '<script>alert(1)</script>'
  const answers = {
    name: hostile,
    trade: 'sante',
    town: hostile,
    sentence: '}*{display:none}</style>',
    palette: 'garrigue',
  } as const
  const lead = requestOf(visitor)
  const values = { ...lead.values, apercus: encode(answers, 'poster') }
  await store.keepLead({ ...lead, values }, [], { acknowledgedSince: 0 })
  const noise: string[] = []
  page.on('console', (message) => noise.push(message.text()))
  page.on('dialog', (dialog) => noise.push(dialog.message()))
  await signIn(context, site)
  const address = `${site.url}/bureau/demandes/${lead.reference}`
  await page.goto(address)
  await expect(page.locator('.favourite figcaption')).toContainText('L’affiche')
  for (const direction of directionIds) {
    const frame = page.locator(`iframe[src$="${direction}"]`)
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.contentFrame().locator('.preview')).toContainText(hostile)
  }
  // What the frames show is judged on /apercus.
  await expectAccessible(page, { frames: false })
  expect(noise).toEqual([])
  const answer = await page.goto(`${address}/apercus/poster`)
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(answer?.headers()['content-security-policy']).not.toContain('script-src')
  expect((await page.goto(`${address}/apercus/inconnu`))?.status()).toBe(404)
})

test('spam that the filter let through leaves the list, until it is called back', async ({
  page,
  context,
  site,
  asked,
  store,
}) => {
  await signIn(context, site)
  await page.goto(asked.address)
  await page.getByRole('button', { name: 'C’est un indésirable' }).click()
  const status = page.getByRole('status').filter({ hasText: /Marquée indésirable/ })
  await expect(status).toContainText('Marquée indésirable, effacée dans 30 jours.')
  expect((await store.work.findRequest(asked.reference))?.work.spamAt).not.toBeNull()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(status).toHaveCount(0)
  expect((await store.work.findRequest(asked.reference))?.work.spamAt).toBeNull()
})

test('a mail that came another way is filed, and waits for an answer', async ({
  page,
  context,
  site,
  asked,
  store,
}) => {
  await signIn(context, site)
  await page.goto(asked.address)
  await page.getByText('Coller un e-mail').click()
  await page.getByLabel(/^Reçu du client/).check()
  await page.getByLabel('Texte de l’e-mail').fill('Et pour deux langues ?')
  await page.getByRole('button', { name: 'Classer', exact: true }).click()
  await expect(page.locator('.head').first()).toContainText('Question posée')
  await expect(page.locator('.cited').first()).toHaveText('Et pour deux langues ?')
  await history(page).getByText('La relire').first().click()
  await expect(history(page)).toContainText('Et pour deux langues ?')
  expect(await store.messages.list(asked.id)).toMatchObject([{ kind: 'filed-in' }])
})

test('on a phone the answer is a sheet over the request, whose text stays when it closes', async ({
  page,
  context,
  site,
  asked,
  mailbox,
}) => {
  await signIn(context, site)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(asked.address)
  await expect(letter(page)).toBeHidden()
  await page.getByRole('link', { name: /^Répondre à/ }).click()
  await letter(page).fill('Bonjour depuis le train')
  await page.getByText('Relire sa demande').click()
  await expect(page.locator('#repondre .cited')).toHaveText('Un cabinet d’ostéopathie à Sète.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Fermer' }).click()
  await expect(letter(page)).toBeHidden()
  await page.getByRole('link', { name: /^Répondre à/ }).click()
  await expect(letter(page)).toHaveValue('Bonjour depuis le train')
  await page.getByRole('button', { name: 'Prévisualiser' }).click()
  await expect(page.getByRole('heading', { name: 'L’e-mail, tel qu’il partira' })).toBeFocused()
  await expectAccessible(page)
  await send(page).click()
  await expect(send(page)).toBeHidden()
  await expect(page.locator('.head').first()).toContainText('Répondue')
  expect((await mailbox.toVisitor()).text).toContain('Bonjour depuis le train')
})

test('without a mail channel it is said before anything is written', async ({
  page,
  context,
  start,
  folder,
  visitor,
}) => {
  const settings = { DATA_DIR: folder }
  const site = { ...(await start(settings)), settings }
  const store = openStore({ databaseUrl: undefined, dataDirectory: folder })
  const lead = requestOf(visitor)
  await store.keepLead(lead, [], { acknowledgedSince: 0 })
  await signIn(context, site)
  await page.goto(`${site.url}/bureau/demandes/${lead.reference}`)
  await expect(page.getByText('L’envoi d’e-mails n’est pas configuré.')).toBeVisible()
  await expect(letter(page)).toHaveCount(0)
  await page.getByText('Coller un e-mail').click()
  await page.getByLabel(/^Envoyé au client/).check()
  await page.getByLabel('Texte de l’e-mail').fill('Bonjour, oui.')
  await page.getByRole('button', { name: 'Classer', exact: true }).click()
  await expect(page.locator('.head').first()).toContainText('Répondue')
  await store.close()
  expect(await site.stop()).toBe(0)
})

test('everything is done by keyboard, and a dialog gives the focus back', async ({
  page,
  context,
  site,
  asked,
}) => {
  await signIn(context, site)
  // What says that somebody is here listens to keys too.
  const isListening = page.waitForRequest('**/presence')
  await page.goto(asked.address)
  await isListening
  await page.keyboard.press('p')
  await expect(page.locator('.head').first()).toContainText('Prise en charge')
  await page.keyboard.press('r')
  await expect(letter(page)).toBeFocused()
  await page.keyboard.type('Bonjour')
  await expect(letter(page)).toHaveValue('Bonjour')
  const link = page.getByRole('link', { name: 'Marquer perdue…' })
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pourquoi est-elle perdue\u00a0?' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('a request is lost with its reason, and a person is erased for good', async ({
  page,
  context,
  site,
  asked,
  store,
  visitor,
}) => {
  await signIn(context, site)
  await page.goto(asked.address)
  await page.getByRole('link', { name: 'Marquer perdue…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pourquoi est-elle perdue\u00a0?' })
  await dialog.getByLabel('Le délai').check()
  await dialog.getByLabel('Précision, si elle aide').fill('Voulait ouvrir le 4 janvier')
  await dialog.getByRole('button', { name: 'Marquer perdue' }).click()
  await expect(page.locator('.head').first()).toContainText('Perdue')
  await expect(page.getByText('Le délai\u00a0: Voulait ouvrir le 4 janvier')).toBeVisible()

  await page.getByText('Effacer cette personne…').click()
  await expect(page.getByText(/Sera effacé\s*:/)).toBeVisible()
  await page.getByRole('button', { name: 'Effacer définitivement' }).click()
  await expect(page).toHaveURL(/\/bureau$/)
  expect(await store.findLead(asked.id)).toBeUndefined()
  const lines = await store.journal.list({ limit: 3 })
  expect(lines[0]).toMatchObject({ action: 'erased', actor: 'Nina Ferrand' })
  expect(lines[0]?.object).toBe(asked.reference)
  expect(JSON.stringify(lines)).not.toContain(visitor.email)
})

test('somebody of the team cannot erase, whatever they post', async ({
  page,
  context,
  site,
  asked,
  store,
}) => {
  await signIn(context, site, { name: 'Karim Ben Salah', role: 'equipe' })
  await page.goto(asked.address)
  await expect(page.getByText('Effacer cette personne…')).toHaveCount(0)
  const token = await page.locator('input[name=token]').first().inputValue()
  const status = await page.evaluate(
    async ([address, token]) =>
      (
        await fetch(`${address}/effacer`, {
          method: 'POST',
          headers: { 'X-Token': token, Accept: 'application/json' },
        })
      ).status,
    [asked.address, token] as const,
  )
  expect(status).toBe(403)
  expect(await store.findLead(asked.id)).toBeDefined()
})

test('a released request can be held again before its mails leave', async ({
  page,
  context,
  site,
  store,
  visitor,
}) => {
  const lead = requestOf(visitor, { quarantine: ['links'] })
  await store.keepLead(lead, [{ channel: 'smtp', recipient: 'agency' }], { acknowledgedSince: 0 })
  await signIn(context, site)
  await page.goto(`${site.url}/bureau/demandes/${lead.reference}`)
  await expect(page.getByText('En quarantaine.')).toBeVisible()
  await page.getByRole('button', { name: 'Sortir de quarantaine' }).click()
  const undo = page.getByRole('button', { name: /^Annuler/ })
  await undo.click()
  await expect(page.getByRole('heading', { name: visitor.name })).toBeVisible()
  expect(await store.findLead(lead.id)).toMatchObject({
    deliveries: [{ state: 'held', attempts: [] }],
  })
})

test.describe('without JavaScript', { tag: '@no-js' }, () => {
  test('a request is taken, noted, and answered after a look at the mail', async ({
    page,
    context,
    site,
    asked,
    mailbox,
  }) => {
    await signIn(context, site)
    await page.goto(asked.address)
    await page.getByRole('button', { name: 'Prendre' }).click()
    await expect(page.locator('.head').first()).toContainText('Prise en charge')
    await page.getByLabel('Note, pour l’équipe seulement').fill('Sans script')
    await page.getByRole('button', { name: 'Enregistrer le suivi' }).click()
    await expect(history(page)).toContainText('Sans script')
    await page.getByLabel('Modèle').selectOption({ label: 'Nous ne pouvons pas' })
    await page.getByRole('button', { name: 'Remplir avec ce modèle' }).click()
    const text = await letter(page).inputValue()
    await letter(page).fill(text.replace('[raison]', 'le délai est trop court'))
    await page.getByRole('button', { name: 'Prévisualiser' }).click()
    await expect(page.getByRole('article', { name: 'E-mail' })).toContainText(
      'le délai est trop court',
    )
    await send(page).click()
    await expect(page.locator('.head').first()).toContainText('Répondue')
    expect((await mailbox.toVisitor()).text).toContain('le délai est trop court')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`a request is accessible at ${width} px, ${colorScheme}`, async ({
      page,
      context,
      site,
      asked,
    }) => {
      await signIn(context, site)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(asked.address)
      await expectAccessible(page)
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(tooWide).toBe(0)
    })
  }
}
