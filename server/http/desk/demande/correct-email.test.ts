import { expect, test } from 'vitest'
import { typedOf } from '#quotes/typed.ts'
import { openDesk } from '#workshop/desk.ts'
import { sendQuote } from '#workshop/quotes.ts'
import { newLead } from '#workshop/requests.ts'
import type { Channel } from '../../../channels/channel.ts'
import type { QuoteView } from '../devis/quote-view.ts'
import type { RequestView } from './request-view.ts'

const smtp = { name: 'smtp', sendNow: async () => undefined } as unknown as Channel
const [wrong, right] = ['ada@wrong.example', 'ada@right.example']

async function setUp() {
  const { desk, store, clock, enter: enterAs } = await openDesk({ channels: [smtp] })
  const lead = newLead()
  const values = { ...lead.values, email: wrong }
  await store.keepLead({ ...lead, values, receivedAt: clock.now() }, [], { acknowledgedSince: 0 })
  async function enter(name: string) {
    const { person, headers } = await enterAs({ name })
    const json = { ...headers, Accept: 'application/json' }
    const post = async (path: string, fields: Record<string, string> = {}) => {
      const body = new URLSearchParams(fields)
      const answer = await desk.request(path, { method: 'POST', headers: json, body })
      const goesTo = answer.headers.get('Location')?.slice('/bureau'.length) ?? ''
      const data = answer.status === 303 ? {} : await answer.json()
      return { status: answer.status, goesTo, view: data.view as RequestView & QuoteView }
    }
    const get = async (path: string) =>
      (await (await desk.request(path, { headers: json })).json()).view as QuoteView
    const address = `/demandes/${lead.reference}`
    const correct = (fields: Record<string, string>) => post(`${address}/email`, fields)
    return { person, post, get, correct, address }
  }
  const found = async () => (await store.work.findRequest(lead.reference))?.lead
  return { store, clock, lead, enter, found }
}

test('a corrected address is used from then on, and the history names who corrected what', async () => {
  const { enter, found, store, lead } = await setUp()
  const nina = await enter('Nina Ferrand')
  const { status, view } = await nina.correct({ email: ` ${right} `, version: '0', link: 'oui' })
  expect(status).toBe(200)
  expect(view.email).toBe(right)
  expect(view.outcome?.words).toContain(`L’adresse est maintenant ${right}.`)
  expect(view.history.map(({ words }) => words)).toContain(
    `E-mail corrigé par Nina Ferrand\u00a0: ${wrong} devient ${right}`,
  )
  expect((await found())?.values.email).toBe(right)
  expect(await store.messages.list(lead.id)).toMatchObject([{ kind: 'link', address: right }])
  const path = (await nina.post(`${nina.address}/devis`)).goesTo
  expect((await nina.get(path)).draft?.typed.client.email).toBe(right)
})

test.each(['', 'ada@', 'ada', `${'a'.repeat(300)}@exemple.fr`, 'a\0@exemple.fr'])(
  'the address %j is refused with its words kept',
  async (email) => {
    const { enter, found } = await setUp()
    const { status, view } = await (await enter('Nina')).correct({ email, version: '0' })
    expect(status).toBe(422)
    expect(view).toMatchObject({ typedEmail: email, outcome: { kind: 'alert' } })
    expect((await found())?.values.email).toBe(wrong)
  },
)

test('a stale correction shows both addresses, and an equal one is no conflict', async () => {
  const { enter, found } = await setUp()
  const [nina, karim] = [await enter('Nina Ferrand'), await enter('Karim Ben Salah')]
  await karim.correct({ email: right, version: '0' })
  const { status, view } = await nina.correct({ email: 'ada@other.example', version: '0' })
  expect(status).toBe(409)
  expect(view.conflict).toMatchObject({
    by: 'Karim Ben Salah',
    theirs: expect.arrayContaining([{ label: 'E-mail', value: right }]),
    ours: [{ label: 'E-mail', value: 'ada@other.example' }],
    fields: { email: 'ada@other.example', version: '1' },
  })
  expect((await nina.correct({ email: right, version: '0' })).status).toBe(200)
  expect((await found())?.handling.formerEmails).toHaveLength(1)
})

test('a draft that is open while its address is corrected asks, and keeps the typed words', async () => {
  const { enter } = await setUp()
  const [nina, karim] = [await enter('Nina Ferrand'), await enter('Karim Ben Salah')]
  const path = (await nina.post(`${nina.address}/devis`)).goesTo
  const typed = { ...typedOf((await nina.get(path)).draft?.typed), subject: 'de Nina' }
  await karim.correct({ email: right, version: '0' })
  const fields = { 'client.email': typed.client.email, subject: typed.subject, edition: '1' }
  const { status, view } = await nina.post(path, fields)
  expect(status).toBe(409)
  expect(view.conflict).toMatchObject({
    by: 'Karim Ben Salah',
    theirs: { client: { email: right } },
    ours: { subject: 'de Nina' },
  })
})

test('after a correction, a sent quote names the new address, for its link and its next version', async () => {
  const { enter, store, clock, lead } = await setUp()
  const nina = await enter('Nina Ferrand')
  const { number } = await sendQuote(store, { id: lead.id, email: wrong }, {}, { at: clock.now() })
  clock.advance(60_000)
  const version = String((await store.work.findRequest(lead.reference))?.work.version)
  await nina.correct({ email: right, version })
  const path = `/devis/${number}`
  const { sent } = await nina.get(path)
  expect(sent?.newLinkTo).toBe(right)
  expect(sent?.facts).toContainEqual({
    label: 'Destinataire',
    value: `${wrong}, corrigée depuis\u00a0: ${right}`,
  })
  const { view } = await nina.post(`${path}/lien`)
  expect(view.outcome?.words).toContain(`Un nouveau lien part à ${right}.`)
  const next = await nina.post(`${path}/version`)
  expect(next.view.draft?.typed.client.email).toBe(right)
})
