import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { acceptance } from '#workshop/client.ts'
import {
  bringTo,
  everyGet,
  everyPost,
  followSite,
  origin,
  type State,
  states,
} from '#workshop/follow.ts'
import { eventually } from '../../../tools/test/eventually.ts'

test.each(states)('no GET changes anything when a quote is « %s »', async (state) => {
  const site = await followSite()
  const { path } = await bringTo(state, site)
  const before = site.dump()
  for (const address of everyGet(path)) {
    expect((await site.get(address)).status).toBeOneOf([200, 404])
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']) {
      await site.app.request(`/suivi/${site.secret}${address}`, { method })
    }
  }
  await site.app.request('/suivi/lien')
  expect(site.dump()).toEqual(before)
})

test('posts from another site are refused', async () => {
  const site = await followSite()
  const sent = await site.send()
  const before = site.dump()
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: origin, 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]
  for (const headers of foreign) {
    for (const [path, fields] of everyPost(`/devis/${sent.number}`)) {
      const answer = await site.post(path, { ...acceptance(sent), ...fields }, headers)
      expect(answer.status, path).toBe(403)
    }
  }
  expect(site.dump()).toEqual(before)
})

test('a post without origin is accepted, because the address contains the secret', async () => {
  const site = await followSite()
  const sent = await site.send()
  expect((await site.post(`/devis/${sent.number}/accepter`, acceptance(sent), {})).status).toBe(303)
})

test.each([
  ['multipart/form-data; boundary=x', '--x--', 415],
  ['application/json', '{}', 415],
  ['application/x-www-form-urlencoded', 'a=%zz', 400],
  ['application/x-www-form-urlencoded', `a=${'x'.repeat(70_000)}`, 413],
] as const)('an invalid or too large body of %s is refused (%#)', async (type, body, status) => {
  const site = await followSite()
  const answer = await site.app.request(`/suivi/${site.secret}/question`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })
  expect(answer.status).toBe(status)
})

test('all invalid links get the same answer, at every path and method', async () => {
  const site = await followSite()
  const sent = await site.send()
  const renewed = await site.mint(true)
  const other = await followSite()
  const neutral = await (await site.app.request('/suivi/inconnu')).text()
  const dead = [
    site.secret,
    randomBytes(32).toString('base64url'),
    'x',
    other.secret,
    '%00',
    'é'.repeat(300),
  ]
  for (const secret of dead) {
    for (const path of everyGet(`/devis/${sent.number}`)) {
      const answer = await site.app.request(`/suivi/${secret}${path}`)
      expect([answer.status, await answer.text()], path).toEqual([404, neutral])
    }
    for (const [path, fields] of everyPost(`/devis/${sent.number}`)) {
      const answer = await site.app.request(`/suivi/${secret}${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      })
      expect([answer.status, await answer.text()], path).toEqual([404, neutral])
    }
  }
  expect((await site.app.request(`/suivi/${renewed}`)).status).toBe(200)
  for (const path of ['/suivi', '/suivi/', '/suivi/lien/x', `/suivi/${renewed}/devis/D-2026-999`]) {
    const answer = await site.app.request(path)
    expect([answer.status, await answer.text()], path).toEqual([404, neutral])
  }
})

const around = [
  '.',
  ')',
  ',',
  '>',
  '»',
  '%C2%BB',
  '%20',
  '%E2%80%8B',
  '/',
  '%2F',
  ').%20Merci',
  '_',
  '%',
  '%E2',
  '%22',
]

test('a link copied with surrounding punctuation redirects to the link', async () => {
  const site = await followSite()
  const { number } = await site.send()
  const unknown = randomBytes(32).toString('base64url')
  for (const secret of [site.secret, unknown]) {
    for (const signs of around) {
      const answer = await site.app.request(`/suivi/${secret}${signs}`)
      expect([signs, answer.status, answer.headers.get('Location')]).toEqual([
        signs,
        302,
        `/suivi/${secret}`,
      ])
    }
  }
  const { app, secret } = site
  const clean = `/suivi/${secret}/devis/${number}.pdf`
  for (const [copied, path] of [
    [`/suivi/%E2%80%8B${secret}`, `/suivi/${secret}`],
    [`/suivi/%C2%AB%C2%A0${secret}`, `/suivi/${secret}`],
    [`${clean}).`, clean],
    [`${clean}?version=1.`, `${clean}?version=1`],
    [`/suivi/${secret}.?version=1`, `/suivi/${secret}?version=1`],
    [`/suivi/${secret}/donnees/`, `/suivi/${secret}/donnees`],
  ] as const) {
    const answer = await app.request(copied)
    expect([answer.status, answer.headers.get('Location')], copied).toEqual([302, path])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect((await app.request(path)).status).toBe(200)
  }
  // Too short, or with another path after the secret: not a link.
  for (const path of [`/suivi/${secret.slice(1)}.`, `/suivi/${secret}/%2e%2e%2f%2e%2e%2fbureau)`]) {
    expect((await app.request(path)).status, path).toBe(404)
  }
})

test('every successful act redirects, without typed text in the address', async () => {
  const typed = { name: 'Zébulon Garrigue', question: 'Zébulon\u00a0?', motif: 'Zébulon' }
  const key = { version: '1', email: 'zebulon@exemple.fr', phone: '', voulu: 'oui' }
  const acts: [path: string, before: State, fields?: Record<string, string>][] = [
    ['/verifier', 'sent'],
    ['/accepter', 'sent'],
    ['/refuser', 'sent'],
    ['/confirmer', 'accepted'],
    ['/question', 'sent'],
    ['/donnees/rectifier', 'sent'],
    ['/donnees/effacer', 'sent'],
    ['/donnees/effacer', 'accepted', { confirme: 'oui' }],
  ]
  for (const [act, before, more] of acts) {
    const site = await followSite()
    const sent = await bringTo(before, site)
    const isOfQuote = !act.startsWith('/donnees') && act !== '/question'
    const fields = { ...acceptance(sent), ...key, ...typed, ...more }
    const answer = await site.post(`${isOfQuote ? sent.path : ''}${act}`, fields)
    expect(answer.status, act).toBe(303)
    const next = answer.headers.get('Location') ?? ''
    expect(decodeURIComponent(next), act).not.toMatch(/z[ée]bulon|garrigue/i)
    const after = site.dump()
    for (let time = 0; time < 2; time++) expect((await site.app.request(next)).status).toBe(200)
    expect(site.dump()).toEqual(after)
  }
})

test.each([
  '',
  '?demandes=x',
  '?demandes=1&contrat=Zoé_2037-01-04',
  '?demandes=1&contrat=D-2026-001_2037-13-04',
])('the result page of an erasure refuses a changed query: %s', async (query) => {
  const { app } = await followSite()
  expect((await app.request(`/suivi/efface${query}`)).status).toBe(404)
})

test('a quote of another client is not found below this link', async () => {
  const site = await followSite()
  const sent = await site.send()
  const { store, clock } = site
  const other = { ...site.lead, id: randomUUID(), reference: 'G-OTHER', digest: 'other' }
  await store.keepLead(other, [], { acknowledgedSince: 0 })
  const secret = randomBytes(32).toString('base64url')
  const secretHash = createHash('sha256').update(secret).digest('hex')
  await store.follow.addLink({ leadId: other.id, secretHash, isRenewal: false }, clock.now())
  for (const path of [`/devis/${sent.number}`, `/devis/${sent.number}.pdf`]) {
    expect((await site.app.request(`/suivi/${secret}${path}`)).status).toBe(404)
  }
})

test('a request for a new link gets the same answer for every address, and a mail once per interval', async () => {
  const site = await followSite()
  const due: (() => void)[] = []
  const later = vi.spyOn(site.clock, 'after').mockImplementation((_, callback) => {
    due.push(callback)
    return () => {}
  })
  const ask = (email: string) =>
    site.app.request('/suivi/lien', { method: 'POST', body: new URLSearchParams({ email }) })
  const both = Promise.all([ask('paul@table-garrigue.example'), ask('personne@exemple.fr')])
  await eventually(() => expect(due).toHaveLength(2))
  expect(later.mock.calls[0]?.[0]).toBe(later.mock.calls[1]?.[0])
  for (const answer of due) answer()
  later.mockImplementation((_, callback) => {
    callback()
    return () => {}
  })
  for (const answer of await both) {
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/suivi/lien')
  }
  await ask('paul@table-garrigue.example')
  const links = async () =>
    (await site.store.messages.list(site.lead.id)).filter(({ kind }) => kind === 'link').length
  expect(await links()).toBe(1)
  site.clock.advance(16 * 60_000)
  await ask('paul@table-garrigue.example')
  expect(await links()).toBe(2)
  expect((await ask('paul')).status).toBe(422)
})
