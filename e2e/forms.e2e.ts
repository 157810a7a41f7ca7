import { loadContent } from '#content/documents/load.ts'
import type { FormWords } from '#content/forms/form-messages.ts'
import type { FormName } from '#content/forms/form-name.ts'
import { type FormCase, formCases, valuesOf } from '#workshop/form-cases.ts'
import { expect, openStarted, test } from './support/fixtures.ts'
import { formOf, refusalsOf } from './support/lead-forms.ts'

const { comingSoon, company, contactPage, footerForm, formMessages, quotePage, sampleArticle } =
  loadContent()
const confirmations: Record<FormName, FormWords['confirmation']> = {
  quote: quotePage.form.confirmation,
  contact: contactPage.form.confirmation,
  footer: footerForm.form.confirmation,
  comment: sampleArticle.form.confirmation,
  'coming-soon': comingSoon.form.confirmation,
}

const failure = "❌ Une erreur s'est produite, veuillez réessayer."
const sent = '🎉 Votre message a été envoyé avec succès !'

const successes: Record<FormName, string> = {
  quote: '🎉 Votre demande de devis a été envoyée avec succès !',
  contact: sent,
  footer: sent,
  comment: '',
  'coming-soon': '',
}

const lostPath = '/nulle/part'
// The footer form of the not-found page posts to the contact page, because an unknown path accepts no post.
const cases = formCases.flatMap((one): (FormCase & { from?: string })[] =>
  one.form === 'footer' ? [one, { ...one, path: lostPath, from: '/contactez-nous' }] : [one],
)

for (const tag of ['@js', '@no-js']) {
  for (const one of cases) {
    const { form, path, from = path } = one
    // devis.e2e.ts tests the quote form with scripts, which post to the same address as the form itself.
    if (tag === '@js' && (form === 'quote' || path === lostPath)) continue
    const tags = [tag, ...(form === 'quote' ? ['@fast', '@engines'] : [])]
    test(`the form ${form} on ${path} shows its missing fields, then is sent to the agency ${tag}`, {
      tag: tags,
    }, async ({ page, context, browserName, visitor, leads, mailbox }) => {
      const { title, steps, again } = confirmations[form]
      const success = successes[form]
      const refusals = refusalsOf(form)
      const values = valuesOf(one, visitor)
      const fields = formOf(page, form)
      const field = (name: string) => fields.locator(`[name=${name}]`)
      // After a failure a second button appears.
      const submit = fields.locator('[type=submit]').last()
      const fillIn = async (changes: Record<string, string> = {}) => {
        for (const [name, value] of Object.entries({ ...values, ...changes })) {
          if (name === 'service') await field(name).selectOption(value)
          else await field(name).fill(value)
        }
      }
      // Firefox ignores `autofocus` in sandboxed documents, which stand for disabled JavaScript.
      const expectFocus = async (name = '') => {
        if (tag === '@no-js' && browserName === 'firefox') return
        await expect(field(name)).toBeFocused()
      }
      await page.goto(path)
      await submit.click()
      await expectFocus(refusals[0]?.[0])
      for (const [name, message] of refusals) {
        await expect(field(name)).toHaveAccessibleDescription(new RegExp(message))
        if (!message.endsWith('is required.')) continue
        await expect(fields.getByText(message)).toHaveAttribute('lang', 'en')
      }

      const wrong = { email: 'ines@' }
      await fillIn(wrong)
      await submit.click()
      await expectFocus('email')
      await expect(field('email')).toHaveAccessibleDescription(/\S/)
      for (const [name, value] of Object.entries({ ...values, ...wrong })) {
        await expect(field(name)).toHaveValue(value)
      }
      expect(await leads()).toEqual([])

      await fillIn()
      if (tag === '@js' && success) {
        await context.setOffline(true)
        await submit.click()
        await expect(page.getByText(failure)).toBeVisible()
        await context.setOffline(false)
      }
      await submit.click()
      await expect(fields.getByRole('heading', { name: title })).toBeVisible()
      await expect(field(Object.keys(values).at(-1) ?? '')).toHaveValue('')
      const [lead, ...others] = await leads()
      expect(lead).toMatchObject({ form, page: from, values })
      expect(others).toEqual([])
      await expect(fields.getByText(lead?.reference ?? 'no lead')).toBeVisible()
      // The thanks name each step with its person, and the numbers to call; the empty form comes second.
      if (again) {
        await expect(fields.getByRole('listitem')).toHaveText([formMessages.mailed, ...steps])
        for (const { phone } of company.offices) {
          const call = fields
            .getByRole('group', { name: title })
            .getByRole('link', { name: phone.label })
          await expect(call).toHaveAttribute('href', phone.href)
        }
        await expect(fields.getByRole('heading', { name: again })).toBeVisible()
        await expect(fields.locator('.privacy-notice')).toBeHidden()
        await expect(fields.getByRole('heading', { name: title })).toBeInViewport()
        await fields.getByRole('link', { name: formMessages.writeAgain }).click()
        await expectFocus('name')
      }
      expect((await mailbox.toAgency()).subject).toContain(lead?.reference)
      if (tag === '@no-js') {
        await expect(fields.getByRole('group', { name: title })).toContainText(success)
        const opened = new RegExp(`${from}\\?envoi=${lead?.reference}#${form}-(?:envoi|name)$`)
        await expect(page).toHaveURL(opened)
      } else if (success) await expect(page.getByText(success)).toHaveCount(1)
      if (!values.comment) return
      await page.goto(path)
      await expect(page.locator('#commentaires ol > li')).toHaveCount(3)
      await expect(page.getByText(values.comment)).toHaveCount(0)
    })
  }
}

// A colour of its own was dark on the dark footer.
test('the words about a kept draft have the colour of the text around them', async ({ page }) => {
  for (const { form, path, fields } of formCases) {
    const [name = ''] = Object.keys(fields)
    await openStarted(page, path)
    await formOf(page, form).locator(`[name=${name}]`).fill('ines@atelier.example')
    const note = formOf(page, form).getByText(formMessages.draftKept)
    await expect(note).toBeVisible()
    const colourOf = (element: Element) => getComputedStyle(element).color
    expect(await note.evaluate(colourOf), form).toBe(await formOf(page, form).evaluate(colourOf))
  }
})
