import { loadContent } from '#content/documents/load.ts'
import { expect, test } from '../support/webkit.ts'

const { contactPage } = loadContent()

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a message reaches the agency', async ({ webkit, visitor, mailbox, leads }) => {
      await webkit.open('/contactez-nous')
      await webkit.fill('Nom', visitor.name)
      await webkit.fill('Email', visitor.email)
      await webkit.fill('Numéro de téléphone', visitor.phone)
      await webkit.fill('Votre message', 'Ouvrez-vous le samedi ?')
      await webkit.press('form button', 'Envoyer')
      await webkit.find('form', contactPage.form.confirmation.title)
      const [lead] = await leads()
      expect(lead).toMatchObject({ form: 'contact', page: '/contactez-nous' })
      await webkit.find('form', lead?.reference)
      expect((await mailbox.toAgency()).text).toContain('Ouvrez-vous le samedi ?')
    })
  })
}
