import { expect, type Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import type { FormName } from '#content/forms/form-name.ts'
import { parseForm } from '#forms/form.ts'
import { forms } from '#forms/registry.ts'
import type { Visitor } from '#workshop/form-cases.ts'
import { quoteExample } from '../../tools/test/quote-example.ts'

const { contactPage, quotePage } = loadContent()

/** Returns the message for each field of an empty form; forms/forms.test.ts compares them with F-3. */
export function refusalsOf(form: FormName): [name: string, message: string][] {
  const empty = parseForm(forms[form], {})
  return empty.ok ? [] : Object.entries(empty.errors)
}

/** Finds a form by its name, because disturbances change its words. */
export const formOf = (page: Page, form: string) =>
  page.locator(`form:has([name=form][value=${form}])`)

export const quoteForm = (page: Page) => page.getByRole('form', { name: quotePage.form.name })
export const contactForm = (page: Page) => page.getByRole('form', { name: contactPage.form.name })

export const project = 'Un atelier de céramique à Pézenas.\nNous vendons sur les marchés.'

/** Without a service, the select keeps its value. */
export async function fillQuote(
  page: Page,
  visitor: Visitor = quoteExample,
  { service = '', description = project } = {},
) {
  const form = quoteForm(page)
  await form.getByLabel('Nom', { exact: true }).fill(visitor.name)
  await form.getByLabel('E-mail').fill(visitor.email)
  await form.getByLabel('Numéro de téléphone').fill(visitor.phone)
  if (service) await form.getByLabel('Service').selectOption(service)
  await form.getByLabel('Votre projet').fill(description)
}

export const submitQuote = (page: Page) =>
  quoteForm(page).getByRole('button', { name: 'Soumettre la Demande' })

export async function shownReference(page: Page) {
  const form = quoteForm(page)
  await expect(form.getByRole('heading', { name: quotePage.form.confirmation.title })).toBeVisible()
  await expect(form.getByText('sous un jour ouvré')).toBeVisible()
  const [reference] = /G-[\dA-Z]{4}-[\dA-Z]{3}/.exec(await form.innerText()) ?? []
  if (!reference) throw new Error('the confirmation shows no reference')
  return reference
}

export async function sendMessage(page: Page, visitor: Visitor, message: string) {
  const form = contactForm(page)
  await form.getByLabel('Nom').fill(visitor.name)
  await form.getByLabel('Email').fill(visitor.email)
  await form.getByLabel('Numéro de téléphone').fill(visitor.phone)
  await form.getByLabel('Votre message').fill(message)
  await form.getByRole('button', { name: 'Envoyer' }).click()
}
