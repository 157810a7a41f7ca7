import { expect, test } from 'vitest'
import { acceptance } from '#workshop/client.ts'
import {
  answerWords,
  everyGet,
  everyPost,
  type FollowSite,
  followSite,
  fromOurPage,
} from '#workshop/follow.ts'
import { sampleQuote } from '../../../tools/test/sample-quote.ts'
import { hashOfLink } from '../../leads/outbox/follow-link.ts'

const minute = 60_000
const [wrong, right] = ['paul@wrong.example', 'paul@right.example']
const to = (email: string) => ({ client: { ...sampleQuote.client, email } })

async function sentTwice(site: FollowSite) {
  const first = await site.send(to(wrong))
  site.clock.advance(minute)
  const second = await site.send(to(right), first.quoteId)
  return { first, second, path: `/devis/${first.number}` }
}

const opens = async (site: FollowSite, secret: string, path = '') =>
  (await site.app.request(`/suivi/${secret}${path}`)).status

const postTo = (site: FollowSite, secret: string, path: string, fields: object) =>
  site.app.request(`/suivi/${secret}${path}`, {
    method: 'POST',
    headers: fromOurPage,
    body: new URLSearchParams({ ...fields }),
  })

test('a version sent to another address ends the links of the old one, for every page and act', async () => {
  const site = await followSite()
  const first = await site.send(to(wrong))
  const [old, unknown] = [await site.mint(false, wrong), await site.mint(false, null)]
  expect(await opens(site, old)).toBe(200)
  site.clock.advance(minute)
  const second = await site.send(to(right), first.quoteId)
  const path = `/devis/${first.number}`
  const [late, fresh] = [await site.mint(false, wrong), await site.mint(false, right)]
  const before = site.dump()
  for (const secret of [old, unknown, late]) {
    for (const page of everyGet(path))
      expect([page, await opens(site, secret, page)]).toEqual([page, 404])
    for (const [act, fields] of everyPost(path)) {
      const posted = { ...acceptance(second), ...fields }
      expect((await postTo(site, secret, act, posted)).status, act).toBe(404)
    }
  }
  expect(site.dump()).toEqual(before)
  expect(await opens(site, fresh, path)).toBe(200)
  expect((await postTo(site, fresh, `${path}/accepter`, acceptance(second))).status).toBe(303)
  const [quote] = await site.store.quotes.ofLead(site.lead.id)
  expect(quote?.versions[1]?.evidence).toMatchObject({ linkSentTo: right })
})

test('the address of the request keeps its link while only the quote’s addressee is corrected', async () => {
  const site = await followSite()
  const { path } = await sentTwice(site)
  expect((await site.get(path)).status).toBe(200)
})

test('a client who signed by a former address keeps that contract, and nothing else', async () => {
  const site = await followSite()
  const contract = await site.send(to(wrong))
  const old = await site.mint(false, wrong)
  const path = `/devis/${contract.number}`
  await postTo(site, old, `${path}/accepter`, acceptance(contract))
  site.clock.advance(minute)
  const { path: other } = await sentTwice(site)
  await site.post('/question', { id: crypto.randomUUID(), question: 'Une question privée' })
  const page = await answerWords(site.app.request(`/suivi/${old}${path}`))
  expect(page).toContain('Devis accepté')
  expect(page).not.toMatch(/Une question privée|Mes données/)
  for (const [shown, status] of [
    ['', 200],
    [`${path}.pdf?exemplaire=signe`, 200],
    [`${path}/renoncer`, 200],
    [other, 404],
    ['/donnees', 404],
    ['/donnees/corriger', 404],
    ['/apercus/une', 404],
  ] as const) {
    expect([shown, await opens(site, old, shown)]).toEqual([shown, status])
  }
  for (const act of ['/donnees/rectifier', '/donnees/exporter', '/donnees/effacer', '/question']) {
    expect((await postTo(site, old, act, { question: 'Et ?', confirme: 'oui' })).status).toBe(404)
  }
  const withdrawal = { version: '1', name: 'Paul Garrigue', email: wrong }
  expect((await postTo(site, old, `${path}/confirmer`, withdrawal)).status).toBe(303)
  const another = { leadId: site.lead.id, secretHash: hashOfLink('x'), isRenewal: false }
  const given = await site.store.follow.addLink({ ...another, address: wrong }, site.clock.now())
  expect(given).toBe('contract')
})

test.each([
  ['the wrong address of the request', wrong, wrong, []],
  ['the address of the new version', right, wrong, [right]],
  [
    'the request’s own address',
    'ada@request.example',
    'ada@request.example',
    ['ada@request.example'],
  ],
])(
  'a new link asked for %s goes to an owner or nobody',
  async (_, address, ofRequest, expected) => {
    const site = await followSite()
    const values = { ...site.lead.values, email: ofRequest }
    const version = (await site.store.work.findRequest(site.lead.reference))?.work.version ?? 0
    const correction = { leadId: site.lead.id, email: values.email, version, link: null }
    await site.store.work.correctEmail(correction, site.nina, site.clock.now())
    site.clock.advance(minute)
    await sentTwice(site)
    await site.mint(false, right)
    const now = site.clock.now()
    await site.store.follow.requestLink(address.toUpperCase(), now, now - minute, site.mail)
    const links = (await site.store.messages.list(site.lead.id)).filter(
      ({ kind }) => kind === 'link',
    )
    expect(links.map((message) => message.address)).toEqual(expected)
  },
)

test('a renewal for one address leaves the contract of another', async () => {
  const site = await followSite()
  const contract = await site.send(to(wrong))
  const old = await site.mint(false, wrong)
  await postTo(site, old, `/devis/${contract.number}/accepter`, acceptance(contract))
  site.clock.advance(minute)
  await sentTwice(site)
  const fresh = await site.mint(true, right)
  expect(await opens(site, old)).toBe(200)
  const again = await site.mint(true, wrong)
  expect([await opens(site, old), await opens(site, again), await opens(site, fresh)]).toEqual([
    404, 200, 200,
  ])
})

test('no link is made for a former address', async () => {
  const site = await followSite()
  await sentTwice(site)
  const link = { leadId: site.lead.id, secretHash: hashOfLink('x'), isRenewal: false }
  const add = (address: string) => site.store.follow.addLink({ ...link, address }, site.clock.now())
  expect([await add(wrong), await add(right)]).toEqual(['none', 'whole'])
})
