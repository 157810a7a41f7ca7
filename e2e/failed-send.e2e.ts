import type { Page, Route } from '@playwright/test'
import { quoteExample } from '#forms/quote-example.ts'
import { expect, test } from './support/fixtures.ts'
import {
  contactForm,
  fillQuote,
  quoteForm,
  sendMessage,
  submitQuote,
} from './support/lead-forms.ts'

const failure = "❌ Une erreur s'est produite, veuillez réessayer."
const quote = { path: '/devis', form: quoteForm }
const contact = { path: '/contactez-nous', form: contactForm }

async function send(page: Page, { path, form }: typeof quote, email: string) {
  await page.goto(path)
  const visitor = { ...quoteExample, email }
  if (form === contactForm) await sendMessage(page, visitor, 'Ouvrez-vous le samedi ?')
  else {
    await fillQuote(page, visitor, {
      service: 'Webmastering',
      description: 'Ouvrez-vous le samedi ?',
    })
    await submitQuote(page).click()
  }
  return form(page)
}

const answers: [code: string, answer: (route: Route) => Promise<void>][] = [
  ['unreachable', (route) => route.abort()],
  ['HTTP 502', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
  [
    'HTTP 503',
    (route) =>
      route.fulfill({
        status: 503,
        json: { status: 'failed', form: 'quote', message: 'Appelez-nous.', values: {} },
      }),
  ],
]

test('the console gets the code of each failure once', async ({ page, visitor }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    // Chromium logs each error status.
    if (!message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  for (const [code, answer] of answers) {
    await page.route('/devis', (route) =>
      route.request().method() === 'POST' ? answer(route) : route.continue(),
    )
    await send(page, quote, visitor.email)
    await expect(page.getByText(failure)).toBeVisible()
    expect(errors.splice(0)).toEqual([`graaand: envoi impossible (${code})`])
    await page.unroute('/devis')
  }
})

const successes = [
  [quote, '🎉 Votre demande de devis a été envoyée avec succès !'],
  [contact, '🎉 Votre message a été envoyé avec succès !'],
] as const

test('without JavaScript a form says whether its request was kept', { tag: '@no-js' }, async ({
  page,
  visitor,
  start,
}) => {
  for (const [form, success] of successes) {
    const shown = await send(page, form, visitor.email)
    await expect(shown.getByRole('status')).toContainText(success)
    await expect(shown.getByRole('status')).toContainText('Votre référence G-')
  }
  const site = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/leads' })
  for (const [form] of successes) {
    const shown = await send(page, { ...form, path: `${site.url}${form.path}` }, visitor.email)
    await expect(shown.getByRole('alert')).toContainText(failure)
    await expect(shown.getByRole('alert')).toContainText('nous ne l’avons pas reçue')
    await expect(shown.getByRole('textbox').last()).toHaveValue('Ouvrez-vous le samedi ?')
  }
})

test('with JavaScript a form says once that it was sent', async ({ page, visitor }) => {
  for (const [form, success] of successes) {
    const shown = await send(page, form, visitor.email)
    await expect(page.getByText(success)).toHaveCount(1)
    await expect(shown.getByText(success)).toHaveCount(0)
  }
})
