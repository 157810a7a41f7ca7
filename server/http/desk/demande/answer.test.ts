import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AnswerTemplate } from '#content/desk/templates.ts'
import { changedContent } from '#workshop/content.ts'
import { openDesk } from '#workshop/desk.ts'
import { newLead } from '#workshop/requests.ts'
import type { Channel } from '../../../channels/channel.ts'
import { minute } from '../../../days.ts'
import { StoreUnavailable } from '../../../store/engine/faults.ts'
import type { Store } from '../../../store/store.ts'

const full = () => Promise.reject(new StoreUnavailable('disk full'))

const smtp: Channel = {
  name: 'smtp',
  recipients: () => [],
  send: async () => ({ outcome: 'sent', detail: '' }),
  sendNow: async () => ({ outcome: 'sent', detail: '' }),
  mailbox: { from: 'site@graaand.example', replyTo: 'agence@graaand.example' },
  close() {},
}

async function setUp(outage: (store: Store) => Partial<Store> = () => ({})) {
  const errors: string[] = []
  const { desk, store, clock, content, enter } = await openDesk({
    log: { info() {}, error: (line: string) => errors.push(line) },
    channels: [smtp],
    outage,
  })
  const lead = newLead({ receivedAt: clock.now() })
  await store.keepLead(lead, [], { acknowledgedSince: 0 })
  const { headers } = await enter({ email: 'nina@graaand.example', name: 'Nina' })
  clock.advance(2 * minute)
  const post = (path: string, fields: Record<string, string>, accept = 'text/html') =>
    desk.request(`/demandes/${lead.reference}/${path}`, {
      method: 'POST',
      headers: { ...headers, Accept: accept },
      body: new URLSearchParams(fields),
    })
  return { content, store, lead, post, errors }
}

const letter = { id: randomUUID(), version: '0', subject: 'Objet', text: 'Bonjour Claire' }

test('the preview shows the addresses of the mail, and does not send it', async () => {
  const { store, lead, post } = await setUp()
  const answer = await post('repondre', { ...letter, act: 'apercu' }, 'application/json')
  const { view } = await answer.json()
  expect(view.composer.preview).toMatchObject({
    from: 'Nina, Graaand ‹site@graaand.example›',
    to: lead.values.email,
    text: letter.text,
  })
  expect(view.replyTo).toBe('agence@graaand.example')
  expect(await store.messages.list(lead.id)).toEqual([])
})

test('an answer gets the current text of the chosen template, behind what was typed', async () => {
  const { content, post } = await setUp()
  content.current = changedContent('desk/templates/devis', (template: AnswerTemplate) => {
    template.text = 'Bonjour [nom], votre devis arrive.'
  })
  const fields = { ...letter, act: 'modele', template: 'devis' }
  const { view } = await (await post('repondre', fields, 'application/json')).json()
  expect(view.composer.text).toMatch(
    /^Bonjour Claire\n\nBonjour (?!\[nom\]).+, votre devis arrive\.$/,
  )
  expect(view.composer.subject).toBe('Objet')
  const { text } = view.templates.find(({ id }: { id: string }) => id === 'devis')
  expect(view.composer.text).toBe(`Bonjour Claire\n\n${text}`)
})

test('on a full disk the text of an answer is returned, and no mail is sent', async () => {
  const { store, lead, post } = await setUp(({ messages, people }) => ({
    messages: { ...messages, keepAnswer: full },
    people: { ...people, noteUse: full },
  }))
  for (const accept of ['text/html', 'application/json']) {
    const answer = await post('repondre', letter, accept)
    expect(answer.status).toBe(503)
    const { view } = await answer.json()
    expect(view.outcome.words).toContain('votre réponse n’est pas partie')
    expect(view.composer).toMatchObject({ id: letter.id, subject: 'Objet', text: letter.text })
  }
  expect(await store.messages.list(lead.id)).toEqual([])
})

test('on a full disk the text of a filed mail is returned', async () => {
  const { post } = await setUp(({ messages }) => ({ messages: { ...messages, file: full } }))
  const answer = await post('classer', { ...letter, kind: 'filed-in' })
  expect(answer.status).toBe(503)
  expect((await answer.json()).view.filing).toMatchObject({ text: letter.text, kind: 'filed-in' })
})

test('a database that does not answer shows a message, and the log has no typed text', async () => {
  const { post, errors } = await setUp(({ work }) => ({ work: { ...work, findRequest: full } }))
  const answer = await post('repondre', letter)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('La base de données ne répond pas')
  const asked = await post('suivi', { note: 'Secret' }, 'application/json')
  expect(await asked.json()).toEqual({ fault: 'unavailable' })
  expect(errors).toEqual(Array(2).fill(expect.stringContaining('disk full')))
})
