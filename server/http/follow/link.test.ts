import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import {
  acceptance,
  bringTo,
  everyGet,
  everyPost,
  followSite,
  origin,
  states,
} from './follow-site.ts'

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

test('what comes from another site does nothing', async () => {
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

test('who says nothing of where they come from is let in: the secret is in the address', async () => {
  const site = await followSite()
  const sent = await site.send()
  expect((await site.post(`/devis/${sent.number}/accepter`, acceptance(sent), {})).status).toBe(303)
})

test.each([
  ['multipart/form-data; boundary=x', '--x--', 415],
  ['application/json', '{}', 415],
  ['application/x-www-form-urlencoded', 'a=%zz', 400],
  ['application/x-www-form-urlencoded', `a=${'x'.repeat(70_000)}`, 413],
] as const)('a body of %s that no form sends is refused (%#)', async (type, body, status) => {
  const site = await followSite()
  const answer = await site.app.request(`/suivi/${site.secret}/question`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })
  expect(answer.status).toBe(status)
})

test('every link that leads nowhere is answered alike, whatever is asked of it', async () => {
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

test('somebody else’s quote is not reached by its number', async () => {
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

test('a new link is asked for in the same words for everybody, and sent once in a while', async () => {
  const site = await followSite()
  const due: (() => void)[] = []
  const later = vi.spyOn(site.clock, 'after').mockImplementation((_, callback) => {
    due.push(callback)
    return () => {}
  })
  const ask = (email: string) =>
    site.app.request('/suivi/lien', { method: 'POST', body: new URLSearchParams({ email }) })
  // Nor does it take longer for one than for another: both answers leave when their time has come.
  const both = Promise.all([ask('paul@table-garrigue.example'), ask('personne@exemple.fr')])
  await vi.waitFor(() => expect(due).toHaveLength(2))
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
