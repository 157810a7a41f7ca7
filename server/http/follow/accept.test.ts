import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import type { VatRuleName } from '#quotes/vat.ts'
import { acceptance } from '#workshop/client.ts'
import {
  answerWords,
  bringTo,
  everyGet,
  type FollowSite,
  followSite,
  fromOurPage,
  linkAddress,
  origin,
} from '#workshop/follow.ts'
import { readPdf } from '../../../tools/test/read-pdf.ts'
import { sampleQuote } from '../../../tools/test/sample-quote.ts'
import { contentOf } from '../../channels/content-of.ts'

const published = loadContent()

async function sealOf(site: FollowSite, number: string, fields: Record<string, string>) {
  const page = await (await site.postAndOpen(`/devis/${number}/verifier`, fields)).text()
  return /name="shown" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

// Lynx checks the first choice of a group by itself.
test('the signed copy that needs no consent is the first choice, and none is checked', async () => {
  const site = await followSite()
  const { number } = await site.send()
  const page = await (await site.get(`/devis/${number}/accepter`)).text()
  const choices = [...page.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([input]) => input)
  expect(choices.map((input) => /value="(\w+)"/.exec(input)?.[1])).toEqual(['post', 'mail'])
  expect(choices.join()).not.toContain('checked')
})

test('an acceptance stores the evidence and the first date', async () => {
  const site = await followSite()
  const sent = await site.send()
  const fields = { ...acceptance(sent), name: 'Paule Garrigue', early: 'oui' }
  const shownAt = site.clock.now()
  const shown = await sealOf(site, sent.number, fields)
  site.clock.advance(30_000)
  const at = site.clock.now()
  const path = `/devis/${sent.number}/accepter`
  await site.post(path, { ...fields, shown })
  site.clock.advance(60_000)
  await site.post(path, { ...acceptance(sent), name: 'Une autre' })
  const [record] = await site.store.quotes.ofLead(site.lead.id)
  const [version] = record?.versions ?? []
  expect(version?.evidence).toEqual({
    at,
    name: 'Paule Garrigue',
    role: 'gérant',
    company: 'La Table de Garrigue',
    registration: '',
    vatNumber: '',
    street: '12 quai de l’Exemple',
    postcode: '34200',
    town: 'Sète',
    kind: 'smallBusiness',
    employees: 4,
    email: sampleQuote.client.email,
    linkSentTo: linkAddress,
    earlyStart: true,
    digest: sent.digest,
    shownAt,
    copyBy: 'mail',
    paper: null,
  })
  const signed = await site.store.quotes.readPdf({ quoteId: sent.quoteId, version: 1 }, 'signed')
  const signedDigest = createHash('sha256')
    .update(signed ?? '')
    .digest('hex')
  expect(version?.signedDigest).toBe(signedDigest)
})

// The site was updated while the client read the page.
test('a page opened when addresses had one line posts it at both steps', async () => {
  const site = await followSite()
  const street = '12 quai de l’Exemple, 34200 Sète'
  const client = { ...sampleQuote.client, street, postcode: '', town: '' }
  const sent = await site.send({ client, vatRule: null })
  const { street: _, postcode, town, ...others } = acceptance(sent)
  const fields = { ...others, address: '3 rue Neuve, 34000 Montpellier' }
  const path = `/devis/${sent.number}`
  const page = await site.postAndOpen(`${path}/verifier`, fields)
  expect(await page.text()).toContain('name="street" value="3 rue Neuve, 34000 Montpellier"')
  expect((await site.post(`${path}/accepter`, fields)).status).toBe(303)
  const [record] = await site.store.quotes.ofLead(site.lead.id)
  expect(record?.versions[0]?.evidence?.street).toBe(fields.address)
})

test.each<[string, (seal: string) => Record<string, string>]>([
  ['a part of the seal', (seal) => ({ shown: seal.slice(0, 60) })],
  ['another seal', (seal) => ({ shown: 'A'.repeat(seal.length) })],
  ['another name', (shown) => ({ shown, name: 'Une autre' })],
  ['a box that was not ticked', (shown) => ({ shown, early: 'oui' })],
  ['nothing', () => ({})],
])('with %s, the evidence has no time of the last page', async (_, forge) => {
  const site = await followSite()
  const sent = await site.send()
  const seal = await sealOf(site, sent.number, acceptance(sent))
  const fields = { ...acceptance(sent), ...forge(seal) }
  expect((await site.post(`/devis/${sent.number}/accepter`, fields)).status).toBe(303)
  const [record] = await site.store.quotes.ofLead(site.lead.id)
  expect(record?.versions[0]?.evidence).toMatchObject({ shownAt: null })
  expect(await (await site.get()).text()).not.toContain('Dernière page')
})

test('a seal is valid only for its link, version and quote', async () => {
  const site = await followSite()
  const first = await site.send()
  const seal = await sealOf(site, first.number, acceptance(first))
  site.clock.advance(1000)
  const second = await site.send({}, first.quoteId)
  const path = `/devis/${second.number}/accepter`
  await site.post(path, { ...acceptance(second), shown: seal })
  const [record] = await site.store.quotes.ofLead(site.lead.id)
  expect(record?.versions[1]?.evidence).toMatchObject({ shownAt: null })

  const other = await site.send()
  const own = await sealOf(site, other.number, acceptance(other))
  const link = `/suivi/${await site.mint()}/devis/${other.number}/accepter`
  const body = new URLSearchParams({ ...acceptance(other), shown: own })
  await site.app.request(link, { method: 'POST', body, headers: { Origin: origin } })
  const accepted = await site.store.quotes.find(other.quoteId)
  expect(accepted?.versions[0]?.evidence).toMatchObject({ shownAt: null })
})

test('no page or export of a client contains the quote’s id, which is in the key of seals', async () => {
  const site = await followSite()
  const { quoteId, path } = await bringTo('accepted', site)
  const given = await Promise.all(everyGet(path).map(async (one) => (await site.get(one)).text()))
  given.push(await (await site.post('/donnees/exporter')).text())
  expect(given.filter((text) => text.includes(quoteId))).toEqual([])
})

test('the receipt lists the stored evidence, as the last page announced', async () => {
  const site = await followSite()
  const sent = await site.send()
  const fields = { ...acceptance(sent), copy: 'post', early: 'oui' }
  const shown = await sealOf(site, sent.number, fields)
  await site.post(`/devis/${sent.number}/accepter`, { ...fields, shown })
  const page = await answerWords(site.get())
  for (const [label, text] of [
    ['Accepté par', 'Paul Garrigue, gérant'],
    ['Dernière page, montrée le', '23\u00a0novembre\u00a02026 à'],
    ['Lien envoyé à', linkAddress],
    ['Exemplaire demandé', 'Sur papier, par la poste'],
    ['Début avant la fin du délai', 'Demandé'],
    ['Empreinte du document (SHA-256)', sent.digest.slice(0, 4)],
  ]) {
    expect(page).toContain(`<dt>${label}</dt><dd class="typed" dir="auto">${text}`)
  }
})

test('for a link with an unknown recipient, no page, PDF or mail names an address', async () => {
  const site = await followSite()
  const sent = await site.send()
  const path = `/suivi/${await site.mint(false, null)}/devis/${sent.number}`
  const post = (step: string) =>
    site.app.request(`${path}/${step}`, {
      method: 'POST',
      headers: fromOurPage,
      body: new URLSearchParams(acceptance(sent)),
    })
  expect(await answerWords(post('verifier'))).not.toContain('a reçu ce lien')
  await post('accepter')
  expect(await answerWords(site.app.request(path))).not.toContain('Lien envoyé')
  const record = await site.store.quotes.find(sent.quoteId)
  const [quote] = record?.versions ?? []
  if (!quote?.evidence) throw new Error('nothing accepted')
  expect(quote.evidence.linkSentTo).toBeNull()
  const pdf = await site.store.quotes.readPdf({ quoteId: sent.quoteId, version: 1 }, 'signed')
  const { items } = await readPdf(pdf ?? Buffer.alloc(0))
  expect(items.map(({ text }) => text).join(' ')).not.toContain('Lien envoyé')
  const message = { kind: 'quote-accepted', at: 0, personId: null, author: '' } as const
  for (const kind of ['quote-accepted', 'quote-accepted-agency'] as const) {
    const about = { ...message, id: 'm', kind, address: 'a@x.fr', subject: '', text: '' }
    const { lead } = site
    const mail = { id: 'd', recipient: 'visitor', lead, quote, message: about } as const
    expect(JSON.stringify(contentOf(mail, { content: published, siteUrl: origin }))).not.toMatch(
      /[Ll]ien (?:a été )?envoyé/,
    )
  }
})

test('the second step stores no data and repeats all values, also for a correction', async () => {
  const site = await followSite()
  const sent = await site.send()
  const before = site.dump()
  const path = `/devis/${sent.number}/verifier`
  const fields = { ...acceptance(sent), name: 'Paule Garrigue', copy: 'post' }
  const second = await (await site.postAndOpen(path, fields)).text()
  expect(second).toContain('<h1>Relire et accepter</h1>')
  expect(second).toContain('>Accepter ce devis avec obligation de paiement</button>')
  expect(second).toContain('name="name" value="Paule Garrigue"')
  expect(second).toContain('1\u00a0801,20\u00a0€')
  expect(second).toMatch(/1\u00a0801,20\u00a0€<small>\u00a0TTC<\/small><\/p><button/)
  const [, back = ''] = /<a class="link" href="([^"]*)">Corriger</.exec(second) ?? []
  const first = await (await site.app.request(back.replaceAll('&amp;', '&'))).text()
  expect(first).toContain('<h1>Vérifier et corriger</h1>')
  expect(first).toContain('value="Paule Garrigue"')
  expect(site.dump()).toEqual(before)
})

test('an outdated second step redirects to the first, with a message about the change', async () => {
  const site = await followSite()
  const old = await site.send()
  const answer = await site.post(`/devis/${old.number}/verifier`, acceptance(old))
  const second = answer.headers.get('Location') ?? ''
  await site.send({ discount: 1000 }, old.quoteId)
  const page = await (await site.app.request(second)).text()
  expect(page).toContain('<h1>Vérifier et corriger</h1>')
  expect(page).toContain('Ce devis a changé depuis l’ouverture de cette page.')
})

test.each([
  ['name', ''],
  ['role', ' '],
  ['company', ''],
  ['employees', ''],
  ['employees', 'beaucoup'],
  ['employees', '2,5'],
  ['street', ''],
  ['street', 'x'.repeat(201)],
  ['town', ''],
  ['name', '王小明'],
  ['copy', ''],
  ['copy', 'pigeon'],
])(
  '« %s » as « %s » is refused at both steps, and all typed values stay in the form',
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

const german = {
  country: 'DE',
  postcode: '10115',
  town: 'Berlin',
  vatNumber: 'DE136695976',
}

test.each<[string, Partial<QuoteVersion['client']>, VatRuleName, Record<string, string>, string]>([
  [
    'a postcode of La Réunion',
    {},
    'fr-home',
    { postcode: '97400' },
    'Ce code postal change la TVA de ce devis',
  ],
  ['a wrong SIREN', {}, 'fr-home', { registration: '404 833 049' }, 'Un SIREN a'],
  [
    'a long identifier',
    german,
    'fr-union',
    { registration: 'HRB 12345 '.repeat(5) },
    'caractères au maximum',
  ],
  ['no VAT number', german, 'fr-union', { vatNumber: '' }, 'Ce numéro est obligatoire'],
  ['a wrong VAT number', german, 'fr-union', { vatNumber: 'DE1' }, 'Ce numéro de TVA n’a pas'],
  [
    'the VAT number of another country',
    german,
    'fr-union',
    { vatNumber: 'ATU13585627' },
    'n’est pas celui de votre pays',
  ],
])(
  '%s is refused at both steps, because the VAT depends on it',
  async (_, is, rule, typed, words) => {
    const site = await followSite()
    const client = { ...sampleQuote.client, ...is }
    const sent = await site.send({ client, vatRule: rule })
    const { postcode, town, vatNumber } = client
    for (const step of ['verifier', 'accepter']) {
      const fields = { ...acceptance(sent), postcode, town, vatNumber, ...typed }
      const answer = await site.post(`/devis/${sent.number}/${step}`, fields)
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain(words)
    }
  },
)

test('a client corrects identifiers and address, which contract, page and copy of data then have', async () => {
  const site = await followSite()
  const client = { ...sampleQuote.client, ...german }
  const sent = await site.send({ client, vatRule: 'fr-union' })
  const path = `/devis/${sent.number}`
  const form = await (await site.get(`${path}/accepter`)).text()
  expect(form).toContain('Votre numéro de TVA')
  expect(form).toContain('Pays\u00a0: Allemagne.')
  const { vatNumber, town } = client
  const fields = { ...acceptance(sent), vatNumber, town, street: 'Gasse 2', postcode: '10117' }
  const corrected = { ...fields, vatNumber: 'de 129 273 398', registration: 'HRB\u202e\n12345 🎉' }
  const shown = await (await site.postAndOpen(`${path}/verifier`, corrected)).text()
  for (const words of [
    'HRB 12345',
    '«\u00a0🎉\u00a0»',
    'DE129273398',
    'Gasse 2, 10117\u00a0Berlin, Allemagne',
  ]) {
    expect(shown).toContain(words)
  }
  expect((await site.post(`${path}/accepter`, corrected)).status).toBe(303)
  const [record] = await site.store.quotes.ofLead(site.lead.id)
  expect(record?.versions[0]?.evidence).toMatchObject({
    ...{ registration: 'HRB 12345', vatNumber: 'DE129273398' },
    ...{ street: 'Gasse 2', postcode: '10117', town: 'Berlin' },
  })
  const signed = await site.store.quotes.readPdf({ quoteId: sent.quoteId, version: 1 }, 'signed')
  const items = (await readPdf(signed ?? Buffer.alloc(0))).items.map(({ text }) => text)
  expect(items.join(' ').replace(/\s+/g, ' ')).toContain('TVA DE129273398')
  const data = await (await site.get('/donnees')).text()
  expect(data).toContain('DE129273398')
  expect(data).toContain('Gasse 2, 10117\u00a0Berlin, Allemagne')
})

test('a quote of before the parts of an address asks for its one line', async () => {
  const site = await followSite()
  const oneLine = { street: '12 quai de l’Exemple, 34200 Sète', postcode: '', town: '' }
  const client = { ...sampleQuote.client, ...oneLine }
  const sent = await site.send({ client, vatRule: null })
  const path = `/devis/${sent.number}`
  const form = await (await site.get(`${path}/accepter`)).text()
  expect(form).toContain('value="12 quai de l’Exemple, 34200 Sète"')
  for (const name of ['postcode', 'town', 'registration', 'vatNumber']) {
    expect(form).not.toContain(`name="${name}"`)
  }
  const { postcode, town, ...fields } = acceptance(sent)
  const answer = await site.post(`${path}/accepter`, { ...fields, street: '3 rue Neuve, Sète' })
  expect(answer.status).toBe(303)
  const [record] = await site.store.quotes.ofLead(site.lead.id)
  expect(record?.versions[0]?.evidence).toMatchObject({ street: '3 rue Neuve, Sète', town: '' })
})

test.each([
  ['Nguyễn Văn An', 'Quán Phở Hà Nội'],
  ['محمد الطاهر', 'مطعم الزيتونة'],
  ['Łukasz Żółć', 'Şükrü Ağaoğlu'],
  ['Γιώργος Παπαδόπουλος', 'Дмитрий Щукин'],
])('a contract signed by %s for %s has both names in their script', async (name, company) => {
  const site = await followSite()
  const sent = await site.send()
  const fields = { ...acceptance(sent), name, company }
  const shown = await (await site.postAndOpen(`/devis/${sent.number}/verifier`, fields)).text()
  expect(shown).toContain(name)
  expect(shown).not.toContain('ne peut pas contenir')
  expect((await site.post(`/devis/${sent.number}/accepter`, fields)).status).toBe(303)
  const [record] = await site.store.quotes.ofLead(site.lead.id)
  expect(record?.versions[0]?.evidence).toMatchObject({ name, company })
  const signed = await site.store.quotes.readPdf({ quoteId: sent.quoteId, version: 1 }, 'signed')
  const { items } = await readPdf(signed ?? Buffer.of())
  // The PDF splits words into runs of one font.
  const said = items.map(({ text }) => text).join('')
  for (const words of [name, company]) {
    expect(said.replace(/\s/g, '')).toContain(words.replace(/\s/g, ''))
  }
})

test('a character that no font has is named before the agreement, and omitted from the contract', async () => {
  const site = await followSite()
  const sent = await site.send()
  const fields = { ...acceptance(sent), name: 'Ana 🎉 Díaz' }
  const shown = await answerWords(site.postAndOpen(`/devis/${sent.number}/verifier`, fields))
  expect(shown).toContain('Le contrat ne peut pas contenir «\u00a0🎉\u00a0»')
  expect(shown).toContain('Ana Díaz')
  await site.post(`/devis/${sent.number}/accepter`, fields)
  const [record] = await site.store.quotes.ofLead(site.lead.id)
  expect(record?.versions[0]?.evidence).toMatchObject({ name: 'Ana Díaz' })
})

test('with more than five employees, step 2 shows the changed law, and withdrawal is refused', async () => {
  const site = await followSite()
  const sent = await site.send()
  const path = `/devis/${sent.number}`
  const fields = { ...acceptance(sent), employees: '9', early: 'oui' }
  const second = await (await site.postAndOpen(`${path}/verifier`, fields)).text()
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

test('step 2 promises no payment today only if none is due at once', async () => {
  const site = await followSite()
  const sent = await site.send()
  const path = `/devis/${sent.number}/verifier`
  const small = await (await site.postAndOpen(path, acceptance(sent))).text()
  expect(small).toContain('Aucun paiement aujourd’hui.')
  const large = await (await site.postAndOpen(path, { ...acceptance(sent), employees: '9' })).text()
  expect(large).toContain('Rien ne se paie sur cette page.')
  expect(large).not.toContain('Aucun paiement aujourd’hui.')
})

test('the signed copy is shown as sent once the mail server has accepted it', async () => {
  const site = await followSite()
  const { path } = await bringTo('accepted', site)
  const email = sampleQuote.client.email
  expect(await answerWords(site.get(path))).toContain(`Votre exemplaire signé part à ${email}.`)
  const now = site.clock.now()
  const due = { channels: ['smtp'] as const, now, until: now + 60_000, limit: 9 }
  for (const lent of await site.store.claimDue(due)) {
    const attempt = { at: now, outcome: 'sent', detail: '' } as const
    await site.store.recordAttempt(lent, attempt, { state: 'sent', dueAt: now })
  }
  expect(await answerWords(site.get(path))).toContain(
    `Votre exemplaire signé est parti à ${email}.`,
  )
})

test('with at most five employees, step 2 shows no change of the law', async () => {
  const site = await followSite()
  const sent = await site.send()
  const page = await site.postAndOpen(`/devis/${sent.number}/verifier`, acceptance(sent))
  expect(await page.text()).not.toContain('Ce que change votre correction')
})

test('a replaced version is refused at both steps, with the reason', async () => {
  const site = await followSite()
  const old = await site.send()
  site.clock.advance(1000)
  await site.send({ discount: 1000 }, old.quoteId)
  const before = site.dump()
  for (const step of ['verifier', 'accepter']) {
    const answer = await site.post(`/devis/${old.number}/${step}`, acceptance(old))
    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain('Le devis n’est pas accepté. La version\u00a02 remplace ce devis')
    expect(page).toContain('<h1>Ce devis a été remplacé.</h1>')
    expect(page).toContain('Voir la version\u00a02')
  }
  expect(site.dump()).toEqual(before)
})

test.each([
  ['a digest of another file', { digest: 'f'.repeat(64) }],
  ['no digest', { digest: '' }],
  ['a version that was never sent', { version: '7' }],
  ['no version', { version: '' }],
])('with %s an acceptance is refused', async (_, wrong) => {
  const site = await followSite()
  const sent = await site.send()
  const before = site.dump()
  const fields = { ...acceptance(sent), ...wrong }
  const answer = await site.post(`/devis/${sent.number}/accepter`, fields)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Ce devis a changé depuis l’ouverture de cette page.')
  expect(site.dump()).toEqual(before)
})

test('concurrent acceptances count once', async () => {
  const site = await followSite()
  const sent = await site.send()
  const path = `/devis/${sent.number}/accepter`
  const answers = await Promise.all([1, 2, 3].map(() => site.post(path, acceptance(sent))))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  const kinds = (await site.store.messages.list(site.lead.id)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'quote-accepted')).toHaveLength(1)
})
