import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDesk } from '#workshop/desk.ts'
import { newLead } from '#workshop/requests.ts'
import type { Channel } from '../../../channels/channel.ts'
import type { Role } from '../../../store/engine/tables.ts'
import type { RequestView } from './request-view.ts'

const smtp = { name: 'smtp', sendNow: async () => undefined } as unknown as Channel

async function setUp() {
  const { desk, store, clock, enter: enterAs } = await openDesk({ channels: [smtp] })
  const lead = newLead()
  await store.keepLead({ ...lead, receivedAt: clock.now() }, [], { acknowledgedSince: 0 })
  async function enter(name: string, role: Role = 'equipe') {
    const { person, headers } = await enterAs({ name, role })
    const post = async (
      act: string,
      fields: Record<string, string>,
      Accept = 'application/json',
    ) => {
      const answer = await desk.request(`/demandes/${lead.reference}/${act}`, {
        method: 'POST',
        headers: { ...headers, Accept },
        body: new URLSearchParams(fields),
      })
      const data = answer.headers.get('Location') ? {} : await answer.json()
      return { status: answer.status, view: (data.view ?? {}) as RequestView, data }
    }
    return { person, post }
  }
  return { store, clock, lead, enter }
}

const follow = { seenState: 'new', reminder: '', seenReminder: '' }
const mail = { subject: 'Votre demande', text: 'Bonjour Inès' }

/** Acts of the page of a request that need its current version, with the words that a person typed. */
const acts: [
  act: string,
  fields: (id: string) => Record<string, string>,
  action: string,
  typed: string,
][] = [
  ['prendre', () => ({}), 'taken', 'Nina Ferrand'],
  ['donner', (to) => ({ to }), 'given', 'Nina Ferrand'],
  ['suivi', () => ({ ...follow, state: 'answered' }), 'state', ''],
  ['suivi', () => ({ ...follow, state: 'new', reminder: '2027-01-04' }), 'state', 'lun. 4'],
  ['perdue', () => ({ reason: 'price', detail: 'Trop cher' }), 'state', 'Trop cher'],
  ['repondre', () => ({ ...mail, id: randomUUID() }), 'answered', mail.text],
  ['classer', () => ({ ...mail, id: randomUUID(), kind: 'filed-in' }), 'filed', mail.text],
  ['email', () => ({ email: 'ines@right.example' }), 'email corrected', 'ines@right.example'],
]

test.each(acts)(
  'the act %s is recorded with the name of its author',
  async (act, fields, action) => {
    const { enter, store, lead } = await setUp()
    const nina = await enter('Nina Ferrand')
    expect((await nina.post(act, { ...fields(nina.person.id), version: '0' })).status).toBe(200)
    const lines = await store.journal.about(lead.reference)
    expect(lines.map((line) => [line.action, line.actor])).toEqual([[action, 'Nina Ferrand']])
  },
)

test.each(acts)(
  'a stale act %s changes nothing, and its words can be posted again',
  async (act, fields, _, typed) => {
    const { enter, store, lead } = await setUp()
    const [nina, karim] = [await enter('Nina Ferrand'), await enter('Karim Ben Salah')]
    await karim.post('suivi', { ...follow, state: 'taken', version: '0' })
    const { status, view } = await nina.post(act, { ...fields(nina.person.id), version: '0' })
    expect(status).toBe(409)
    expect(view.conflict?.by).toBe('Karim Ben Salah')
    expect(JSON.stringify(view.conflict?.ours)).toContain(typed)
    const found = await store.work.findRequest(lead.reference)
    expect(found?.work).toMatchObject({ state: 'taken', version: 1, assignee: null })
    expect(await store.messages.list(lead.id)).toEqual([])
    expect((await nina.post(act, view.conflict?.fields ?? {})).status).toBe(200)
  },
)

test.each(acts)(
  'the act %s on an erased request is answered with its words',
  async (act, fields, _, typed) => {
    const { enter, store, lead } = await setUp()
    const nina = await enter('Nina Ferrand')
    await store.eraseAddress(lead.values.email ?? '', { person: null, at: 0 })
    const { status, data } = await nina.post(
      act,
      { ...fields(nina.person.id), version: '0' },
      'text/html',
    )
    expect(status).toBe(404)
    if (/[a-z]@|Bonjour|cher/.test(typed)) expect(JSON.stringify(data)).toContain(typed)
  },
)

test.each(acts.filter(([, fields]) => 'id' in fields('')))(
  'a repeated act %s is stored once',
  async (act, fields) => {
    const { enter, store, lead } = await setUp()
    const nina = await enter('Nina Ferrand')
    const posted = { ...fields(nina.person.id), version: '0' }
    const answers = await Promise.all([nina.post(act, posted), nina.post(act, posted)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await store.messages.list(lead.id)).toHaveLength(1)
  },
)

test('only a responsable erases a person at the desk', async () => {
  const { enter, store, lead } = await setUp()
  const [karim, nina] = [await enter('Karim'), await enter('Nina Ferrand', 'responsable')]
  const refused = await karim.post('effacer', {})
  expect(refused.status).toBe(403)
  expect(refused.view.outcome?.words).toContain('Seul un responsable')
  expect(await store.findLead(lead.id)).toBeDefined()
  expect((await nina.post('effacer', {})).data).toEqual({ gone: true })
  expect(await store.findLead(lead.id)).toBeUndefined()
  const lines = await store.journal.about(lead.reference)
  expect(lines.map((line) => [line.action, line.actor])).toEqual([['erased', 'Nina Ferrand']])
})
