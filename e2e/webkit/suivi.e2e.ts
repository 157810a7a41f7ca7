import { randomUUID } from 'node:crypto'
import { openStore } from '#server/store/open-store.ts'
import { mintLink, sendQuote } from '../../tools/test/quotes.ts'
import { expect, test } from '../support/webkit.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a quote is read, accepted and given up', async ({ webkit, site, visitor }) => {
      const store = openStore({
        databaseUrl: undefined,
        dataDirectory: site.settings.DATA_DIR ?? '',
      })
      const { name, email, phone } = visitor
      const lead = {
        id: randomUUID(),
        reference: `G-${randomUUID().slice(0, 8).toUpperCase()}`,
        form: 'quote' as const,
        values: { name, email, phone, service: 'Création de Site Web', description: 'Un site.' },
        page: '/devis',
        notice: '2026-11-21',
        receivedAt: Date.now() - 3_600_000,
        digest: randomUUID(),
      }
      await store.keepLead(lead, [], { acknowledgedSince: 0 })
      const { number } = await sendQuote(store, { id: lead.id, email })
      await webkit.open(await mintLink(store, lead.id))
      await webkit.find('h1', 'Votre devis est prêt.')
      await webkit.press('a', 'Accepter')
      await webkit.find('h1', 'Vérifier et corriger')
      await webkit.fill('Vos nom et prénom', 'Paule Garrigue')
      await webkit.press('label', 'Par e-mail, en PDF')
      await webkit.press('button', 'Continuer')
      await webkit.find('h1', 'Relire et accepter')
      await webkit.press('button', 'Accepter ce devis avec obligation de paiement')
      await webkit.find('h1', 'Devis accepté le')
      await webkit.press('a', 'Renoncer au contrat ici')
      await webkit.press('button', 'Confirmer la rétractation')
      await webkit.find('h1', 'Rétractation reçue le')
      const record = await store.quotes.find(number)
      await store.close()
      expect(record?.versions[0]).toMatchObject({
        evidence: { name: 'Paule Garrigue', copyBy: 'mail' },
        withdrawal: { name: 'Paule Garrigue' },
      })
    })
  })
}
