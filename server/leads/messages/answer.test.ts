import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { newLead } from '#workshop/requests.ts'
import { createFakeClock } from '../../../tools/test/fake-clock.ts'
import { type Mishap, startFakeSmtp } from '../../../tools/test/fake-mail.ts'
import type { Channel } from '../../channels/channel.ts'
import { createEmailJsChannel } from '../../channels/emailjs.ts'
import { createSmtpChannel } from '../../channels/smtp.ts'
import type { Clock } from '../../clock.ts'
import { hour, second } from '../../days.ts'
import { StoreUnavailable } from '../../store/engine/faults.ts'
import type { NewMessage } from '../../store/leads/messages.ts'
import type { Store } from '../../store/store.ts'
import { createTemporaryStore } from '../../store/suite/temporary-store.ts'
import { Deliverer } from '../outbox/deliver.ts'
import { answerRequest, fileMail, longest } from './answer.ts'

const published = loadContent()

const silent = { info() {}, error() {} }

async function setUp() {
  const clock = createFakeClock()
  const store = await createTemporaryStore()
  const fates: (number | Mishap)[] = []
  const smtp = await startFakeSmtp({ onMessage: () => fates.shift() ?? 250 })
  const channel = createSmtpChannel({
    content: { current: published },
    url: smtp.url,
    from: 'site@graaand.example',
    to: 'agence@graaand.example',
    siteUrl: undefined,
  })
  onTestFinished(async () => {
    channel.close()
    await smtp.close()
  })
  const lead = newLead({ receivedAt: clock.now() })
  await store.keepLead(lead, [{ channel: 'smtp', recipient: 'visitor' }], { acknowledgedSince: 0 })
  const who = { email: 'nina@graaand.example', name: 'Nina Ferrand', role: 'equipe' } as const
  const person = await store.people.addPerson(who, clock.now())
  const write = (changes: Partial<NewMessage> = {}): NewMessage => ({
    id: randomUUID(),
    leadId: lead.id,
    version: 0,
    person,
    subject: 'Votre demande',
    text: 'Bonjour Claire',
    ...changes,
  })
  const work = (through: Channel = channel, time: Clock = clock) =>
    new Deliverer({ store, channels: [through], clock: time, random: () => 1, log: silent })
  const deliverer = work()
  const onDue = vi.fn(() => deliverer.wake())
  const tools = { store, channels: [channel], clock, onDue }
  const deliveryOf = async (id: string) =>
    (await store.findLead(lead.id))?.deliveries.find(({ messageId }) => messageId === id)
  return { clock, store, fates, smtp, channel, lead, write, work, deliverer, tools, deliveryOf }
}

test('an answer replies to the acknowledgement, and the next answer to the first one', async () => {
  const { smtp, write, deliverer, tools } = await setUp()
  deliverer.start()
  await deliverer.settled()
  await expect(answerRequest(write(), tools)).resolves.toEqual({ outcome: 'kept', version: 1 })
  await deliverer.settled()
  await answerRequest(write({ version: 1, text: 'Encore un mot' }), tools)
  await deliverer.settled()
  const [first, second, third] = smtp.mails.map(({ mail }) => mail)
  expect(second?.inReplyTo).toBe(first?.messageId)
  expect(third?.inReplyTo).toBe(second?.messageId)
  expect(third?.references).toBe(`${first?.messageId} ${second?.messageId}`)
  expect(third?.text).toMatch(/^Encore un mot\n/)
})

test('an answer is retried for 72 hours, given up, and sent after a manual retry', async () => {
  const { clock, store, smtp, fates, lead, write, deliverer, tools, deliveryOf } = await setUp()
  deliverer.start()
  await deliverer.settled()
  fates.push(...Array<number>(99).fill(451))
  const message = write()
  await answerRequest(message, tools)
  await deliverer.settled()
  expect(await deliveryOf(message.id)).toMatchObject({
    state: 'waiting',
    attempts: [{ outcome: 'failed', detail: expect.stringMatching(/^SMTP 451/) }],
  })
  const start = clock.now()
  for (let due = await store.nextDue(['smtp']); due; due = await store.nextDue(['smtp'])) {
    clock.advance(due - clock.now())
    await deliverer.settled()
  }
  expect(clock.now() - start).toBeGreaterThanOrEqual(72 * hour)
  expect(await deliveryOf(message.id)).toMatchObject({ state: 'dead' })
  expect(await store.trouble(clock.now())).toEqual({ overdue: 0, dead: 1 })

  fates.splice(0)
  expect(await store.retry(clock.now(), lead.id)).toEqual({ dead: 1, waiting: 0 })
  deliverer.wake()
  await deliverer.settled()
  expect(await deliveryOf(message.id)).toMatchObject({ state: 'sent' })
  expect(smtp.mails.map(({ mail }) => mail.text?.slice(0, 14))).toEqual([
    expect.stringMatching(/^Bonjour,/),
    'Bonjour Claire',
  ])
})

test('a refused message waits for another attempt, and its record has no personal data', async () => {
  const { fates, write, deliverer, tools, deliveryOf } = await setUp()
  deliverer.start()
  await deliverer.settled()
  fates.push(554)
  const message = write()
  await answerRequest(message, tools)
  await deliverer.settled()
  const delivery = await deliveryOf(message.id)
  expect(delivery).toMatchObject({ state: 'waiting', attempts: [{ outcome: 'failed' }] })
  expect(JSON.stringify(delivery)).not.toMatch(/claire|exemple/i)
})

test('an answer sent but not recorded before a kill is sent again, with the same Message-ID', async () => {
  const { clock, smtp, channel, write, deliverer, work, tools, deliveryOf } = await setUp()
  deliverer.start()
  await deliverer.settled()
  await deliverer.stop(0)
  const killed = Promise.withResolvers<never>()
  async function send(delivery: Parameters<Channel['send']>[0]) {
    await channel.send(delivery)
    return killed.promise
  }
  const first = work({ ...channel, send }, createFakeClock(clock.now()))
  const message = write()
  await answerRequest(message, tools)
  first.start()
  await smtp.received(2)

  clock.advance(20 * second)
  const other = work()
  other.start()
  await smtp.received(3)
  await other.settled()
  const [, sent, repeated] = smtp.mails.map(({ mail }) => mail)
  expect(repeated?.messageId).toBe(sent?.messageId)
  expect(repeated?.inReplyTo).toBe(sent?.inReplyTo)
  const { attempts = [], state } = (await deliveryOf(message.id)) ?? {}
  expect([state, attempts.length]).toEqual(['sent', 1])
})

test('a repeated post sends no second mail', async () => {
  const { smtp, write, deliverer, tools } = await setUp()
  deliverer.start()
  await deliverer.settled()
  const message = write()
  await answerRequest(message, tools)
  await deliverer.settled()
  await expect(answerRequest(message, tools)).resolves.toEqual({ outcome: 'same' })
  await deliverer.settled()
  expect(smtp.mails).toHaveLength(2)
  expect(tools.onDue).toHaveBeenCalledTimes(1)
})

test.each<[string, Partial<NewMessage>]>([
  ['empty', { text: ' \n ' }],
  ['empty', { subject: '\u2028' }],
  ['too long', { text: 'x'.repeat(longest.text + 1) }],
  ['too long', { subject: 'x'.repeat(longest.subject + 1) }],
  ['stale', { version: 7 }],
  ['gone', { leadId: randomUUID() }],
])('an answer or filed mail is refused as “%s”, and nothing is stored', async (outcome, change) => {
  const { store, lead, write, tools } = await setUp()
  await expect(answerRequest(write(change), tools)).resolves.toEqual({ outcome })
  const filed = { ...write(change), kind: 'filed-in', at: 0 } as const
  await expect(fileMail(filed, tools)).resolves.toEqual({ outcome })
  expect(await store.messages.list(lead.id)).toEqual([])
  expect(tools.onDue).not.toHaveBeenCalled()
})

test.each<[string, Partial<NewMessage>]>([
  ['L’objet', { subject: 'Votre site\0' }],
  ['Le message', { text: 'Bonjour\nVotre site\ud800' }],
])(
  '%s with a character that databases cannot store is refused, with its name and place',
  async (what, change) => {
    const { store, lead, write, tools } = await setUp()
    const because = `${what} contient un caractère illisible après «\u00a0Votre site\u00a0». Effacez-le, puis recommencez.`
    await expect(answerRequest(write(change), tools)).resolves.toEqual({
      outcome: 'unreadable',
      because,
    })
    expect(await store.messages.list(lead.id)).toEqual([])
  },
)

test('a subject becomes one line, and all line breaks of a text become line feeds', async () => {
  const { store, lead, write, tools } = await setUp()
  const pasted = {
    subject: ' Un\r\n Bcc:\u2028\u202ddeux\u202c\x07 ',
    text: 'a\r\nb\rc\vd\u0085e\x07\n',
  }
  await answerRequest(write(pasted), tools)
  expect(await store.messages.list(lead.id)).toMatchObject([
    { subject: 'Un Bcc: deux', text: 'a\nb\nc\nd\ne' },
  ])
})

test('if EmailJS is the only channel, an answer is refused and a filed mail is stored', async () => {
  const { store, lead, write, tools } = await setUp()
  const hosted = createEmailJsChannel({ origin: 'http://127.0.0.1:1', siteUrl: undefined })
  const without = { ...tools, channels: [hosted] }
  await expect(answerRequest(write(), without)).resolves.toEqual({ outcome: 'no channel' })
  expect(await store.messages.list(lead.id)).toEqual([])
  const filed = { ...write(), kind: 'filed-out', at: tools.clock.now() + hour } as const
  await expect(fileMail(filed, without)).resolves.toEqual({ outcome: 'kept', version: 1 })
  expect(await store.messages.list(lead.id)).toMatchObject([{ at: tools.clock.now() }])
})

test('an answer throws if the database is full, and nothing is stored or queued', async () => {
  const { store, lead, write, tools } = await setUp()
  const full: Store = {
    ...store,
    messages: {
      ...store.messages,
      keepAnswer: () => Promise.reject(new StoreUnavailable('disk full')),
    },
  }
  await expect(answerRequest(write(), { ...tools, store: full })).rejects.toThrow(StoreUnavailable)
  expect(await store.messages.list(lead.id)).toEqual([])
  expect(tools.onDue).not.toHaveBeenCalled()
})
