import { loadContent } from '#content/documents/load.ts'
import { expect, focusesByItself, test } from './support/fixtures.ts'
import { contactForm, sendMessage } from './support/lead-forms.ts'

const { contactPage, formMessages } = loadContent()

const message = 'Bonjour,\nouvrez-vous le samedi ?'

for (const tag of ['@js', '@no-js']) {
  test(`a message reaches the agency ${tag}`, { tag: [tag, '@fast'] }, async ({
    page,
    visitor,
    mailbox,
    leads,
  }) => {
    await page.goto('/contactez-nous')
    const form = contactForm(page)
    await sendMessage(page, visitor, message)
    await expect(form.getByText(contactPage.form.confirmation.title)).toBeVisible()
    await expect(form.getByLabel('Votre message')).toHaveValue('')
    const [lead] = await leads()
    expect(lead).toMatchObject({ form: 'contact', page: '/contactez-nous', values: { message } })
    await expect(form.getByText(lead?.reference ?? 'no lead')).toBeVisible()
    expect((await mailbox.toAgency()).text).toContain('ouvrez-vous le samedi ?')
  })

  // In English, beside the field (Spec: F-3).
  test(`an empty form is refused in English ${tag}`, { tag, ...focusesByItself(tag) }, async ({
    page,
  }) => {
    await page.goto('/contactez-nous')
    const form = contactForm(page)
    await form.getByRole('button', { name: 'Envoyer' }).click()
    await expect(form.getByLabel('Nom')).toBeFocused()
    for (const [label, text] of [
      ['Nom', 'Name is required.'],
      ['Email', 'Email is required.'],
      ['Numéro de téléphone', 'Phone is required.'],
      ['Votre message', 'Message is required.'],
    ] as const) {
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(text))
      await expect(form.getByText(text)).toHaveAttribute('lang', 'en')
    }
  })
}

test('the spec’s toasts say how it went', async ({ page, visitor }) => {
  await page.goto('/contactez-nous')
  await page.route('/contactez-nous', (route) => route.abort())
  await sendMessage(page, visitor, message)
  await expect(page.getByText("❌ Une erreur s'est produite, veuillez réessayer.")).toBeVisible()
  await expect(contactForm(page).getByLabel('Votre message')).toHaveValue(message)
  await page.unroute('/contactez-nous')
  await contactForm(page).getByRole('button', { name: formMessages.resend }).click()
  await expect(page.getByText('🎉 Votre message a été envoyé avec succès !')).toBeVisible()
})
