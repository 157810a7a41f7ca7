import { loadContent } from '#content/documents/load.ts'
import { expect, test, windows } from '../support/webkit.ts'

const { quotePage } = loadContent()

for (const [scripts, name] of [
  [true, 'محمد بن علي'],
  [false, 'Nguyễn Thị Minh Khai'],
] as const) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a visitor asks for a quote, on a phone', async ({ webkit, visitor, leads }) => {
      await webkit.open('/devis?service=webmastering', windows.phone)
      await webkit.fill('Nom', name)
      await webkit.fill('E-mail', visitor.email)
      await webkit.fill('Numéro de téléphone', visitor.phone)
      await webkit.fill('Votre projet', 'Un atelier de céramique à Pézenas.')
      await webkit.press('form button', 'Soumettre la Demande')
      await webkit.find('form', quotePage.form.confirmation.title)
      const [lead] = await leads()
      expect(lead).toMatchObject({ form: 'quote', values: { name, service: 'Webmastering' } })
      await webkit.find('form', lead?.reference)
    })
  })
}
