import { mintLink, sendQuote } from '#workshop/quotes.ts'
import { keepRequest } from '#workshop/requests.ts'
import { expect, test } from '../support/webkit.ts'

test('a quote is read and accepted, and the contract withdrawn', async ({
  webkit,
  store,
  visitor,
}) => {
  const { id } = await keepRequest(store, visitor)
  const { number } = await sendQuote(store, { id, email: visitor.email })
  await webkit.open(await mintLink(store, id))
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
  expect(record?.versions[0]).toMatchObject({
    evidence: { name: 'Paule Garrigue', copyBy: 'mail' },
    withdrawal: { name: 'Paule Garrigue' },
  })
})
