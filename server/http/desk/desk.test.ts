import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { lastKnownDay } from '#content/company/calendar.ts'
import { drawDesk } from '#desk/door.tsx'
import { headersOf, openDesk, siteUrl } from '#workshop/desk.ts'
import { Authenticator } from '../../../tools/test/authenticator.ts'
import { hour, minute } from '../../days.ts'
import { invite } from '../../people/invitation.ts'
import { openSession, tokenOf } from '../../people/session.ts'
import type { Role } from '../../store/engine/tables.ts'
import type { Person } from '../../store/people/person.ts'

async function setUp() {
  const addresses = { current: '203.0.113.7' }
  const errors: string[] = []
  const { desk, store, clock } = await openDesk({
    draw: (title, drawing) => drawDesk(title, drawing, { scripts: {}, styles: [] }),
    log: { info: () => {}, error: (line) => errors.push(line) },
    addressOf: () => addresses.current,
  })
  const { people } = store

  const ask = (path: string, init: RequestInit = {}) => desk.request(`${siteUrl}${path}`, init)
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { Origin: siteUrl, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const add = (name: string, role: Role = 'responsable') =>
    people.addPerson({ name, email: `${name}@graaand.example`, role }, clock.now())
  const open = async (person: Person) => {
    const who = { personId: person.id, passkeyId: null, device: 'MacBook' }
    const secret = await openSession(who, { people, clock })
    return { secret, headers: headersOf(secret) }
  }
  const submit = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
    ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  const next = (answer: Response, headers: Record<string, string>) =>
    ask((answer.headers.get('Location') ?? '').replace(/^\/bureau/, ''), { headers })
  const takeInvitation = async (link: string, device: Authenticator) => {
    const path = new URL(link).pathname.slice('/bureau'.length)
    const { challenge } = await (await post(`${path}/debut`, {})).json()
    return post(path, { response: device.create(challenge), label: 'iPhone' })
  }
  const signIn = async (device: Authenticator, headers: Record<string, string> = {}) => {
    const { challenge } = await (await post('/connexion/debut', {}, headers)).json()
    return post('/connexion', { response: device.get(challenge) }, headers)
  }
  const enrol = async (name: string, role?: Role) => {
    const person = await add(name, role)
    const link = await invite({ person, by: null, site: siteUrl }, { people, clock })
    const device = new Authenticator(siteUrl)
    const answer = await takeInvitation(link, device)
    return { person, device, link, cookie: cookieOf(answer) }
  }
  const tools = { store, people, clock, desk, addresses, errors }
  return { ...tools, ask, post, add, open, submit, next, takeInvitation, signIn, enrol }
}

function cookieOf(answer: Response): string {
  return /^__Secure-bureau=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1] ?? ''
}

describe('without a session', () => {
  test('without a session, every address answers with the same bytes', async () => {
    const { ask, enrol } = await setUp()
    await enrol('Nina')
    const pages = ['', '/', '/demandes/G-7KM4-2XR', '/equipe', '/journal', '/journal.csv', '/flux']
    const answers = await Promise.all(
      [
        ...pages,
        '/export.csv',
        '/assets/bureau-x.js',
        '/rien/du/tout',
        '/equipe?qui=x',
        '/?q=nina',
      ].map(async (path) => {
        const answer = await ask(path, { headers: { Cookie: '__Secure-bureau=invented' } })
        return { status: answer.status, body: await answer.text() }
      }),
    )
    expect(answers[0]).toMatchObject({
      status: 401,
      body: expect.stringContaining('Se connecter avec ma clé'),
    })
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('without a session, only posts of a ceremony are accepted', async () => {
    const { desk, submit, store } = await setUp()
    const outside = [
      '/connexion/debut',
      '/connexion',
      '/invitation/:secret/debut',
      '/invitation/:secret',
    ]
    const posts = desk.routes.filter(({ method, path }) => method === 'POST' && !path.endsWith('*'))
    expect(posts.length).toBeGreaterThan(10)
    for (const { path } of posts) {
      if (outside.includes(path)) continue
      const address = path.replaceAll(/:\w+(\{[^}]*\})?/g, 'x')
      const answer = await submit(address, { token: '' }, { Origin: siteUrl })
      expect(answer.status, path).toBe(401)
    }
    expect(await store.moving.journalHead()).toMatchObject({ seq: 0 })
  })

  test('answers forbid caching, framing and foreign files', async () => {
    const { ask } = await setUp()
    const { headers } = await ask('/equipe')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'/,
    )
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  test.each(['/connexion', '/invitation/x', '/equipe/inviter', '/rien'])(
    'an endless body posted to %s is refused before it fills the memory',
    async (path) => {
      const { ask } = await setUp()
      let sent = 0
      const body = new ReadableStream({
        pull(controller) {
          sent += 65_536
          if (sent > 5_000_000) controller.close()
          else controller.enqueue(new Uint8Array(65_536).fill(32))
        },
      })
      const headers = { Origin: siteUrl, 'Transfer-Encoding': 'chunked' }
      const init = { method: 'POST', headers, body, duplex: 'half' }
      const { status } = await ask(path, init as RequestInit)
      expect([401, 404, 413]).toContain(status)
      expect(sent).toBeLessThan(1_000_000)
    },
  )

  test('only an unused invitation shows its page; a used, ended or invented one is unknown', async () => {
    const { ask, add, enrol, clock, people } = await setUp()
    const { link: used } = await enrol('Nina')
    const karim = await add('Karim Ben Salah', 'equipe')
    const link = await invite({ person: karim, by: null, site: siteUrl }, { people, clock })
    const show = async (address: string) => {
      const answer = await ask(new URL(address).pathname.slice('/bureau'.length))
      return { status: answer.status, body: await answer.text() }
    }
    const open = await show(link)
    expect(open.status).toBe(200)
    expect(open.body).toContain('Bienvenue, Karim')
    expect(await show(link)).toEqual(open)
    const over = await show(used)
    expect(over).toMatchObject({
      status: 404,
      body: expect.stringContaining('Cette invitation n’est plus valable'),
    })
    expect(await show(`${siteUrl}/bureau/invitation/invented`)).toEqual(over)
    clock.advance(48 * hour)
    expect(await show(link)).toEqual(over)
  })
})

describe('signing in', () => {
  test('an invitation creates one key and opens a session; a second use is refused', async () => {
    const { enrol, takeInvitation, ask } = await setUp()
    const { cookie, link } = await enrol('Nina')
    expect(cookie).toMatch(/^[\w-]{43}$/)
    expect((await ask('/equipe', { headers: headersOf(cookie) })).status).toBe(200)
    const again = await takeInvitation(link, new Authenticator(siteUrl))
    expect(again.status).toBe(404)
    expect(cookieOf(again)).toBe('')
  })

  test('the cookie is sent only to the desk of this site, and scripts cannot read it', async () => {
    const { enrol, signIn } = await setUp()
    const { device } = await enrol('Nina')
    const answer = await signIn(device)
    const [, ...attributes] = (answer.headers.get('Set-Cookie') ?? '').split('; ')
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/bureau',
      'SameSite=Strict',
      'Secure',
    ])
  })

  test('each sign-in gets a new secret, and ends the browser’s former session', async () => {
    const { enrol, signIn, ask } = await setUp()
    const { device, cookie: first } = await enrol('Nina')
    const second = cookieOf(await signIn(device, headersOf(first)))
    expect(second).toMatch(/^[\w-]{43}$/)
    expect(second).not.toBe(first)
    expect((await ask('/equipe', { headers: headersOf(first) })).status).toBe(401)
    expect((await ask('/equipe', { headers: headersOf(second) })).status).toBe(200)
  })

  test('unknown, revoked and wrong keys get the same answer', async () => {
    const { enrol, signIn, people, clock, post } = await setUp()
    const { device, person } = await enrol('Nina')
    await people.revokePerson(person, null, clock.now())
    const answers = [
      await signIn(device),
      await signIn(new Authenticator(siteUrl)),
      await post('/connexion', { response: { id: 'x' } }),
      await post('/connexion', 'nonsense'),
      await post('/connexion', null),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({ fault: 'unknown' })
    }
  })

  test('a copied key is refused with its own fault', async () => {
    const { enrol, post, errors } = await setUp()
    const { device } = await enrol('Nina')
    const signIn = async (counter: number) => {
      const { challenge } = await (await post('/connexion/debut', {})).json()
      return post('/connexion', { response: device.get(challenge, { counter }) })
    }
    expect((await signIn(9)).status).toBe(200)
    const refused = await signIn(4)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toEqual({ fault: 'cloned' })
    expect(errors).toEqual(['desk: a key was refused (cloned)'])
  })

  test('posts of a ceremony from another site are refused', async () => {
    const { post, people, clock, add } = await setUp()
    const person = await add('Nina')
    const link = await invite({ person, by: null, site: siteUrl }, { people, clock })
    const path = new URL(link).pathname.slice('/bureau'.length)
    for (const address of ['/connexion/debut', '/connexion', `${path}/debut`, path]) {
      for (const Origin of ['https://autre.example', 'null', '']) {
        expect((await post(address, {}, { Origin })).status, address).toBe(403)
      }
    }
  })

  test('after too many posts, an address is refused for a minute; other addresses can sign in', async () => {
    const { enrol, signIn, post, addresses, clock } = await setUp()
    const { device } = await enrol('Nina')
    clock.advance(minute)
    for (let time = 0; time < 30; time++) await post('/connexion', {})
    const refused = await post('/connexion', {})
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('60')
    addresses.current = '198.51.100.9'
    expect((await signIn(device)).status).toBe(200)
    addresses.current = '203.0.113.7'
    clock.advance(minute)
    expect((await signIn(device)).status).toBe(200)
  })
})

describe('with a session', () => {
  test('every post needs this site’s origin and this session’s token', async () => {
    const { desk, add, open, submit, store } = await setUp()
    const nina = await open(await add('Nina'))
    const karim = await open(await add('Karim'))
    const head = await store.moving.journalHead()
    const inside = desk.routes.filter(
      ({ method, path }) =>
        method === 'POST' && !path.endsWith('*') && !/^\/(connexion|invitation)/.test(path),
    )
    expect(inside.length).toBeGreaterThan(10)
    const { Cookie } = nina.headers
    for (const { path } of inside) {
      const address = path.replaceAll(/:\w+(\{[^}]*\})?/g, 'x')
      const token = tokenOf(nina.secret)
      const foreign = { Cookie, Origin: 'https://autre.example', 'X-Token': token }
      expect((await submit(address, {}, foreign)).status, path).toBe(403)
      expect((await submit(address, { token }, { Cookie })).status, path).toBe(403)
      expect((await submit(address, {}, { Cookie, Origin: siteUrl })).status, path).toBe(403)
      const others = { token: tokenOf(karim.secret) }
      expect((await submit(address, others, { Cookie, Origin: siteUrl })).status, path).toBe(403)
    }
    expect(await store.moving.journalHead()).toEqual(head)
  })

  test('a session ends after 20 hours without a request, and after 7 days', async () => {
    const { add, open, ask, clock } = await setUp()
    const person = await add('Nina')
    const idle = await open(person)
    clock.advance(20 * hour)
    expect((await ask('/equipe', { headers: idle.headers })).status).toBe(401)
    const busy = await open(person)
    for (let passed = 0; passed < 160; passed += 8) {
      expect((await ask('/equipe', { headers: busy.headers })).status, `${passed} h`).toBe(200)
      clock.advance(8 * hour)
    }
    expect((await ask('/equipe', { headers: busy.headers })).status).toBe(200)
    clock.advance(8 * hour)
    expect((await ask('/equipe', { headers: busy.headers })).status).toBe(401)
  })

  test('every page warns when the table of holidays ends within a year', async () => {
    const { ask, add, open, clock } = await setUp()
    const nina = await add('Nina')
    const pageAt = async (time: number) => {
      clock.advance(time - clock.now())
      const { headers } = await open(nina)
      return (await ask('/equipe', { headers })).text()
    }
    const words = 'Les jours fériés sont connus jusqu’au'
    const end = Date.parse(lastKnownDay)
    expect(await pageAt(end - 366 * 24 * hour)).not.toContain(words)
    expect(await pageAt(end - 364 * 24 * hour)).toContain(words)
  })

  test('signing out ends the session in the browser and in the database', async () => {
    const { add, open, ask, submit } = await setUp()
    const { headers } = await open(await add('Nina'))
    const answer = await submit('/sortir', {}, headers)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Set-Cookie')).toMatch(/^__Secure-bureau=; Max-Age=0/)
    expect((await ask('/equipe', { headers })).status).toBe(401)
  })

  test('a change of access requires a key again after ten minutes', async () => {
    const { enrol, submit, next, post, clock, people } = await setUp()
    const { device, cookie } = await enrol('Nina')
    const headers = headersOf(cookie)
    const fields = { name: 'Sami Gharbi', email: 'sami@graaand.example', role: 'equipe' }
    clock.advance(10 * minute)
    const refused = await submit('/equipe/inviter', fields, headers)
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('Confirmez avec votre clé')
    expect(await people.findPerson('sami@graaand.example')).toBeUndefined()

    const begin = async () => (await post('/equipe/confirmer/debut', {}, headers)).json()
    const stranger = new Authenticator(siteUrl).get((await begin()).challenge)
    expect((await post('/equipe/confirmer', { response: stranger }, headers)).status).toBe(422)
    const response = device.get((await begin()).challenge)
    expect((await post('/equipe/confirmer', { response }, headers)).status).toBe(200)
    const invited = await submit('/equipe/inviter', fields, headers)
    expect(await (await next(invited, headers)).text()).toContain(`${siteUrl}/bureau/invitation/`)
    expect(await people.findPerson('sami@graaand.example')).toMatchObject({ role: 'equipe' })
  })

  test('a signed-in person can add a second key; adding the same one again is refused', async () => {
    const { enrol, post, signIn } = await setUp()
    const { cookie } = await enrol('Nina')
    const headers = headersOf(cookie)
    const second = new Authenticator(siteUrl)
    const make = async () => {
      const { challenge } = await (await post('/equipe/cles/debut', {}, headers)).json()
      return post('/equipe/cles', { response: second.create(challenge), label: 'Mac' }, headers)
    }
    expect((await make()).status).toBe(200)
    expect((await make()).status).toBe(422)
    expect((await signIn(second)).status).toBe(200)
  })

  test('an équipe member can do everything except invite, revoke and remove others’ keys', async () => {
    const { add, open, enrol, submit, people, clock } = await setUp()
    const nina = await enrol('Nina')
    const karim = await open(await add('Karim', 'equipe'))
    const id = nina.person.id
    const only: [string, Record<string, string>][] = [
      ['/equipe/inviter', { name: 'Sami', email: 'sami@graaand.example' }],
      [`/equipe/${id}/inviter`, {}],
      [`/equipe/${id}/annuler`, {}],
      [`/equipe/${id}/retirer`, {}],
      [`/equipe/${id}/cles/retirer`, { key: nina.device.id }],
    ]
    for (const [path, fields] of only) {
      const answer = await submit(path, fields, karim.headers)
      expect(answer.status, path).toBe(403)
      expect(await answer.text(), path).toContain('Seul un responsable peut faire cela.')
    }
    expect(await people.findPasskey(nina.device.id)).toBeDefined()
    expect(await people.findPerson('sami@graaand.example')).toBeUndefined()
    const sessions = await people.listSessions({ openedAfter: 0, usedAfter: 0 })
    const hers = sessions.find(({ person }) => person.id === id)
    await submit('/equipe/sessions/fermer', { session: hers?.id ?? '' }, karim.headers)
    const left = await people.listSessions({ openedAfter: 0, usedAfter: clock.now() - hour })
    expect(left.map(({ person }) => person.name)).toEqual(['Karim'])
  })

  test('a person can end all their other sessions', async () => {
    const { add, open, ask, submit } = await setUp()
    const person = await add('Nina')
    const [here, there] = [await open(person), await open(person)]
    const page = await ask('/equipe', { headers: here.headers })
    expect(await page.text()).toContain('Fermer mes autres sessions')
    await submit('/equipe/sessions/fermer-les-autres', {}, here.headers)
    expect((await ask('/equipe', { headers: there.headers })).status).toBe(401)
    expect((await ask('/equipe', { headers: here.headers })).status).toBe(200)
  })

  test('removing the last key of the last responsable is refused with a message', async () => {
    const { enrol, submit } = await setUp()
    const { person, device, cookie } = await enrol('Nina')
    const path = `/equipe/${person.id}/cles/retirer`
    const answer = await submit(path, { key: device.id }, headersOf(cookie))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('C’est la dernière clé du dernier responsable')
  })

  test('a revoked person’s session ends at once', async () => {
    const { enrol, ask, submit, people, clock } = await setUp()
    const nina = await enrol('Nina')
    const karim = await enrol('Karim', 'equipe')
    expect((await ask('/equipe', { headers: headersOf(karim.cookie) })).status).toBe(200)
    const path = `/equipe/${karim.person.id}/retirer`
    expect((await submit(path, {}, headersOf(nina.cookie))).status).toBe(303)
    expect((await ask('/equipe', { headers: headersOf(karim.cookie) })).status).toBe(401)
    expect(await people.listPeople(clock.now())).toHaveLength(1)
  })

  test('an invitation link copied with surrounding punctuation redirects to the invitation', async () => {
    const { add, ask, people, clock } = await setUp()
    const link = await invite(
      { person: await add('Karim'), by: null, site: siteUrl },
      { people, clock },
    )
    const path = new URL(link).pathname.slice('/bureau'.length)
    for (const signs of ['.', ')', '»', '%20', '%E2%80%8B', '/']) {
      const answer = await ask(path + signs)
      expect([answer.status, answer.headers.get('Location')], signs).toEqual([302, path])
    }
    expect((await ask(path)).status).toBe(200)
  })

  test('the page shows the outcome of an act for ten minutes, also after Back or a reload', async () => {
    const { add, open, submit, next, clock } = await setUp()
    const { headers } = await open(await add('Nina'))
    const done = await submit('/equipe/sessions/fermer-les-autres', {}, headers)
    expect(done.status).toBe(303)
    const words = 'Vos autres sessions sont fermées.'
    expect(decodeURIComponent(done.headers.get('Location') ?? '')).not.toContain(words)
    const read = async (of = headers) => (await (await next(done, of)).text()).includes(words)
    expect([await read(), await read()]).toEqual([true, true])
    const { headers: others } = await open(await add('Karim'))
    expect(await read(others)).toBe(false)
    clock.advance(10 * minute)
    expect(await read()).toBe(false)
  })

  test.each([
    ['/equipe/inviter', { name: 'Sami', email: 'sami' }, 'Cette adresse e-mail n’est pas valable'],
    ['/equipe/inviter', { name: ' ', email: 'sami@graaand.example' }, 'Il manque le prénom'],
    ['/equipe/nobody/inviter', {}, 'Cette personne n’est plus au bureau.'],
    [
      '/equipe/inviter',
      { name: 'Ines '.repeat(20), email: 'ines@graaand.example' },
      'Le nom a 99 caractères\u00a0: 80 au maximum.',
    ],
    [
      '/equipe/cles/renommer',
      { key: 'x', label: 'x'.repeat(61) },
      'Le nom de la clé a 61 caractères\u00a0: 60 au maximum.',
    ],
  ])(
    'invalid input is refused with a message and stays in the form: %s %j',
    async (path, fields, words) => {
      const { add, open, submit } = await setUp()
      const { headers } = await open(await add('Nina'))
      const answer = await submit(path, fields, headers)
      expect(answer.status).toBe(422)
      const $ = load(await answer.text())
      expect($('main').text()).toContain(words)
      const { name, email } = fields as Partial<Record<string, string>>
      if (email) expect($('[name=email]').val()).toBe(email)
      if (name) expect($('#inviter [name=name]').val()).toBe(name)
    },
  )

  test('a key with a too long name is refused and not stored', async () => {
    const { add, post, enrol, people, clock } = await setUp()
    const label = 'x'.repeat(61)
    const person = await add('Karim')
    const link = await invite({ person, by: null, site: siteUrl }, { people, clock })
    const path = new URL(link).pathname.slice('/bureau'.length)
    const device = new Authenticator(siteUrl)
    const first = await (await post(`${path}/debut`, {})).json()
    const taken = await post(path, { response: device.create(first.challenge), label })
    expect([taken.status, await taken.json()]).toEqual([422, { fault: 'label' }])

    const { cookie } = await enrol('Nina')
    const headers = headersOf(cookie)
    const next = await (await post('/equipe/cles/debut', {}, headers)).json()
    const made = { response: device.create(next.challenge), label }
    const added = await post('/equipe/cles', made, headers)
    expect([added.status, await added.json()]).toEqual([422, { fault: 'label' }])
    expect(await people.findPasskey(device.id)).toBeUndefined()
  })
})
