import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { acceptance } from '#workshop/client.ts'
import {
  answerWords,
  bringTo,
  followSite,
  headingOf,
  type State,
  states,
} from '#workshop/follow.ts'
import { sampleQuote } from '../../../tools/test/sample-quote.ts'

const acts = ['accepter', 'refuser', 'confirmer', 'question'] as const

type Act = (typeof acts)[number]

/** Expected status of each act in each state: 303 if done now or before, 409 if refused with a reason. */
const outcomes: Record<Act, Record<State, 303 | 409>> = {
  accepter: {
    sent: 303,
    asked: 303,
    accepted: 303,
    declined: 409,
    expired: 409,
    replaced: 409,
    withdrawn: 409,
  },
  refuser: {
    sent: 303,
    asked: 303,
    accepted: 409,
    declined: 303,
    expired: 303,
    replaced: 409,
    withdrawn: 409,
  },
  confirmer: {
    sent: 409,
    asked: 409,
    accepted: 303,
    declined: 409,
    expired: 409,
    replaced: 409,
    withdrawn: 303,
  },
  question: {
    sent: 303,
    asked: 303,
    accepted: 303,
    declined: 303,
    expired: 303,
    replaced: 303,
    withdrawn: 303,
  },
}

describe.each(acts)('%s', (act) => {
  test.each(states)('of a quote that is « %s »', async (state) => {
    const site = await followSite()
    const { path, number, version, digest } = await bringTo(state, site)
    const posts: Record<Act, [path: string, fields: Record<string, string>]> = {
      accepter: [`${path}/accepter`, acceptance({ version, digest })],
      refuser: [`${path}/refuser`, { version: '1', digest }],
      confirmer: [
        `${path}/confirmer`,
        { version: '1', name: 'Paul Garrigue', email: 'paul@table-garrigue.example' },
      ],
      question: [
        '/question',
        { id: randomUUID(), devis: number, version: '1', question: 'Et le blog\u00a0?' },
      ],
    }
    const before = site.dump()
    const answer = await site.post(...posts[act])
    expect(answer.status).toBe(outcomes[act][state])
    const isRefused = answer.status === 409
    if (isRefused) {
      expect(await answer.text()).toContain('role="alert"')
      expect(site.dump()).toEqual(before)
    } else {
      expect(answer.headers.get('Location')).toContain(`/suivi/${site.secret}`)
    }
    const after = site.dump()
    site.clock.advance(120_000)
    expect((await site.post(...posts[act])).status).toBe(answer.status)
    expect(site.dump()).toEqual(after)
  })
})

test('a withdrawal after an early start names the payment for finished work', async () => {
  const site = await followSite()
  const sent = await site.send()
  const path = `/devis/${sent.number}`
  await site.post(`${path}/accepter`, { ...acceptance(sent), early: 'oui' })
  expect(await (await site.get(`${path}/renoncer`)).text()).toContain(
    'vous payez la part déjà faite',
  )
  await site.post(`${path}/confirmer`, {
    version: '1',
    name: 'Paul Garrigue',
    email: 'autre@table-garrigue.example',
  })
  const page = await answerWords(site.get(path))
  expect(page).toContain(
    'vous payez la part déjà faite, s’il y en a une. Nous vous en envoyons le compte.',
  )
  expect(page).toContain('envoyé à autre@table-garrigue.example')
  expect(page).not.toContain('Vous ne devez rien')
})

test.each([
  ['name', ''],
  ['email', ''],
  ['email', 'paul'],
])('a withdrawal with « %s » as « %s » is refused, with a message', async (field, value) => {
  const site = await followSite()
  const { path } = await bringTo('accepted', site)
  const fields = {
    version: '1',
    name: 'Paul',
    email: 'paul@table-garrigue.example',
    [field]: value,
  }
  const answer = await site.post(`${path}/confirmer`, fields)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(`id="${field}-erreur"`)
  const [record] = await site.store.quotes.ofLead(site.lead.id)
  expect(record?.versions[0]).toMatchObject({ withdrawal: null })
})

test.each(['Nguyễn Văn An', 'محمد الطاهر', '王小明 🎉', 'Дмитрий Щукин'])(
  'a withdrawal by %s is accepted, with the name as typed',
  async (name) => {
    const site = await followSite()
    const { path } = await bringTo('accepted', site)
    const fields = { version: '1', name, email: 'paul@table-garrigue.example' }
    expect((await site.post(`${path}/confirmer`, fields)).status).toBe(303)
    const [record] = await site.store.quotes.ofLead(site.lead.id)
    expect(record?.versions[0]?.withdrawal).toMatchObject({ name })
    expect(await answerWords(site.get(path))).toContain(name)
  },
)

test('after its last day a withdrawal is refused, and the page names that day', async () => {
  const site = await followSite()
  const { path } = await bringTo('accepted', site)
  site.clock.advance(16 * 86_400_000)
  expect(await (await site.get(path)).text()).not.toContain('Renoncer au contrat ici')
  expect(await headingOf(await site.get(`${path}/renoncer`))).toMatch(/^Devis accepté/)
  const answer = await site.post(`${path}/confirmer`, {
    version: '1',
    name: 'Paul',
    email: 'paul@table-garrigue.example',
  })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Vous pouviez renoncer jusqu’au')
})

test('fields added by a browser extension, even twice, are ignored', async () => {
  const site = await followSite()
  const { path, digest } = await bringTo('sent', site)
  const own = new URLSearchParams({ version: '1', digest, motif: 'Trop cher' })
  const body = `motif=&${own}&ext_token=1&ext_token=2&version=9`
  expect((await site.post(`${path}/refuser`, body)).status).toBe(303)
  const [record] = await site.store.quotes.ofLead(site.lead.id)
  expect(record?.versions[0]?.declineReason).toBe('Trop cher')
})

test('a question posted twice is stored once; an empty one is refused', async () => {
  const site = await followSite()
  const fields = { id: randomUUID(), question: 'Puis-je ajouter un blog\u00a0?' }
  for (let time = 0; time < 2; time++)
    expect((await site.post('/question', fields)).status).toBe(303)
  const kept = await site.store.messages.list(site.lead.id)
  expect(kept.filter(({ kind }) => kind === 'question')).toMatchObject([{ text: fields.question }])
  const page = await (await site.get()).text()
  expect(page).toContain('est bien parti')
  expect(page).toContain(fields.question)
  const empty = await site.post('/question', { id: randomUUID(), question: ' \n ' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('Écrivez votre message.')
})

test.each([['a character that PostgreSQL refuses', 'Trop\u0000cher']])(
  'a reason to decline with %s is returned in the form, and the quote is not declined',
  async (_, motif) => {
    const site = await followSite()
    const { path, digest } = await bringTo('sent', site)
    const answer = await site.post(`${path}/refuser`, { version: '1', digest, motif })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('un caractère illisible après «\u00a0Trop\u00a0»')
    const [record] = await site.store.quotes.ofLead(site.lead.id)
    expect(record?.versions[0]?.history.declinedAt).toBeNull()
  },
)

test('a contract of 1 July in Tunis can be withdrawn until the end of 16 July there', async () => {
  const site = await followSite()
  const wait = (until: string) => site.clock.advance(Date.parse(until) - site.clock.now())
  const plainWords = async (path: string) =>
    (await answerWords(site.get(path))).replaceAll('\u00a0', ' ')
  const client = { ...sampleQuote.client, country: 'TN' } as const
  const quote = { seller: 'TN', place: 'distance', client, validUntil: '2027-07-01' } as const
  const sent = await site.send(quote)
  const path = `/devis/${sent.number}`
  // 23:30 in Tunis, the next day in Paris.
  wait('2027-07-01T22:30:00Z')
  expect((await site.post(`${path}/accepter`, acceptance(sent))).status).toBe(303)
  const page = await plainWords(path)
  expect(page).toContain('Devis accepté le jeudi 1er juillet 2027 à 23 h 30 (Tunis).')
  expect(page).toContain('Possible jusqu’au vendredi 16 juillet 2027 inclus')
  const withdrawal = { version: '1', name: 'Paul Garrigue', email: 'paul@table-garrigue.example' }
  wait('2027-07-16T22:30:00Z')
  expect((await site.post(`${path}/confirmer`, withdrawal)).status).toBe(303)
  const receipt = await plainWords(path)
  expect(receipt).toContain('Rétractation reçue le vendredi 16 juillet 2027 à 23 h 30 (Tunis).')
  expect(receipt).toContain('conclu le 1er juillet 2027.')

  const late = await site.send(quote)
  expect(await plainWords(`/devis/${late.number}`)).toContain(
    'était valable jusqu’au jeudi 1er juillet 2027 inclus',
  )
})

test.each([
  ['another open quote', [], 'Ce devis sera clos. Vos autres devis ne changent pas.'],
  ['a contract', ['accepter'], 'Ce devis sera clos. Vos autres devis ne changent pas.'],
  ['a refused quote', ['refuser'], 'Votre demande sera close. Vos autres devis ne changent pas.'],
])(
  'a client with %s reads what a refusal ends, and the request follows',
  async (_, acts, words) => {
    const site = await followSite()
    const first = await site.send()
    for (const act of acts) await site.post(`/devis/${first.number}/${act}`, acceptance(first))
    site.clock.advance(60_000)
    const second = await site.send()
    const path = `/devis/${second.number}`
    expect(await answerWords(site.get(path))).toContain(words)
    await site.post(`${path}/refuser`, acceptance(second))
    const lead = await site.store.findLead(site.lead.id)
    const isLost = words.startsWith('Votre demande')
    expect(lead?.handling.state === 'lost').toBe(isLost)
  },
)
