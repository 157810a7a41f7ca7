import { expect, test } from 'vitest'
import { openDesk, siteUrl as origin } from '#workshop/desk.ts'
import { sessionLife, tokenOf } from '../../people/session.ts'

const posts = [
  '/sortir',
  '/equipe/inviter',
  '/equipe/x/inviter',
  '/equipe/x/annuler',
  '/equipe/x/retirer',
  '/equipe/x/cles/retirer',
  '/equipe/cles/renommer',
  '/equipe/sessions/fermer',
  '/equipe/cles/debut',
  '/equipe/cles',
]

async function setUp() {
  const {
    desk: app,
    store,
    clock,
    enter: enterAs,
  } = await openDesk({
    drawHomePage: ({ direction }) => direction,
  })
  const enter = (email: string, role: 'responsable' | 'equipe') =>
    enterAs({ email, name: email, role })
  const get = (path: string, secret = '') =>
    app.request(path, { headers: { Cookie: `__Secure-bureau=${secret}` } })
  const post = (
    path: string,
    { secret, ...headers }: { secret: string } & Record<string, string>,
    fields: Record<string, string> = {},
  ) =>
    app.request(path, {
      method: 'POST',
      headers: { Cookie: `__Secure-bureau=${secret}`, ...headers },
      body: new URLSearchParams(fields),
    })
  return { store, clock, app, enter, get, post }
}

test('without a session all addresses get the same answer', async () => {
  const { get } = await setUp()
  const answers = await Promise.all(
    [
      '/',
      '/equipe',
      '/journal',
      '/journal.csv',
      '/export.csv',
      '/demandes/G-1',
      '/none',
      '/assets/a.js',
    ].map(async (path) => {
      const answer = await get(path, 'forged')
      return { status: answer.status, headers: [...answer.headers], body: await answer.text() }
    }),
  )
  expect(answers[0]).toMatchObject({ status: 401 })
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test.each(posts)('POST %s needs a session, its token and the origin of the site', async (path) => {
  const { store, enter, post } = await setUp()
  const { secret } = await enter('nina@graaand.example', 'responsable')
  const { secret: other } = await enter('karim@graaand.example', 'responsable')
  const token = { 'X-Token': tokenOf(secret) }
  const before = await store.moving.journalHead()
  expect((await post(path, { secret: '', Origin: origin, ...token })).status).toBe(401)
  const foreign: Record<string, string>[] = [
    token,
    { Origin: 'https://evil.example', ...token },
    { Origin: 'null', ...token },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site', ...token },
    { Origin: 'null', 'Sec-Fetch-Site': 'none', ...token },
    { 'Sec-Fetch-Site': 'same-origin', ...token },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: origin },
    { Origin: origin, 'X-Token': tokenOf(other) },
    // A body that contradicts its content type.
    { Origin: origin, ...token, 'Content-Type': 'multipart/form-data; boundary=x' },
  ]
  for (const headers of foreign) {
    expect((await post(path, { secret, ...headers })).status).toBe(403)
  }
  expect(await store.moving.journalHead()).toEqual(before)
})

test('a form with the token is accepted if an extension hides the referrer and the browser sends Origin: null', async () => {
  const { enter, post } = await setUp()
  const { secret } = await enter('nina@graaand.example', 'responsable')
  const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin', 'X-Token': tokenOf(secret) }
  expect((await post('/sortir', { secret, ...headers })).status).toBe(303)
})

test('an équipe member cannot change access', async () => {
  const { store, clock, enter, post } = await setUp()
  const { person: nina } = await enter('nina@graaand.example', 'responsable')
  const { person: karim, secret } = await enter('karim@graaand.example', 'equipe')
  const headers = { secret, Origin: origin, 'X-Token': tokenOf(secret) }
  const before = await store.moving.journalHead()
  for (const path of [
    '/equipe/inviter',
    `/equipe/${karim.id}/inviter`,
    ...['inviter', 'annuler', 'retirer', 'cles/retirer'].map(
      (verb) => `/equipe/${nina.id}/${verb}`,
    ),
  ]) {
    const fields = { email: karim.email, name: 'K', role: 'responsable', key: 'k' }
    expect((await post(path, headers, fields)).status).toBe(403)
  }
  expect(await store.moving.journalHead()).toEqual(before)
  expect(await store.people.findPerson(karim.id)).toMatchObject({ role: 'equipe' })
  expect((await store.people.listPeople(clock.now())).length).toBe(2)
})

test('a session ends after its idle time, and at the latest after its longest life', async () => {
  const { clock, enter, get } = await setUp()
  const { secret } = await enter('nina@graaand.example', 'responsable')
  const almost = sessionLife.idle - 1
  for (let age = almost; age < sessionLife.longest; age += almost) {
    clock.advance(almost)
    expect((await get('/equipe', secret)).status).toBe(200)
  }
  clock.advance(sessionLife.idle - 1)
  expect((await get('/equipe', secret)).status).toBe(401)
  const { secret: silent } = await enter('karim@graaand.example', 'equipe')
  clock.advance(sessionLife.idle)
  expect((await get('/equipe', silent)).status).toBe(401)
})

test('signing out deletes the cookie and the session', async () => {
  const { enter, get, post } = await setUp()
  const { secret } = await enter('nina@graaand.example', 'responsable')
  const answer = await post('/sortir', { secret, Origin: origin, 'X-Token': tokenOf(secret) })
  expect(answer.headers.get('Set-Cookie')?.split('; ').sort()).toEqual(
    [
      'HttpOnly',
      'Max-Age=0',
      'Path=/bureau',
      'SameSite=Strict',
      'Secure',
      '__Secure-bureau=',
    ].sort(),
  )
  expect((await get('/', secret)).status).toBe(401)
})

test('one IP address may begin thirty WebAuthn ceremonies per minute', async () => {
  const { clock, app } = await setUp()
  const begin = () =>
    app.request('/connexion/debut', { method: 'POST', headers: { Origin: origin } })
  for (let index = 0; index < 30; index++) expect((await begin()).status).toBe(200)
  const refused = await begin()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('60')
  clock.advance(60_000)
  expect((await begin()).status).toBe(200)
})

test('the CSV export of the journal escapes formulas, and the journal records the export', async () => {
  const { store, clock, enter, get } = await setUp()
  const { secret } = await enter('nina@graaand.example', 'responsable')
  const person = { id: 'x', name: '=HYPERLINK("https://evil.example")' }
  await store.journal.add({ at: clock.now(), person, action: 'invited', object: 'a;=1+1' })
  const csv = await (await get('/journal.csv', secret)).text()
  expect(csv).toMatch(/;"'=HYPERLINK\(.*;A invité;"a;'=1\+1"$/m)
  expect(csv).toMatch(/nina@graaand\.example;A exporté;journal-/)
  const page = await (await get('/journal?avant=1.2.3&qui=site', secret)).text()
  expect(JSON.parse(page).view.who).toBe('site')
})
