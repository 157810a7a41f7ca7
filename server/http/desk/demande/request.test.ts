import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { encode } from '#previews/answers/code.ts'
import { openDesk } from '#workshop/desk.ts'
import { sendQuote } from '#workshop/quotes.ts'
import { newLead } from '#workshop/requests.ts'
import type { Delivery } from '../../../store/leads/records.ts'
import { requestHistoryOf } from './request-history.ts'
import type { RequestView } from './request-view.ts'

const example = { name: 'Zoé', trade: 'sante', town: 'Sète', sentence: '', palette: 'garrigue' }

async function setUp(values: Record<string, string> = {}) {
  const {
    desk,
    store,
    enter: enterAs,
  } = await openDesk({
    drawHomePage: ({ answers, direction }, nonce) => `${direction} ${answers.name} ${nonce}`,
  })
  const lead = newLead({ reference: 'G-38RZ-3YC' })
  await store.keepLead({ ...lead, values: { ...lead.values, ...values } }, [], {
    acknowledgedSince: 0,
  })
  const address = `/demandes/${lead.reference}`

  async function enter(name: string) {
    const { person, headers } = await enterAs({ name })
    const { Cookie } = headers
    const send = (act: string, fields: Record<string, string> | string, Accept: string) =>
      desk.request(`${address}/${act}`, {
        method: 'POST',
        headers: { ...headers, Accept },
        body: new URLSearchParams(fields),
      })
    return {
      person,
      get: (path = '') => desk.request(address + path, { headers: { Cookie } }),
      send,
      getAt: (path: string) => desk.request(path, { headers: { Cookie } }),
      postAt: (path: string, fields: Record<string, string>) =>
        desk.request(path, {
          method: 'POST',
          headers,
          body: new URLSearchParams(fields),
        }),
      async post(act: string, fields: Record<string, string> = {}) {
        const answer = await send(act, fields, 'application/json')
        const { view } = (await answer.json()) as { view: RequestView }
        return { status: answer.status, view }
      },
    }
  }
  return {
    store,
    lead,
    enter,
    work: async () => (await store.work.findRequest(lead.reference))?.work,
  }
}

test.each([
  ['prendre', {}],
  ['perdue', { reason: 'delay', detail: '' }],
  ['suivi', { state: 'answered', seenState: 'new', reminder: '', seenReminder: '' }],
  ['suivi', { state: 'new', seenState: 'new', reminder: '2026-12-01', seenReminder: '' }],
])(
  'a repeated post of « %s » changes the request once, without a conflict',
  async (act, fields) => {
    const { enter, work } = await setUp()
    const nina = await enter('Nina Ferrand')
    for (let time = 0; time < 2; time++) {
      expect(await nina.post(act, { ...fields, version: '0' })).toMatchObject({
        status: 200,
        view: { conflict: null, version: 1 },
      })
    }
    expect(await work()).toMatchObject({ version: 1 })
  },
)

test('a form with only a note ignores a concurrent change of state', async () => {
  const { enter, work, store, lead } = await setUp()
  const [nina, karim] = [await enter('Nina Ferrand'), await enter('Karim Ben Salah')]
  await karim.post('suivi', { state: 'answered', seenState: 'new', version: '0' })
  const noteId = randomUUID()
  const form = { state: 'new', seenState: 'new', reminder: '', seenReminder: '', version: '0' }
  expect(await nina.post('suivi', { ...form, note: 'Rappeler', noteId })).toMatchObject({
    status: 200,
    view: { state: 'answered', conflict: null },
  })
  expect(await work()).toMatchObject({ state: 'answered', version: 1 })
  expect(await store.work.notes(lead.id)).toMatchObject([{ text: 'Rappeler' }])
})

test('a stale change is shown beside the stored one, and replaces it on a second post', async () => {
  const { enter, work } = await setUp()
  const [nina, karim] = [await enter('Nina Ferrand'), await enter('Karim Ben Salah')]
  await karim.post('prendre', { version: '0' })
  const form = { state: 'taken', seenState: 'new', version: '0' }
  const again = { ...form, reminder: '2026-12-01', seenReminder: '' }
  const { status, view } = await nina.post('suivi', {
    ...again,
    note: 'À moi',
    noteId: randomUUID(),
  })
  expect(status).toBe(409)
  expect(view.conflict).toMatchObject({
    by: 'Karim Ben Salah',
    theirs: [{ state: 'taken' }, { value: 'Karim Ben Salah' }, { value: 'aucun' }],
    ours: [{ state: 'taken' }, { label: 'Rappel' }, { value: 'À moi' }],
  })
  expect(await work()).toMatchObject({ remindAt: null })
  expect(await nina.post('suivi', view.conflict?.fields)).toMatchObject({ status: 200 })
  expect(await work()).toMatchObject({ state: 'taken', version: 2, remindAt: expect.any(Number) })
})

test('a state that the current one does not allow is refused, and the note stays in the form', async () => {
  const { enter, store, lead } = await setUp()
  const nina = await enter('Nina Ferrand')
  const form = { state: 'won', seenState: 'new', version: '0', note: 'Oui', noteId: randomUUID() }
  expect(await nina.post('suivi', form)).toMatchObject({
    status: 422,
    view: { follow: { note: 'Oui' }, outcome: { kind: 'alert' } },
  })
  expect(await store.work.notes(lead.id)).toEqual([])
})

test('fields added by a browser extension, even with a known name, are ignored', async () => {
  const { enter, work, store, lead } = await setUp()
  const nina = await enter('Nina Ferrand')
  const own = { state: 'taken', seenState: 'new', version: '0', note: 'Oui', noteId: randomUUID() }
  const body = `note=&${new URLSearchParams(own)}&ext_token=1&ext_token=2&version=9&note=Non`
  expect((await nina.send('suivi', body, 'application/json')).status).toBe(200)
  expect(await work()).toMatchObject({ state: 'taken' })
  expect(await store.work.notes(lead.id)).toMatchObject([{ text: 'Oui' }])
})

test('a note is stored as typed, or returned with the place of an invalid character', async () => {
  const { enter, store, lead } = await setUp()
  const nina = await enter('Nina Ferrand')
  const form = { state: 'new', seenState: 'new', version: '0', noteId: randomUUID() }
  const refused = await nina.post('suivi', { ...form, note: 'Rappeler\0' })
  expect(refused).toMatchObject({
    status: 422,
    view: {
      outcome: {
        words:
          'La note contient un caractère illisible après «\u00a0Rappeler\u00a0». Effacez-le, puis recommencez.',
      },
    },
  })
  await nina.post('suivi', { ...form, note: 'Un\vdeux\u2028trois\x07' })
  expect(await store.work.notes(lead.id)).toMatchObject([{ text: 'Un\ndeux\ntrois' }])
  const reason = { reason: 'delay', detail: '\u202aTrop\tlong\u202c', version: '0' }
  await nina.post('perdue', reason)
  expect((await store.work.findRequest(lead.reference))?.work.lostDetail).toBe('Trop long')
})

test('an answer to a request marked as spam is refused, with its text', async () => {
  const { enter, store, lead } = await setUp()
  const nina = await enter('Nina Ferrand')
  await nina.post('indesirable')
  const mail = { subject: 'Votre demande', text: 'Bonjour', version: '1' }
  const { status, view } = await nina.post('repondre', mail)
  expect(status).toBe(409)
  expect(view.composer).toMatchObject({ subject: 'Votre demande', text: 'Bonjour' })
  expect(await store.messages.list(lead.id)).toEqual([])
})

test('a won request is not marked as lost, by any of its forms', async () => {
  const { enter, work } = await setUp()
  const nina = await enter('Nina Ferrand')
  const won = { state: 'won', seenState: 'taken', reminder: '', seenReminder: '' }
  await nina.post('prendre', { version: '0' })
  const { view } = await nina.post('suivi', { ...won, version: '1' })
  expect(view.canLose).toBe(false)
  const refused = await nina.post('perdue', { reason: 'price', detail: '', version: '2' })
  expect(refused.status).toBe(422)
  expect(refused.view.outcome?.words).toContain('ne peut pas devenir perdue')
  expect(await work()).toMatchObject({ state: 'won', lostReason: null })
})

test('the address of a request or a quote in another spelling redirects to the canonical one', async () => {
  const { enter, store, lead } = await setUp()
  const nina = await enter('Nina Ferrand')
  const { email = '' } = lead.values
  await sendQuote(store, { id: lead.id, email })
  const [quote] = await store.quotes.ofLead(lead.id)
  const { reference } = lead
  for (const [typed, kept] of [
    [`/demandes/${reference.toLowerCase()}`, `/demandes/${reference}`],
    [`/demandes/${reference.replaceAll('-', '%20')}?x=1`, `/demandes/${reference}?x=1`],
    [
      `/demandes/${reference.toLowerCase()}/apercus/poster`,
      `/demandes/${reference}/apercus/poster`,
    ],
    [`/devis/${quote?.number?.toLowerCase()}`, `/devis/${quote?.number}`],
  ]) {
    const answer = await nina.getAt(typed ?? '')
    expect([answer.status, answer.headers.get('Location')], typed).toEqual([308, kept])
  }
  const posted = await nina.postAt(`/demandes/${reference.toLowerCase()}/prendre`, { version: '1' })
  expect([posted.status, posted.headers.get('Location')]).toEqual([
    308,
    `/demandes/${reference}/prendre`,
  ])
  expect((await nina.getAt('/demandes/g-0000-000')).status).toBe(308)
  expect((await nina.getAt('/demandes/G-0000-000')).status).toBe(404)
  expect((await nina.getAt('/demandes/%E0')).status).toBe(404)
})

test('a request is marked as spam once, and the mark can be undone', async () => {
  const { enter, work, store, lead } = await setUp()
  const nina = await enter('Nina Ferrand')
  for (let time = 0; time < 2; time++) await nina.post('indesirable')
  expect(await work()).toMatchObject({ spamAt: expect.any(Number), version: 1 })
  expect((await store.journal.about(lead.reference)).map(({ action }) => action)).toEqual(['spam'])
  for (let time = 0; time < 2; time++) await nina.post('retenir')
  expect(await work()).toMatchObject({ spamAt: null })
})

test('text typed for an erased request is returned', async () => {
  const { enter, store, lead } = await setUp()
  const nina = await enter('Nina Ferrand')
  await store.eraseAddress(lead.values.email ?? '', { person: null, at: 0 })
  const answer = await nina.get()
  expect(answer.status).toBe(404)
  const plain = await nina.send('suivi', { note: 'Trop tard' }, 'text/html')
  expect(plain.status).toBe(404)
  expect(await plain.json()).toMatchObject({ page: 'inconnu', view: { typed: 'Trop tard' } })
})

test('a preview runs no scripts, and only pages of the site may frame it', async () => {
  const apercus = encode(example as Parameters<typeof encode>[0], 'poster')
  const { enter } = await setUp({ apercus })
  const nina = await enter('Nina Ferrand')
  const { drawings } = JSON.parse(await (await nina.get()).text()).view.previews
  expect(drawings.filter(({ isFavourite }: { isFavourite: boolean }) => isFavourite)).toEqual([
    { direction: 'poster', label: 'L’affiche', isFavourite: true },
  ])
  const answer = await nina.get('/apercus/poster')
  const body = await answer.text()
  expect(body).toMatch(/^poster Zoé /)
  const policy = answer.headers.get('Content-Security-Policy')
  expect(policy).toContain(`'nonce-${body.split(' ')[2]}'`)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('script-src')
  expect((await nina.get('/apercus/autre')).status).toBe(404)
})

test('each of several phone numbers has its link', async () => {
  const phoneFacts = async (phone: string) => {
    const nina = await (await setUp({ phone })).enter('Nina')
    const { view } = (await (await nina.get()).json()) as { view: RequestView }
    return view.facts.filter(([label]) => /Téléphone|Numéro/.test(label))
  }
  expect(await phoneFacts('06 12 34 56 78, 18h')).toEqual([
    ['Téléphone', '06 12 34 56 78, 18h', 'tel:+33612345678'],
  ])
  expect(await phoneFacts('0467000000 poste 12; 0692 12 34 56')).toEqual([
    ['Téléphone', '0467000000 poste 12; 0692 12 34 56'],
    ['Numéro\u00a01', '+33 4 67 00 00 00, poste 12', 'tel:+33467000000;ext=12'],
    ['Numéro\u00a02', '+262 692 12 34 56', 'tel:+262692123456'],
  ])
})

test.each([
  ['0026-12-01', 'quatre chiffres'],
  ['2020-01-01', 'Ce jour est passé'],
  ['2126-01-01', 'trop loin'],
  ['12026-01-01', 'n’existe pas'],
  ['2026-02-30', 'n’existe pas'],
  ['demain', 'n’existe pas'],
])('a reminder on %s is refused in words, and the note stays typed', async (reminder, words) => {
  const { enter, work } = await setUp()
  const nina = await enter('Nina')
  const form = {
    state: 'new',
    seenState: 'new',
    seenReminder: '',
    version: '0',
    note: 'À rappeler',
  }
  const { status, view } = await nina.post('suivi', { ...form, reminder })
  expect(status).toBe(422)
  expect(view.outcome?.words).toContain(words)
  expect(view.follow).toMatchObject({ reminder, note: 'À rappeler' })
  expect(await work()).toMatchObject({ remindAt: null, version: 0 })
})

test.each([
  ['0026-11-27', 'quatre chiffres'],
  ['2099-01-01', 'à venir'],
  ['hier', 'n’existe pas'],
])('a mail filed on %s is refused in words, and its text stays typed', async (day, words) => {
  const { enter, store, lead } = await setUp()
  const nina = await enter('Nina')
  const mail = { id: randomUUID(), version: '0', kind: 'filed-in', subject: 'x', text: 'Bonjour' }
  const { status, view } = await nina.post('classer', { ...mail, day })
  expect(status).toBe(422)
  expect(view.outcome?.words).toContain(words)
  expect(view.filing).toMatchObject({ day, text: 'Bonjour' })
  expect(await store.messages.list(lead.id)).toEqual([])
})

test('the preview of a request without previews is answered with 404', async () => {
  const { enter } = await setUp()
  expect((await (await enter('Nina')).get('/apercus/poster')).status).toBe(404)
})

test('the history shows a sent quote in one line, without the text of its mail', async () => {
  const { enter, store, lead } = await setUp()
  const { email = '' } = lead.values
  await sendQuote(store, { id: lead.id, email })
  const { view } = await (await enter('Nina Ferrand')).post('prendre', { version: '1' })
  const sent = view.history.filter(({ words }) => words === 'Devis')
  expect(sent).toEqual([{ words: 'Devis', isMain: true, isMail: false, at: expect.any(Number) }])
})

test('a too long reason of a loss is refused with a message, and stays in its field', async () => {
  const { enter, work } = await setUp()
  const nina = await enter('Nina Ferrand')
  const lose = { reason: 'delay', detail: 'é'.repeat(201) }
  const refused = await nina.post('perdue', { ...lose, version: '0' })
  expect(refused).toMatchObject({
    status: 422,
    view: {
      lose,
      outcome: {
        kind: 'alert',
        words: 'La précision a 201 caractères\u00a0: 200 au maximum.',
      },
    },
  })
  expect(await work()).toMatchObject({ state: 'new', lostDetail: null })
  const detail = 'é'.repeat(200)
  await nina.post('perdue', { ...lose, detail, version: '0' })
  expect(await work()).toMatchObject({ state: 'lost', lostDetail: detail })
})

test('a too long draft is refused, and the stored draft stays', async () => {
  const { enter, store, lead } = await setUp()
  const nina = await enter('Nina Ferrand')
  const write = (text: string) =>
    nina.send('presence', { writes: 'oui', subject: 'Objet', text }, 'application/json')
  expect((await write('x'.repeat(20_000))).status).toBe(200)
  expect((await write('y'.repeat(20_001))).status).toBe(413)
  expect(await store.presence.findDraft(lead.id, nina.person.id)).toMatchObject({
    text: 'x'.repeat(20_000),
  })
})

test('a request marked as spam is not released by a stale page; a client’s correction is in the history', async () => {
  const { enter, store, lead } = await setUp()
  const nina = await enter('Nina Ferrand')
  const held = newLead({ quarantine: ['links'] })
  await store.keepLead(held, [], { acknowledgedSince: 0 })
  const path = `/demandes/${held.reference}`
  await nina.postAt(`${path}/indesirable`, {})
  expect((await nina.postAt(`${path}/sortir`, {})).status).toBe(409)
  expect((await store.findLead(held.id))?.releasedAt).toBeUndefined()
  await nina.postAt(`${path}/retenir`, {})
  await nina.postAt(`${path}/sortir`, {})
  const decided = await store.journal.about(held.reference)
  expect(decided.map(({ action, actor }) => [action, actor])).toEqual([
    ['spam', 'Nina Ferrand'],
    ['released', 'Nina Ferrand'],
    ['released', 'Nina Ferrand'],
  ])
  await store.follow.rectify(lead.id, { name: 'Ada', phone: '' }, 1)
  const { view } = await nina.post('prendre', { version: '1' })
  expect(view.history.map(({ words }) => words)).toContain(
    'Nom ou téléphone corrigés par le client',
  )
})

test('the history names the cause of a failed attempt', async () => {
  const { store, lead } = await setUp()
  const kept = (await store.findLead(lead.id)) ?? expect.unreachable()
  const attempts = [
    { at: 1, outcome: 'failed', detail: 'SMTP 553 5.7.1 on recipient', cause: 'permission' },
  ] as const
  const delivery: Delivery = {
    ...({ id: 'd1', channel: 'smtp', recipient: 'agency', state: 'waiting', dueAt: 2 } as const),
    attempts: [...attempts],
  }
  const history = requestHistoryOf({
    lead: { ...kept, deliveries: [delivery] },
    ...{ notes: [], messages: [], lines: [] },
  })
  expect(history).toContainEqual({
    words: 'E-mail à l’agence\u00a0: échec',
    text: 'Le serveur d’e-mail refuse que le site envoie ce message\u00a0: vérifiez SMTP_URL et MAIL_FROM.',
    at: 1,
  })
})

test('an address with an accent before its @ is shown with the consequence', async () => {
  const { enter } = await setUp({ email: 'zoé@exemple.fr' })
  const nina = await enter('Nina Ferrand')
  const page = await (await nina.get()).text()
  expect(page).toContain('un accent avant l’arobase')
})
