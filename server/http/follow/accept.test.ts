import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleQuote } from '#quotes/sample-quote.ts'
import { acceptance, followSite } from './follow-site.ts'

test('an acceptance keeps what was shown and said, and the first date', async () => {
  const site = await followSite()
  const sent = await site.send()
  const shown = String(site.clock.now())
  site.clock.advance(30_000)
  const at = site.clock.now()
  const path = `/devis/${sent.number}/accepter`
  await site.post(path, { ...acceptance(sent), name: 'Paule Garrigue', shown, early: 'oui' })
  site.clock.advance(60_000)
  await site.post(path, { ...acceptance(sent), name: 'Une autre' })
  const [record] = await site.store.quotes.ofLead(site.lead.id)
  const [version] = record?.versions ?? []
  expect(version?.evidence).toEqual({
    at,
    name: 'Paule Garrigue',
    role: 'gérant',
    company: 'La Table de Garrigue',
    address: '12 quai de l’Exemple, 34200 Sète',
    kind: 'smallBusiness',
    employees: 4,
    email: sampleQuote.client.email,
    earlyStart: true,
    digest: sent.digest,
    shownAt: Number(shown),
    copyBy: 'mail',
    paper: null,
  })
  const signed = await site.store.quotes.readPdf({ quoteId: sent.quoteId, version: 1 }, 'signed')
  const signedDigest = createHash('sha256')
    .update(signed ?? '')
    .digest('hex')
  expect(version?.signedDigest).toBe(signedDigest)
})

test.each([['999999999999999'], ['1'], ['demain'], ['-5'], ['']])(
  'a time of the last page that cannot be (« %s ») is not kept as one',
  async (shown) => {
    const site = await followSite()
    const sent = await site.send()
    await site.post(`/devis/${sent.number}/accepter`, { ...acceptance(sent), shown })
    const [record] = await site.store.quotes.ofLead(site.lead.id)
    expect(record?.versions[0]?.evidence).toMatchObject({ shownAt: null })
  },
)

test('the second step stores nothing and carries everything; correcting goes back with it', async () => {
  const site = await followSite()
  const sent = await site.send()
  const before = site.dump()
  const path = `/devis/${sent.number}/verifier`
  const fields = { ...acceptance(sent), name: 'Paule Garrigue', copy: 'post' }
  const second = await (await site.post(path, fields)).text()
  expect(second).toContain('<h1>Relire et accepter</h1>')
  expect(second).toContain('>Accepter ce devis avec obligation de paiement</button>')
  expect(second).toContain('name="name" value="Paule Garrigue"')
  expect(second).toContain('1\u00a0801,20\u00a0€')
  // The total stands just above the button.
  expect(second).toMatch(/1\u00a0801,20\u00a0€<small>\u00a0TTC<\/small><\/p><button/)
  const first = await (await site.post(path, { ...fields, corriger: 'oui' })).text()
  expect(first).toContain('<h1>Vérifier et corriger</h1>')
  expect(first).toContain('value="Paule Garrigue"')
  expect(site.dump()).toEqual(before)
})

test.each([
  ['name', ''],
  ['role', ' '],
  ['company', ''],
  ['employees', ''],
  ['employees', 'beaucoup'],
  ['employees', '2,5'],
  ['address', ''],
  ['address', 'x'.repeat(201)],
  ['name', 'سارة'],
  ['copy', ''],
  ['copy', 'pigeon'],
])(
  '« %s » as « %s » is refused at both steps, and all that was typed stays',
  async (field, value) => {
    const site = await followSite()
    const sent = await site.send()
    const before = site.dump()
    for (const step of ['verifier', 'accepter']) {
      const fields = { ...acceptance(sent), role: 'gérante', [field]: value }
      const answer = await site.post(`/devis/${sent.number}/${step}`, fields)
      expect(answer.status).toBe(422)
      const page = await answer.text()
      expect(page).toContain(`href="#${field}"`)
      if (field !== 'role') expect(page).toContain('value="gérante"')
    }
    expect(site.dump()).toEqual(before)
  },
)

test('more than five employees: the law changes at step 2, and there is no withdrawal', async () => {
  const site = await followSite()
  const sent = await site.send()
  const path = `/devis/${sent.number}`
  const fields = { ...acceptance(sent), employees: '9', early: 'oui' }
  const second = await (await site.post(`${path}/verifier`, fields)).text()
  expect(second).toContain('Ce que change votre correction')
  expect(second).toContain('Le devis indiquait 4\u00a0salariés.')
  expect(second).not.toContain('Aucun paiement pendant sept jours')
  expect(second).toContain('name="early" value=""')
  await site.post(`${path}/accepter`, fields)
  const [record] = await site.store.quotes.ofLead(site.lead.id)
  expect(record?.versions[0]).toMatchObject({
    evidence: { kind: 'business', employees: 9, earlyStart: false },
    history: { withdrawUntil: null },
  })
  const accepted = await (await site.get(path)).text()
  expect(accepted).not.toContain('Renoncer au contrat ici')
  const refused = await site.post(`${path}/confirmer`, {
    version: '1',
    name: 'Paul',
    email: 'paul@table-garrigue.example',
  })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Ce contrat n’ouvre pas de droit de rétractation.')
})

test('five employees at most: no correction of the law is announced', async () => {
  const site = await followSite()
  const sent = await site.send()
  const page = await site.post(`/devis/${sent.number}/verifier`, acceptance(sent))
  expect(await page.text()).not.toContain('Ce que change votre correction')
})

test('a version replaced meanwhile is not accepted, at either step, and the page says why', async () => {
  const site = await followSite()
  const old = await site.send()
  site.clock.advance(1000)
  await site.send({ discount: 1000 }, old.quoteId)
  const before = site.dump()
  for (const step of ['verifier', 'accepter']) {
    const answer = await site.post(`/devis/${old.number}/${step}`, acceptance(old))
    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain('Rien n’a été accepté. La version\u00a02 remplace ce devis')
    expect(page).toContain('<h1>Une version plus récente existe.</h1>')
    expect(page).toContain('Voir la version\u00a02')
  }
  expect(site.dump()).toEqual(before)
})

test.each([
  ['a digest of another file', { digest: 'f'.repeat(64) }],
  ['no digest', { digest: '' }],
  ['a version that was never sent', { version: '7' }],
  ['no version', { version: '' }],
])('with %s nothing is accepted', async (_, wrong) => {
  const site = await followSite()
  const sent = await site.send()
  const before = site.dump()
  const fields = { ...acceptance(sent), ...wrong }
  const answer = await site.post(`/devis/${sent.number}/accepter`, fields)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Ce devis a changé depuis l’ouverture de cette page.')
  expect(site.dump()).toEqual(before)
})

test('two acceptances at once are one', async () => {
  const site = await followSite()
  const sent = await site.send()
  const path = `/devis/${sent.number}/accepter`
  const answers = await Promise.all([1, 2, 3].map(() => site.post(path, acceptance(sent))))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  const kinds = (await site.store.messages.list(site.lead.id)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'quote-accepted')).toHaveLength(1)
})
