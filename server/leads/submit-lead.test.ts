import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { privacyNoticeVersion } from '#content/forms/privacy-notice.ts'
import { unhandled } from '#workshop/requests.ts'
import { createFakeClock } from '../../tools/test/fake-clock.ts'
import type { Channel } from '../channels/channel.ts'
import { minute } from '../days.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import { createTemporaryStore } from '../store/suite/temporary-store.ts'
import { createReference, normaliseReference } from './reference.ts'
import { type LeadInput, submitLead } from './submit-lead.ts'

const smtp: Channel = {
  name: 'smtp',
  recipients: (form) => (form === 'comment' ? ['agency'] : ['agency', 'visitor']),
  send: () => Promise.reject(new Error('nothing is sent while submitting')),
  close() {},
}
const emailJs: Channel = { ...smtp, name: 'emailjs', recipients: () => ['agency'] }

const quote = {
  form: 'quote',
  values: {
    name: 'Claire',
    email: 'claire@exemple.fr',
    phone: '0639981234',
    service: 'Webmastering',
    description: 'Un atelier.',
    pack: 'webmastering-premium',
  },
  page: '/devis',
} satisfies LeadInput

async function setUp(channels: Channel[] = []) {
  const store = await createTemporaryStore()
  const clock = createFakeClock()
  const tools = { store, channels, clock, random: Math.random, onDue: vi.fn() }
  return { store, clock, tools, submit: (input: LeadInput) => submitLead(input, tools) }
}

test('stores values, time, page and notice version, and nothing else', async () => {
  const { store, clock, submit } = await setUp()
  const clientId = randomUUID()
  const { reference } = await submit({ ...quote, clientId })
  await expect(store.listLeads()).resolves.toEqual([
    {
      ...quote,
      id: clientId,
      reference,
      notice: privacyNoticeVersion,
      receivedAt: clock.now(),
      deliveries: [],
      handling: { ...unhandled, waitingSince: clock.now() },
    },
  ])
})

test('queues one delivery per enabled channel and recipient, and wakes the deliverer', async () => {
  const { store, submit, tools } = await setUp([emailJs, smtp])
  await submit(quote)
  const [lead] = await store.listLeads()
  expect(lead?.deliveries.map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ['emailjs', 'agency'],
    ['smtp', 'agency'],
    ['smtp', 'visitor'],
  ])
  expect(tools.onDue).toHaveBeenCalledTimes(1)
})

test.each<[string, Channel[], LeadInput['form'], boolean]>([
  ['SMTP acknowledges a quote', [emailJs, smtp], 'quote', true],
  ['SMTP acknowledges no comment', [smtp], 'comment', false],
  ['the hosted service mails the agency only', [emailJs], 'quote', false],
  ['no channel is set', [], 'quote', false],
])('reports whether the visitor gets a mail: %s', async (_, channels, form, mailed) => {
  const { submit } = await setUp(channels)
  const clientId = randomUUID()
  for (let time = 0; time < 2; time++) {
    await expect(submit({ ...quote, form, clientId })).resolves.toMatchObject({ mailed })
  }
  // An address is acknowledged once an hour.
  const values = { ...quote.values, description: 'Un second projet.' }
  await expect(submit({ ...quote, form, values })).resolves.toMatchObject({ mailed: false })
})

test('a doubtful lead gets a reference like any other, and its deliveries are held', async () => {
  const { store, submit } = await setUp([smtp])
  const { reference } = await submit({ ...quote, quarantine: ['links'] })
  await expect(store.findLead(reference)).resolves.toMatchObject({
    quarantine: ['links'],
    deliveries: [{ state: 'held' }, { state: 'held' }],
  })
})

test('a double click, or a retry hours later, is the same lead', async () => {
  const { store, clock, submit, tools } = await setUp([smtp])
  const input = { ...quote, clientId: randomUUID() }
  const [first, second] = await Promise.all([submit(input), submit(input)])
  clock.advance(300 * minute)
  expect(new Set([first, second, await submit(input)].map(({ reference }) => reference)).size).toBe(
    1,
  )
  await expect(store.listLeads()).resolves.toHaveLength(1)
  expect(tools.onDue).toHaveBeenCalledTimes(1)
})

test('an id that is posted again with other values makes one new lead', async () => {
  const { store, submit } = await setUp()
  const input = { ...quote, clientId: randomUUID() }
  const other = { ...input, values: { ...quote.values, description: 'Deux ateliers.' } }
  const first = await submit(input)
  const second = await submit(other)
  expect(second).not.toEqual(first)
  await expect(submit(other)).resolves.toEqual(second)
  const leads = await store.listLeads()
  expect(leads.map(({ values }) => values.description).toSorted()).toEqual([
    'Deux ateliers.',
    'Un atelier.',
  ])
})

test('without an id, the same content is the same lead for ten minutes', async () => {
  const { store, clock, submit } = await setUp()
  const first = await submit(quote)
  clock.advance(10 * minute - 1)
  const shuffled = Object.fromEntries(Object.entries(quote.values).toReversed())
  await expect(submit({ ...quote, values: shuffled })).resolves.toEqual(first)
  clock.advance(1)
  await expect(submit(quote)).resolves.not.toEqual(first)
  await expect(store.listLeads()).resolves.toHaveLength(2)
})

test('other values, another form or another id make another lead', async () => {
  const { store, submit } = await setUp()
  await submit(quote)
  await submit({ ...quote, values: { ...quote.values, name: 'Inès' } })
  await submit({ ...quote, form: 'contact' })
  await submit({ ...quote, clientId: randomUUID() })
  await submit({ ...quote, clientId: randomUUID() })
  await expect(store.listLeads()).resolves.toHaveLength(5)
})

test('an address is acknowledged once an hour, while the agency is notified each time', async () => {
  const { store, clock, submit } = await setUp([smtp])
  const recipients = async (email: string) => {
    const { reference } = await submit({
      ...quote,
      clientId: randomUUID(),
      values: { ...quote.values, email },
    })
    return (await store.findLead(reference))?.deliveries.map(({ recipient }) => recipient)
  }
  const deliver = async () => {
    const now = clock.now()
    const due = { channels: ['smtp'], now, until: now + minute, limit: 9 } as const
    for (const lent of await store.claimDue(due)) {
      const attempt = { at: now, outcome: 'sent', detail: '' } as const
      await store.recordAttempt(lent, attempt, { state: 'sent', dueAt: now })
    }
  }
  expect(await recipients('claire@exemple.fr')).toEqual(['agency', 'visitor'])
  // An outage delays the first acknowledgement by five hours; a second one must not be sent with it.
  clock.advance(5 * 60 * minute)
  expect(await recipients('claire@exemple.fr')).toEqual(['agency'])
  await deliver()
  clock.advance(60 * minute - 1)
  expect(await recipients('CLAIRE@exemple.fr')).toEqual(['agency'])
  clock.advance(1)
  expect(await recipients('claire@exemple.fr')).toEqual(['agency', 'visitor'])
})

test('if a reference is already used, another one is generated', async () => {
  const { tools } = await setUp()
  const draws = [...Array(14).fill(0), ...Array(7).fill(0.99)]
  const random = () => draws.shift() ?? 0.5
  const first = await submitLead(quote, { ...tools, random })
  const second = await submitLead({ ...quote, clientId: randomUUID() }, { ...tools, random })
  expect([first.reference, second.reference]).toEqual(['G-2222-222', 'G-ZZZZ-ZZZ'])
})

test('submitLead throws if the database does not answer, and wakes no deliverer', async () => {
  const { store, tools } = await setUp([smtp])
  const keepLead = () => Promise.reject(new StoreUnavailable('disk full'))
  const broken = { ...tools, store: { ...store, keepLead } }
  await expect(submitLead(quote, broken)).rejects.toThrow(StoreUnavailable)
  expect(tools.onDue).not.toHaveBeenCalled()
})

test('a reference has only distinct characters, and is recognised however it is typed', () => {
  for (let index = 0; index < 1_000; index++) {
    expect(createReference(Math.random)).toMatch(
      /^G-[2346789CFHJKMQRTWXYZ]{4}-[2346789CFHJKMQRTWXYZ]{3}$/,
    )
  }
  for (const typed of ['G-7KM4-2XR', 'g7km42xr', ' g 7km4 2xr ', 'G–7KM4–2XR']) {
    expect(normaliseReference(typed)).toBe('G-7KM4-2XR')
  }
  for (const typed of ['D-2026-014', 'd-2026-014', 'd2026014', ' D 2026 014 ']) {
    expect(normaliseReference(typed)).toBe('D-2026-014')
  }
  expect(normaliseReference('dt-2026-1234')).toBe('DT-2026-1234')
  expect(normaliseReference(' 0B6E3F40-AB12-4CD3-9E8F-0123456789AB ')).toBe(
    '0b6e3f40-ab12-4cd3-9e8f-0123456789ab',
  )
})
