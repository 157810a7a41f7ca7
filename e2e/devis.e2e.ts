import type { Page, Route } from '@playwright/test'
import { toastMs } from '#content/constants.ts'
import { loadContent } from '#content/documents/load.ts'
import type { Visitor } from '#workshop/form-cases.ts'
import { hold } from '#workshop/hold.ts'
import { stopAnimations } from './support/disturbances.ts'
import { expect, logOf, openStarted, test } from './support/fixtures.ts'
import {
  fillQuote,
  project,
  quoteForm,
  refusalsOf,
  shownReference,
  submitQuote,
} from './support/lead-forms.ts'
import { missingRules } from './support/missing-rules.ts'

const {
  formMessages,
  quotePage: {
    form: { confirmation },
  },
} = loadContent()

const success = '🎉 Votre demande de devis a été envoyée avec succès !'
const failure = "❌ Une erreur s'est produite, veuillez réessayer."

const fillIn = (page: Page, visitor: Visitor) =>
  fillQuote(page, visitor, { service: 'Création de site web' })

async function expectEmpty(page: Page) {
  const form = quoteForm(page)
  for (const label of ['Nom', 'E-mail', 'Numéro de téléphone', 'Service', 'Votre projet']) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('')
  }
}

test('a visitor asks for a quote, and the agency receives it', {
  tag: ['@fast', '@engines'],
}, async ({ page, site, visitor, mailbox, leads }) => {
  await page.goto('/devis')
  await fillIn(page, visitor)
  await submitQuote(page).click()

  await expect(page.getByText(success)).toBeVisible()
  const shown = await shownReference(page)
  await expect(quoteForm(page).getByRole('group', { name: confirmation.title })).toBeFocused()
  await expectEmpty(page)
  expect(await missingRules(page)).toEqual([])

  const toAgency = await mailbox.toAgency()
  expect(toAgency.subject).toContain(shown)
  expect(toAgency.text).toContain('Un atelier de céramique à Pézenas.')
  const toVisitor = await mailbox.toVisitor()
  expect(toVisitor.text).toContain(shown)
  expect(toVisitor.text).not.toContain('céramique')
  await expect.poll(() => JSON.stringify(site.emailJs.requests)).toContain(visitor.email)
  expect(await leads()).toMatchObject([
    { reference: shown, form: 'quote', page: '/devis', values: { description: project } },
  ])
})

test('an empty form shows an error for each field, until it is corrected', async ({
  page,
  visitor,
}) => {
  await page.goto('/devis')
  const form = quoteForm(page)
  await submitQuote(page).click()

  await expect(form.getByRole('alert')).toHaveText(/^Cinq champs attendent/)
  await expect(form.getByLabel('Nom', { exact: true })).toBeFocused()
  for (const [name, message] of refusalsOf('quote')) {
    const field = form.locator(`[name=${name}]`)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(message))
  }

  await form.getByLabel('Nom', { exact: true }).fill(visitor.name)
  await expect(form.getByText('Le nom est obligatoire.')).toBeHidden()
  await expect(form.getByRole('alert')).toHaveText(/^Quatre champs attendent/)
  await form.getByLabel('E-mail').fill('ines@')
  await expect(form.getByText('Cette adresse semble incomplète')).toBeVisible()
  await fillIn(page, visitor)
  await expect(form.getByRole('alert')).toHaveText('Tout y est. Vous pouvez envoyer.')
  const methods = (await page.requests()).map((request) => request.method())
  expect(new Set(methods)).toEqual(new Set(['GET']))
})

test('the button shows the sending, and a double click sends once', async ({
  page,
  visitor,
  leads,
}) => {
  await page.goto('/devis')
  await fillIn(page, visitor)
  const release = await hold(page, '/devis')
  await submitQuote(page).dblclick()

  const sending = quoteForm(page).getByRole('button', { name: 'Chargement...' })
  await expect(sending).toHaveAttribute('disabled')
  await expect(quoteForm(page)).toBeFocused()
  await expect(sending).toHaveCSS('cursor', 'not-allowed')
  await page.keyboard.press('Enter')
  release()

  await shownReference(page)
  await expect(submitQuote(page)).toBeEnabled()
  const posts = (await page.requests()).filter((request) => request.method() === 'POST')
  expect(posts).toHaveLength(1)
  expect(await leads()).toHaveLength(1)
})

/** @returns a function that stops losing answers, as a reload does */
async function loseAnswers(page: Page) {
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked)
      if (asked[1]?.method !== 'POST') return answer
      throw new TypeError('the answer is lost')
    }
    Object.assign(window, { findAnswers: () => Object.assign(window, { fetch }) })
  })
  return () => page.evaluate('void findAnswers()')
}

test('a retry after a lost answer stores one lead', async ({ page, visitor, leads }) => {
  await page.goto('/devis')
  await fillIn(page, visitor)
  const findAnswers = await loseAnswers(page)
  await submitQuote(page).click()

  const form = quoteForm(page)
  await expect(page.getByText(failure)).toBeVisible()
  await expect(form.getByText('Le réseau n’a pas répondu. Rien n’est perdu')).toBeVisible()
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByLabel('Votre projet')).toHaveValue(project)

  await findAnswers()
  await form.getByRole('button', { name: formMessages.resend }).click()
  const shown = await shownReference(page)
  expect(await leads()).toMatchObject([{ reference: shown }])

  await fillQuote(page, visitor, { service: 'Webmastering', description: 'Un second projet.' })
  await loseAnswers(page)
  await submitQuote(page).click()
  await expect(form.getByRole('alert')).toBeFocused()
  await page.reload()
  await form.getByLabel('Votre projet').focus()
  await expect(form.getByText(formMessages.draftKept)).toBeVisible()
  await submitQuote(page).click()
  await shownReference(page)
  expect(await leads()).toHaveLength(2)
})

const message = 'Votre demande n’a pas pu être enregistrée. Joignez-nous au +33 4 65 71 12 34.'
type Failure = [code: string, answer: (route: Route) => Promise<void>, said: string]
const failures: Failure[] = [
  ['unreachable', (route) => route.abort(), 'Le réseau n’a pas répondu. Rien n’est perdu'],
  ...[
    { status: 500, body: 'Internal Server Error' },
    { status: 502, body: '<h1>Bad gateway</h1>' },
    { status: 504, json: { message: 'upstream timed out' } },
  ].map(
    (answer): Failure => [
      `HTTP ${answer.status}`,
      (route) => route.fulfill(answer),
      'Le site n’a pas pu recevoir votre envoi. Rien n’est perdu',
    ],
  ),
  [
    'HTTP 503',
    (route) =>
      route.fulfill({
        status: 503,
        json: { status: 'failed', form: 'quote', message, values: {} },
      }),
    message,
  ],
]

test('an error of the server shows a phone number; the console has a code', async ({
  page,
  visitor,
}) => {
  // Chromium logs each error status.
  const errors = async () =>
    (await logOf(page)).filter((line) => !line.startsWith('Failed to load resource'))
  await page.goto('/devis')
  await fillIn(page, visitor)
  for (const [code, answer, said] of failures) {
    await page.route('/devis', answer)
    await submitQuote(page).click()
    await expect.poll(errors).toEqual([`graaand: envoi impossible (${code})`])
    await expect(quoteForm(page).getByRole('alert')).toContainText(said)
    if (said.startsWith('Le site')) {
      await expect(quoteForm(page).getByRole('alert').getByText('+33 4 65 71 12 34')).toBeVisible()
    }
    await expect(page.getByText(failure).last()).toBeVisible()
    await expect(quoteForm(page).getByLabel('Votre projet')).toHaveValue(project)
    await page.clearConsoleMessages()
    await page.unroute('/devis')
  }
  await expect(submitQuote(page)).toBeEnabled()
})

// 5000 ms, top right, paused on hover and in the background, closed by a click or a drag (Spec: S-16).
test('the toast closes after five seconds, a click or a drag, and waits on hover and in the background', async ({
  page,
  visitor,
}) => {
  await stopAnimations(page)
  await page.clock.install()
  await page.goto('/devis')
  const toast = page.getByRole('status').filter({ hasText: success })
  // Holds the pointer where the toast appears, and lets an hour pass.
  const sendUnderPointer = async () => {
    await fillIn(page, visitor)
    await submitQuote(page).focus()
    await page.mouse.move(1100, 140)
    await page.keyboard.press('Enter')
    await expect(toast).toBeVisible()
    await page.clock.fastForward(3_600_000)
    await expect(toast).toBeVisible()
  }
  await sendUnderPointer()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.mouse.move(0, 0)
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await page.clock.runFor(toastMs + 1000)
  await expect(toast).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.clock.runFor(toastMs - 1)
  await expect(toast).toBeVisible()
  await page.clock.runFor(250)
  await expect(toast).toBeHidden()

  await page.clock.resume()
  await sendUnderPointer()
  await toast.click()
  await expect(toast).toBeHidden()

  await sendUnderPointer()
  const { width = 0 } = page.viewportSize() ?? {}
  const box = await toast.boundingBox()
  expect(box && [width - box.x - box.width <= 32, box.y < 200]).toEqual([true, true])
  await page.mouse.down()
  await page.mouse.move(1250, 140, { steps: 5 })
  await page.mouse.up()
  await expect(toast).toBeHidden()
})

test('an erased draft can be put back until the next text, or until the page is left', async ({
  page,
  visitor,
}) => {
  await page.clock.install()
  await openStarted(page, '/devis')
  const form = quoteForm(page)
  const button = (name: string) => form.getByRole('button', { name, exact: true })
  const { draftErased, draftKept, eraseDraft, restoreDraft } = formMessages
  const stored = () => page.evaluate(() => localStorage.length)
  await fillIn(page, visitor)
  await button(eraseDraft).focus()
  await page.keyboard.press('Enter')
  await expectEmpty(page)
  expect(await stored()).toBe(0)
  await expect(form.locator('[aria-live]')).toContainText(draftErased)
  await expect(button(restoreDraft)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Votre projet')).toHaveValue(project)
  await expect(form.getByLabel('Service')).toHaveValue('Création de site web')
  await expect(form.locator('[aria-live]')).toContainText(draftKept)
  await expect(button(eraseDraft)).toBeFocused()
  expect(await stored()).toBe(1)

  // New text is never replaced by the erased one.
  await page.keyboard.press('Enter')
  await expect(button(restoreDraft)).toBeVisible()
  await form.getByLabel('Votre projet').fill('Autre chose')
  await expect(button(restoreDraft)).toBeHidden()
  await button(eraseDraft).click()
  await page.clock.fastForward('01:00:00')
  await expect(button(restoreDraft)).toBeFocused()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(button(restoreDraft)).toBeHidden()
  await expectEmpty(page)
})

test('the draft moves nothing, and survives a reload and other pages until it is erased or sent', async ({
  page,
  visitor,
}) => {
  await openStarted(page, '/devis')
  const form = quoteForm(page)
  const kept = form.getByText(formMessages.draftKept)
  await expect(kept).toBeHidden()
  const first = form.getByLabel('Votre projet')
  await first.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await first.focus()
  const place = () =>
    submitQuote(page).evaluate(async (button) => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return button.getBoundingClientRect().top
    })
  const before = await place()
  await page.keyboard.type(visitor.name)
  await expect(kept).toBeVisible()
  expect(await place()).toBe(before)
  await fillIn(page, visitor)

  await page.reload()
  await form.getByLabel('Nom', { exact: true }).focus()
  await expect(form.getByLabel('Votre projet')).toHaveValue(project)
  await expect(form.getByLabel('Service')).toHaveValue('Création de site web')
  await page.goto('/expertises')
  await page.goBack()
  await expect(form.getByLabel('Votre projet')).toHaveValue(project)
  await page.goto('/devis?service=webmastering')
  await form.getByLabel('Nom', { exact: true }).focus()
  await expect(form.getByLabel('Votre projet')).toHaveValue(project)
  await expect(form.getByLabel('Service')).toHaveValue('Webmastering')
  await page.goto('/devis')
  await form.getByLabel('Nom', { exact: true }).focus()
  await form.getByRole('button', { name: formMessages.eraseDraft }).click()
  await expectEmpty(page)
  await expect(kept).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  await fillIn(page, visitor)
  await submitQuote(page).click()
  await shownReference(page)
  await expect(kept).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  await fillIn(page, visitor)
  await expect(kept).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      localStorage.setItem(key, JSON.stringify({ savedAt: Date.now() }))
    }
  })
  await openStarted(page, '/devis')
  await expectEmpty(page)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
