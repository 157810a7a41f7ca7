import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerWords, bringTo, followSite, fromOurPage, headingOf } from '#workshop/follow.ts'
import { newLead } from '#workshop/requests.ts'

test('a client can read, correct and export their data', async () => {
  const site = await followSite()
  const { number } = await bringTo('accepted', site)
  await site.post('/question', { id: randomUUID(), question: 'Et le blog\u00a0?' })
  const page = await (await site.get('/donnees')).text()
  for (const words of ['+33 6 39 98 00 58', 'Un site pour mon restaurant.', 'Et le blog', number]) {
    expect(page).toContain(words)
  }
  const wrong = await site.post('/donnees/rectifier', { name: '', phone: '1' })
  expect(wrong.status).toBe(422)
  const done = await site.post('/donnees/rectifier', { name: 'Paule Garrigue', phone: '01 02' })
  expect(done.status).toBe(303)
  expect((await site.store.findLead(site.lead.id))?.values).toMatchObject({
    name: 'Paule Garrigue',
    phone: '01 02',
    description: 'Un site pour mon restaurant.',
  })
  const file = await site.post('/donnees/exporter')
  expect(file.headers.get('Content-Disposition')).toContain('attachment')
  const taken = (await file.json()) as Record<string, unknown>
  expect(taken).toMatchObject({
    request: { values: { name: 'Paule Garrigue' } },
    messages: [{ text: 'Et le blog\u00a0?' }],
    quotes: [{ number, versions: [{ version: 1, evidence: { name: 'Paul Garrigue' } }] }],
  })
  expect(JSON.stringify(taken)).not.toContain('Nina')
  // Instants are in ISO 8601, not in milliseconds.
  expect(JSON.stringify(taken)).not.toMatch(/:\d{13}\b/)
})

test('a draft follows the name that its client corrects, unless a person wrote another', async () => {
  const site = await followSite()
  const former = site.lead.values.name ?? ''
  const ids = [randomUUID(), randomUUID()]
  for (const [index, name] of [former, 'SARL Garrigue'].entries()) {
    const fields = { client: { name }, subject: 'Un site' }
    const quote = { id: ids[index] ?? '', leadId: site.lead.id, seller: 'FR', fields } as const
    await site.store.quotes.create(quote, site.nina, site.clock.now())
  }
  await site.post('/donnees/rectifier', { name: 'Paule Garrigue', phone: '' })
  const drafts = await Promise.all(ids.map((id) => site.store.quotes.find(id)))
  expect(drafts.map((quote) => quote?.draft)).toMatchObject([
    { fields: { client: { name: 'Paule Garrigue' }, subject: 'Un site' }, edition: 2 },
    { fields: { client: { name: 'SARL Garrigue' } }, edition: 1 },
  ])
})

test('a client reads and exports the address that the agency corrected, without its author', async () => {
  const site = await followSite()
  const { reference, values, id: leadId } = site.lead
  const version = (await site.store.work.findRequest(reference))?.work.version ?? 0
  const correction = { leadId, email: 'paul@right.example', version, link: null }
  await site.store.work.correctEmail(correction, site.nina, site.clock.now())
  const page = await answerWords(site.get('/donnees'))
  for (const words of ['paul@right.example', 'Ancien e-mail', values.email ?? '']) {
    expect(page).toContain(words)
  }
  const taken = await (await site.post('/donnees/exporter')).json()
  expect(taken).toMatchObject({
    request: { values: { email: 'paul@right.example' }, formerEmails: [{ email: values.email }] },
  })
  expect(JSON.stringify(taken)).not.toContain('Nina')
})

test('a pasted correction is stored without invisible characters', async () => {
  const site = await followSite()
  const pasted = { name: '\u202aPaule\tGarrigue\u202c', phone: '\u202d+33 6 70 00 00 01\u202c' }
  expect((await site.post('/donnees/rectifier', pasted)).status).toBe(303)
  expect((await site.store.findLead(site.lead.id))?.values).toMatchObject({
    name: 'Paule Garrigue',
    phone: '+33 6 70 00 00 01',
  })
})

test('an erasure needs a confirmation, lists the erased data, and ends the link', async () => {
  const site = await followSite()
  await bringTo('sent', site)
  const before = site.dump()
  expect((await site.post('/donnees/effacer')).status).toBe(422)
  const second = await (await site.postAndOpen('/donnees/effacer', { voulu: 'oui' })).text()
  expect(second).toContain('Vos données sont encore là.')
  expect(second).toContain('Un devis non accepté')
  expect(second).not.toContain('Ce qui reste')
  expect(site.dump()).toEqual(before)
  const done = await site.postAndOpen('/donnees/effacer', { voulu: 'oui', confirme: 'oui' })
  expect(await headingOf(done)).toBe('Vos données sont effacées.')
  expect((await site.get()).status).toBe(404)
  expect((await site.post('/donnees/effacer', { voulu: 'oui', confirme: 'oui' })).status).toBe(404)
  expect(JSON.stringify(site.dump()).includes('paul@table-garrigue')).toBe(false)
})

test.each([
  ['of the request erases every request of that address', 'paul@table-garrigue.example', 2],
  ['of somebody else erases this request alone', 'associe@exemple.fr', 1],
])('a link to the address %s', async (_, address, requests) => {
  const site = await followSite()
  const other = newLead({ values: site.lead.values })
  await site.store.keepLead(other, [], { acknowledgedSince: 0 })
  const path = `/suivi/${await site.mint(false, address)}/donnees/effacer`
  const page = await answerWords(site.app.request(path))
  expect(page).toContain(requests === 2 ? 'Vos 2 demandes' : 'Votre demande, faite avec')
  const body = new URLSearchParams({ voulu: 'oui', confirme: 'oui' })
  await site.app.request(path, { method: 'POST', headers: fromOurPage, body })
  expect(await site.store.findLead(site.lead.id)).toBeUndefined()
  expect(await site.store.findLead(other.id).then(Boolean)).toBe(requests === 1)
})

test('an erasure keeps an accepted contract, and the pages before and after name its last day', async () => {
  const site = await followSite()
  const { number, quoteId } = await bringTo('accepted', site)
  const words = `Contrat ${number}\u00a0: gardé jusqu’au 4\u00a0janvier\u00a02037.`
  expect(await answerWords(site.get('/donnees'))).toContain(words)
  expect(await answerWords(site.postAndOpen('/donnees/effacer', { voulu: 'oui' }))).toContain(words)
  const done = site.postAndOpen('/donnees/effacer', { voulu: 'oui', confirme: 'oui' })
  expect(await answerWords(done)).toContain(words)
  expect((await site.get()).status).toBe(404)
  expect(await site.store.quotes.find(quoteId)).toMatchObject({
    lead: null,
    versions: [{ evidence: { name: 'Paul Garrigue' } }],
  })
})
