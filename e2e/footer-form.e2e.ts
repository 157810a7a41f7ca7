import type { Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { expect, focusesByItself, test } from './support/fixtures.ts'

const { footerForm: words } = loadContent()

const footerForm = (page: Page) => page.getByRole('form', { name: words.form.name })
const submit = (page: Page) =>
  footerForm(page).getByRole('button', { name: 'Faites le premier pas vers votre succès' }).click()

for (const tag of ['@js', '@no-js']) {
  for (const [path, from] of [
    ['/', '/'],
    // An address without a page takes no post; the contact page answers instead.
    ['/nulle/part', '/contactez-nous'],
  ] as const) {
    test(`a message can be left at the foot of ${path} ${tag}`, {
      tag: path === '/' ? [tag, '@fast'] : tag,
    }, async ({ page, visitor, leads }) => {
      await page.goto(path)
      const form = footerForm(page)
      await form.getByPlaceholder('Votre nom').fill(visitor.name)
      await form.getByPlaceholder('Votre adresse e-mail').fill(visitor.email)
      await form.getByLabel('Projet').fill('Un four à pain.')
      await submit(page)
      await expect(form.getByText(words.form.confirmation.title)).toBeVisible()
      await expect(form.getByLabel('Projet')).toHaveValue('')
      if (tag === '@js') {
        // The contact form’s toast.
        await expect(page.getByText('🎉 Votre message a été envoyé avec succès !')).toBeVisible()
      }
      const [lead] = await leads()
      expect(lead).toMatchObject({ form: 'footer', page: from })
      await expect(form.getByText(lead?.reference ?? 'no lead')).toBeVisible()
      // Without JavaScript the page returned at an address that a reload does not post again.
      await expect(page).toHaveURL(
        tag === '@js' ? path : new RegExp(`${from}\\?envoi=${lead?.reference}$`),
      )
    })
  }

  test(`name and e-mail are required, phone and project are not ${tag}`, {
    tag,
    ...focusesByItself(tag),
  }, async ({ page }) => {
    await page.goto('/')
    await submit(page)
    const form = footerForm(page)
    await expect(form.getByRole('alert')).toHaveText(/^Deux champs attendent/)
    await expect(form.getByLabel('Nom')).toBeFocused()
    await expect(form.getByLabel('Nom')).toHaveAccessibleDescription('Le nom est requis.')
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription("L'email est requis.")
    await expect(form.getByLabel('Téléphone (facultatif)')).not.toHaveAttribute('required')
    await expect(form.getByLabel('Projet (facultatif)')).not.toHaveAttribute('required')
  })
}
