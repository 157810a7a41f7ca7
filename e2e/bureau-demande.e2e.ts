import { expectAccessible } from './support/axe.ts'
import { expect, signIn, test } from './support/desk.ts'
import { paste } from './support/paste.ts'

// server/http/desk/demande/request.test.ts tests a conflict of two versions, bureau-touched-pages.e2e.ts the
// names of people who write.
test('a colleague’s change loses no typed text', async ({ desk, page, karim, asked, store }) => {
  await desk.open(asked.path)
  await karim.open(asked.path)
  await karim.page.getByLabel('Note, pour l’équipe').fill('Rendez-vous pris mardi 24 à 10 h.')
  await karim.page.getByLabel('État').selectOption({ label: 'Prise en charge' })
  await karim.press('Enregistrer le suivi')
  await expect(karim.history).toContainText('Rendez-vous pris')

  // Firefox gives the focus to one window at a time.
  await page.bringToFront()
  await desk.letter.fill('Bonjour')
  await page.getByLabel('État').selectOption({ label: 'Répondue' })
  await page.getByLabel('Note, pour l’équipe').fill('Proposer un rendez-vous mardi.')
  await desk.press('Enregistrer le suivi')
  await expect(desk.alert('Karim a changé cette demande')).toBeFocused()
  await expect(desk.card('Version de Karim, enregistrée')).toContainText('Rendez-vous pris mardi')
  await expect(desk.card('La vôtre, pas encore enregistrée')).toContainText('Proposer un rendez')
  await desk.press('Remplacer par la mienne')
  await expect(desk.head).toContainText('Répondue')
  expect((await store.work.notes(asked.id)).map(({ text }) => text)).toEqual([
    'Rendez-vous pris mardi 24 à 10 h.',
    'Proposer un rendez-vous mardi.',
  ])

  await expect(desk.letter).toHaveValue('Bonjour')
  await karim.page.reload()
  await karim.field('to').selectOption(karim.person.id)
  await karim.press('Confier')
  await expect(karim.head).toContainText('Confiée à vous')
  await desk.send.click()
  await expect(desk.alert(/Karim a changé cette demande avant vous/)).toBeVisible()
  await desk.press('Envoyer quand même')
  await expect(desk.history).toContainText('Réponse de Nina Ferrand')
})

test('typed text survives outages', async ({ page, context, site, asked, store, desk }) => {
  const { person } = await signIn(context, site)
  const draft = () => store.presence.findDraft(asked.id, person.id)

  await test.step('a lost connection is announced once', async () => {
    await desk.open(asked.path)
    await desk.letter.fill('Avant la panne')
    await expect.poll(draft).toBeDefined()
    await context.setOffline(true)
    await desk.letter.fill('Pendant la panne')
    const lost = desk.alert(/Connexion perdue/)
    await expect(lost).toBeVisible()
    await desk.send.click()
    await expect(lost).toContainText('renvoyez-le, il ne partira qu’une fois')
    await expect(lost).toHaveCount(1)
    await expect(desk.letter).toHaveValue('Pendant la panne')
    await context.setOffline(false)
    await expect.poll(draft).toMatchObject({ text: 'Pendant la panne' })
    await page.reload()
    await expect(desk.letter).toHaveValue('Pendant la panne')
    await expect(page.getByText('Votre texte est gardé\u00a0: le voici.')).toBeVisible()
  })

  await test.step('a failed server is told from a lost connection', async () => {
    await page.route(/\/presence$/, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await desk.letter.fill('Le serveur est en panne')
    await expect(desk.alert(/Le serveur ne peut rien garder/)).toBeVisible()
    await expect(desk.alert(/Connexion perdue/)).toHaveCount(0)
    await page.unroute(/\/presence$/)
    await desk.letter.fill('Le serveur est revenu')
    await expect.poll(draft).toMatchObject({ text: 'Le serveur est revenu' })
    await expect(desk.alert(/Le serveur ne peut rien garder/)).toHaveCount(0)
  })

  await test.step('when the session ends, the tab keeps the text', async () => {
    const sessions = await store.people.listSessions({ openedAfter: 0, usedAfter: 0 })
    for (const session of sessions.filter((each) => each.person.id === person.id)) {
      await store.people.closeSession(session.id, null, Date.now())
    }
    await desk.send.click()
    await expect(desk.alert(/Votre session a pris fin/)).toBeVisible()
    await desk.letter.fill('Une longue réponse, et sa fin')
    await expect(desk.alert(/Votre session a pris fin/)).toHaveCount(1)
    await signIn(context, site, { email: person.email })
    await page.getByRole('link', { name: 'Se reconnecter' }).click()
    await expect(desk.letter).toHaveValue('Une longue réponse, et sa fin')
  })

  await test.step('a text too long for a mail is not pasted', async () => {
    await paste(desk.letter, { text: 'x'.repeat(5_000_000) })
    await expect(page.getByText(/Ce texte est trop long pour un e-mail/)).toBeVisible()
    await expect(desk.letter).toHaveValue('Une longue réponse, et sa fin')
  })

  await test.step('when the request is erased, the page keeps the text', async () => {
    expect(await store.messages.list(asked.id)).toEqual([])
    await store.eraseAddress(asked.email, { person: null, at: Date.now() })
    await desk.send.click()
    await expect(desk.alert(/Cette demande a été effacée/).first()).toBeVisible()
    await expect(desk.letter).toHaveValue('Une longue réponse, et sa fin')
  })
})

test('on a phone the closed form of an answer keeps its text', async ({
  desk,
  page,
  asked,
  mailbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open(asked.path)
  await expect(desk.letter).toBeHidden()
  await page.getByRole('link', { name: /^Répondre à/ }).click()
  await page.getByLabel('Modèle').selectOption({ label: 'Premier rendez-vous' })
  await expect(page.getByText(/Il reste 2 blancs\u00a0: \[jour\], \[heure\]\./)).toBeVisible()
  await desk.send.click()
  await expect(desk.alert(/Votre réponse n’est pas partie/)).toBeVisible()
  const text = (await desk.letter.inputValue())
    .replace('[jour]', 'mardi 24')
    .replace('[heure]', '10 h')
  await desk.letter.fill(text)
  await page.getByText('Relire sa demande').click()
  await expect(page.getByRole('region', { name: /^Répondre à/ })).toContainText(
    'Un cabinet d’ostéopathie à Sète.',
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Fermer' }).click()
  await expect(desk.letter).toBeHidden()
  await page.getByRole('link', { name: /^Répondre à/ }).click()
  await expect(desk.letter).toHaveValue(text)
  await desk.press('Prévisualiser')
  await expect(page.getByRole('heading', { name: 'L’e-mail, tel qu’il partira' })).toBeFocused()
  await desk.send.click()
  await expect(desk.send).toBeHidden()
  await expect(desk.head).toContainText('Répondue')
  const mail = await mailbox.toVisitor()
  expect(mail.text).toContain('Seriez-vous libre mardi 24 à 10 h')
  expect(mail.subject).toBe(`Votre demande ${asked.reference}`)
  expect(mail.from?.name).toBe('Nina, Graaand')
})

test('a template keeps the typed words, and undo takes it back', async ({ desk, page, asked }) => {
  await desk.open(asked.path)
  await desk.letter.click()
  await page.keyboard.type('Avant.')
  await desk.letter.press('Enter')
  await page.keyboard.type('Fin.')
  await desk.letter.press('ArrowUp')
  await desk.letter.press('End')
  await page.getByRole('textbox', { name: 'Objet' }).first().fill('Le nom de votre site')
  await page.getByLabel('Modèle').selectOption({ label: 'Premier rendez-vous' })
  await expect(desk.letter).toHaveValue(/^Avant\.\n\nBonjour (?:.|\n)+, Graaand\n\nFin\.$/)
  await expect(page.getByRole('textbox', { name: 'Objet' }).first()).toHaveValue(
    'Le nom de votre site',
  )
  await desk.letter.press('ControlOrMeta+z')
  await expect(desk.letter).toHaveValue('Avant.\nFin.')
})

test('a request is handled by keyboard; a dialog returns the focus', async ({
  desk,
  page,
  asked,
}) => {
  await desk.openAwake(asked.path, '**/presence')
  await page.keyboard.press('p')
  await expect(desk.head).toContainText('Prise en charge')
  await page.keyboard.press('r')
  await expect(desk.letter).toBeFocused()
  await page.keyboard.type('Bonjour')
  await expect(desk.letter).toHaveValue('Bonjour')
  const link = page.getByRole('link', { name: 'Marquer perdue…' })
  await link.press('Enter')
  await expect(
    page.getByRole('dialog', { name: 'Pourquoi est-elle perdue\u00a0?' }).getByRole('heading'),
  ).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await page.getByText('Corriger l’adresse e-mail…').click()
  await page.getByLabel('Adresse e-mail').fill('autre@exemple.fr')
  await page.getByRole('button', { name: 'Corriger l’adresse' }).click()
  await expect(desk.status('L’adresse est maintenant autre@exemple.fr')).toBeVisible()
  await expect(page.getByText(/^E-mail corrigé par Nina Ferrand/)).toBeVisible()
  await expect(desk.letter).toHaveValue('Bonjour')
})
