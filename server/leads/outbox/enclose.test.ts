import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import type { FormName } from '#content/forms/form-name.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { newLead } from '#workshop/requests.ts'
import { eventually } from '../../../tools/test/eventually.ts'
import { createFakeClock } from '../../../tools/test/fake-clock.ts'
import { startFakeSmtp } from '../../../tools/test/fake-mail.ts'
import { sampleQuote } from '../../../tools/test/sample-quote.ts'
import { sampleEvidence } from '../../../tools/test/sample-version.ts'
import type { Channel, Outgoing, Sending } from '../../channels/channel.ts'
import { createEmailJsChannel } from '../../channels/emailjs.ts'
import { createSmtpChannel } from '../../channels/smtp.ts'
import { hour, minute } from '../../days.ts'
import { StoreUnavailable } from '../../store/engine/faults.ts'
import type { Store } from '../../store/store.ts'
import { createTemporaryStore } from '../../store/suite/temporary-store.ts'
import { submitLead } from '../submit-lead.ts'
import { Deliverer } from './deliver.ts'
import { hashOfLink } from './follow-link.ts'

const published = loadContent()

const siteUrl = 'https://graaand.example'
const success: Sending = { outcome: 'sent', detail: 'SMTP 250' }
const failure: Sending = { outcome: 'retry', detail: 'SMTP 451' }
const mail = { channel: 'smtp', agency: 'agence@graaand.example' } as const
const secretIn = /\/suivi\/([\w-]{43})(?![\w-])/

function watched(answer: () => Promise<Sending> = async () => success) {
  const leaving: Outgoing[] = []
  const real = createSmtpChannel({
    content: { current: published },
    url: 'smtp://127.0.0.1:1',
    from: 'site@graaand.example',
    to: mail.agency,
    siteUrl,
  })
  const channel: Channel = {
    ...real,
    send(delivery) {
      leaving.push(delivery)
      return answer()
    },
  }
  const secrets = () => leaving.map(({ followUrl = '' }) => secretIn.exec(followUrl)?.[1] ?? '')
  return { channel, leaving, secrets }
}

async function setUp(
  channel: Channel,
  changes: { siteUrl?: string | undefined; wrap?: (store: Store) => Store } = { siteUrl },
) {
  const clock = createFakeClock(Date.parse('2026-11-23T08:42:00Z'))
  const store = await createTemporaryStore()
  const log = { info: vi.fn<(line: string) => void>(), error: vi.fn<(line: string) => void>() }
  const wrapped = changes.wrap?.(store) ?? store
  const tools = { clock, log, channels: [channel], random: () => 0.5, siteUrl: changes.siteUrl }
  const newWorker = (own = channel, from = wrapped) =>
    new Deliverer({ ...tools, store: from, channels: [own] })
  const worker = newWorker()
  worker.start()
  const deliver = async (ms = 0) => {
    clock.advance(ms)
    worker.wake()
    await worker.settled()
  }
  const submit = (form: FormName, email = 'paul@table-garrigue.example') =>
    submitLead(
      { form, values: { name: 'Paul', email, description: 'Un site' }, page: '/devis' },
      { store, channels: [channel], clock, random: Math.random },
    )
  const leadsTo = async (secret = '') => {
    const link = await store.follow.findLink(hashOfLink(secret))
    return link && (await store.findLead(link.leadId))?.reference
  }
  const logged = () => JSON.stringify([log.info.mock.calls, log.error.mock.calls])
  return { clock, store, worker, newWorker, deliver, submit, leadsTo, logged }
}

async function sendToClient(
  { store, clock }: Pick<Awaited<ReturnType<typeof setUp>>, 'store' | 'clock'>,
  email = sampleQuote.client.email,
) {
  const lead = newLead({
    receivedAt: clock.now(),
    values: { name: 'Paul Garrigue', email: 'paul@table-garrigue.example', phone: '' },
  })
  await store.keepLead(lead, [], { acknowledgedSince: 0 })
  const nina = await store.people.addPerson(
    { email: `${randomUUID()}@graaand.example`, name: 'Nina Ferrand', role: 'equipe' },
    clock.now(),
  )
  const id = randomUUID()
  await store.quotes.create({ id, leadId: lead.id, seller: 'FR', fields: {} }, nina, clock.now())
  const number = await store.quotes.nextNumber('FR', 2026)
  const client = { ...sampleQuote.client, email }
  const content: QuoteVersion = { ...sampleQuote, client, number, version: 1, replaces: null }
  const pdf = Buffer.from(`%PDF-1.7 of ${number} ÿ\0\r\n`, 'latin1')
  const digest = createHash('sha256').update(pdf).digest('hex')
  const edition = (await store.quotes.find(id))?.draft?.edition ?? 0
  const remindAt = Date.parse('2026-12-13T08:00:00Z')
  const sent = await store.quotes.send(
    { quoteId: id, edition, content, pdf, digest, remindAt },
    nina,
    clock.now(),
    mail,
  )
  expect(sent).toEqual({ outcome: 'done' })
  return { lead, nina, key: { quoteId: id, version: 1 }, content, pdf, digest }
}

test.each<FormName>(['quote', 'contact', 'footer'])(
  'the attempts of a mail share its link, of which only the hash is stored: %s',
  async (form) => {
    const answers = [success, failure, success]
    const { channel, leaving, secrets } = watched(async () => answers.shift() ?? success)
    const { store, deliver, submit, leadsTo } = await setUp(channel)
    const { reference } = await submit(form)
    await deliver()
    await deliver(minute)
    const toClient = leaving.filter(({ recipient }) => recipient === 'visitor')
    expect(toClient.length + 1).toBe(leaving.length)
    const made = secrets().filter(Boolean)
    expect(made).toHaveLength(toClient.length)
    expect(new Set(made).size).toBe(1)
    for (const secret of made) expect(await leadsTo(secret)).toBe(reference)
    const files = await Promise.all(
      (await readdir(store.directory)).map((name) => readFile(join(store.directory, name))),
    )
    const bytes = Buffer.concat(files).toString('latin1') + JSON.stringify(await store.listLeads())
    for (const secret of made) expect(bytes).not.toContain(secret)
  },
)

test('comments, subscriptions and mails to the agency have no link', async () => {
  const { channel, leaving } = watched()
  const { deliver, submit } = await setUp(channel)
  await submit('comment')
  await submit('coming-soon')
  await deliver()
  expect(leaving).toHaveLength(2)
  for (const { followUrl } of leaving) expect(followUrl).toBeUndefined()
})

test('the link in the received acknowledgement belongs to the request', async () => {
  const smtp = await startFakeSmtp()
  const channel = createSmtpChannel({
    content: { current: published },
    url: smtp.url,
    from: 'site@graaand.example',
    to: mail.agency,
    siteUrl,
  })
  onTestFinished(async () => {
    channel.close()
    await smtp.close()
  })
  const { deliver, submit, leadsTo, logged } = await setUp(channel)
  const { reference } = await submit('quote')
  await deliver()
  const received = smtp.mails.find(({ envelope }) =>
    envelope.to.includes('paul@table-garrigue.example'),
  )
  const secret = secretIn.exec(received?.mail.text ?? '')?.[1]
  expect(await leadsTo(secret)).toBe(reference)
  expect(received?.mail.html).toContain(`href="${siteUrl}/suivi/${secret}"`)
  const other = smtp.mails.find(({ envelope }) => envelope.to.includes(mail.agency))
  expect(`${other?.mail.text}${other?.mail.html}`).not.toContain('/suivi/')
  expect(logged()).not.toContain(secret)
})

test('without SITE_URL, mails have no link and the database stores none', async () => {
  const { channel, leaving } = watched()
  const { store, deliver, submit } = await setUp(channel, { siteUrl: undefined })
  const add = vi.spyOn(store.follow, 'addLink')
  await submit('quote')
  await deliver()
  expect(leaving).toHaveLength(2)
  expect(leaving.map(({ followUrl }) => followUrl)).toEqual([undefined, undefined])
  expect(add).not.toHaveBeenCalled()
})

test('EmailJS receives a link for a form that gets an acknowledgement, and no link for a comment', async () => {
  const leaving: Outgoing[] = []
  const real = createEmailJsChannel({ origin: 'http://127.0.0.1:1', siteUrl })
  const channel: Channel = {
    ...real,
    async send(delivery) {
      leaving.push(delivery)
      return success
    },
  }
  const { deliver, submit, leadsTo } = await setUp(channel)
  const { reference } = await submit('contact')
  await submit('comment')
  await deliver()
  const [contact, comment] = ['contact', 'comment'].map((form) =>
    leaving.find(({ lead }) => lead.form === form),
  )
  expect(await leadsTo(secretIn.exec(contact?.followUrl ?? '')?.[1])).toBe(reference)
  expect(comment?.followUrl).toBeUndefined()
})

test('a new link ends the older ones once its mail is sent, not those of its own attempts', async () => {
  const answers: Sending[] = []
  const { channel, secrets } = watched(async () => answers.shift() ?? success)
  const { clock, store, deliver, submit, leadsTo } = await setUp(channel)
  const { reference } = await submit('quote')
  await deliver()
  const [first] = secrets().filter(Boolean)
  clock.advance(hour)
  await store.follow.requestLink('paul@table-garrigue.example', clock.now(), 0, mail)
  answers.push(failure)
  await deliver()
  expect(await leadsTo(first)).toBe(reference)
  await deliver(minute)
  const [, lost, last] = secrets().filter(Boolean)
  expect(last).toBe(lost)
  expect(await leadsTo(last)).toBe(reference)
  expect(await leadsTo(first)).toBeUndefined()
})

test('after a restart, a retried mail has another link, and that of its first attempt stays valid', async () => {
  const answers: Sending[] = []
  const { channel, secrets } = watched(async () => answers.shift() ?? success)
  const { clock, store, worker, newWorker, deliver, submit, leadsTo } = await setUp(channel)
  const { reference } = await submit('quote')
  await deliver()
  clock.advance(hour)
  await store.follow.requestLink('paul@table-garrigue.example', clock.now(), 0, mail)
  answers.push(failure)
  // In the same millisecond as the request of the link.
  await deliver()
  await worker.stop(hour)
  clock.advance(minute)
  const heir = newWorker()
  heir.start()
  await heir.settled()
  await heir.stop(hour)
  const [acknowledged, lost, last] = secrets().filter(Boolean)
  expect(last).not.toBe(lost)
  for (const secret of [lost, last]) expect(await leadsTo(secret)).toBe(reference)
  expect(await leadsTo(acknowledged)).toBeUndefined()
})

test.each<[string, Parameters<typeof setUp>[1], (site: Site) => Promise<unknown>]>([
  [
    'its file',
    {
      siteUrl,
      wrap: (store) => ({ ...store, quotes: { ...store.quotes, readPdf: async () => undefined } }),
    },
    (site) => sendToClient(site),
  ],
  [
    'SITE_URL for its link',
    { siteUrl: undefined },
    async ({ store, clock, submit, deliver }) => {
      await submit('quote')
      await deliver()
      await store.follow.requestLink('paul@table-garrigue.example', clock.now(), 0, mail)
    },
  ],
])('without %s, a mail is given up at once, and never sent', async (_, changes, queue) => {
  const { channel, leaving } = watched()
  const site = await setUp(channel, changes)
  await queue(site)
  await site.deliver()
  expect(leaving.filter(({ message }) => message)).toEqual([])
  const states = (await site.store.listLeads()).flatMap(({ deliveries }) => deliveries)
  expect(states.filter(({ state }) => state !== 'sent')).toMatchObject([{ state: 'dead' }])
})

test('a mail that needs a link waits while the database is unavailable', async () => {
  const { channel, leaving } = watched()
  let isAway = true
  const wrap = (store: Store): Store => ({
    ...store,
    follow: {
      ...store.follow,
      addLink(...args) {
        if (isAway) throw new StoreUnavailable(new Error('locked'))
        return store.follow.addLink(...args)
      },
    },
  })
  const { store, deliver, submit } = await setUp(channel, { siteUrl, wrap })
  await submit('quote')
  await deliver()
  expect(leaving.map(({ recipient }) => recipient)).toEqual(['agency'])
  const toClient = async () =>
    (await store.listLeads())
      .flatMap(({ deliveries }) => deliveries)
      .find(({ recipient }) => recipient === 'visitor')
  expect(await toClient()).toMatchObject({
    state: 'waiting',
    attempts: [{ outcome: 'failed', detail: 'StoreUnavailable' }],
  })
  isAway = false
  await deliver(minute)
  expect(leaving.at(-1)).toMatchObject({ recipient: 'visitor', followUrl: expect.any(String) })
  expect(await toClient()).toMatchObject({ state: 'sent' })
})

test('no secret reaches the log or the history of attempts', async () => {
  const { channel, leaving, secrets } = watched()
  const broken: Channel = {
    ...channel,
    async send(delivery) {
      leaving.push(delivery)
      throw new Error(`cannot write ${delivery.followUrl}`)
    },
  }
  const { store, deliver, submit, logged } = await setUp(broken)
  await submit('quote')
  await deliver()
  const [secret = ''] = secrets().filter(Boolean)
  expect(secret).toHaveLength(43)
  const history = JSON.stringify(await store.listLeads())
  expect(history).toContain('failed')
  for (const words of [history, logged()]) expect(words).not.toContain(secret)
})

test('a mail whose process was killed after storing its link is sent later with another link', async () => {
  const never = watched(() => new Promise(() => {}))
  const { clock, store, newWorker, submit, leadsTo } = await setUp(never.channel)
  const { reference } = await submit('quote')
  const killed = newWorker()
  killed.start()
  await eventually(() => expect(never.secrets().filter(Boolean)).toHaveLength(1))
  await killed.stop(0).catch(() => {})
  const [lost] = never.secrets().filter(Boolean)

  const next = watched()
  // The lease ends, because the killed process no longer renews it.
  await store.bringForward(clock.now(), 0, clock.now())
  const heir = newWorker(next.channel)
  heir.start()
  await heir.settled()
  const [given] = next.secrets().filter(Boolean)
  expect(given).not.toBe(lost)
  for (const secret of [lost, given]) expect(await leadsTo(secret)).toBe(reference)
  const [lead] = await store.listLeads()
  expect(lead?.deliveries.map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(lead?.handling).toMatchObject({ state: 'new', messages: [] })
})

test('the mail of a quote has the stored PDF attached', async () => {
  const { channel, leaving } = watched()
  const site = await setUp(channel)
  const { lead, key, content, pdf } = await sendToClient(site)
  await site.deliver()
  expect(leaving).toMatchObject([
    {
      recipient: 'visitor',
      message: { kind: 'quote', quote: { id: key.quoteId, version: 1 } },
      quote: { content },
      attachments: [{ filename: `${content.number}-v1.pdf`, content: pdf }],
    },
  ])
  expect(leaving[0]?.attachments?.[0]?.content).toEqual(
    await site.store.quotes.readPdf(key, 'sent'),
  )
  expect(await site.leadsTo(secretIn.exec(leaving[0]?.followUrl ?? '')?.[1])).toBe(lead.reference)
})

test('the mail of a link to one contract says so, because that link opens no page of data', async () => {
  const { channel, leaving } = watched()
  const site = await setUp(channel, {
    siteUrl,
    wrap: (store) => ({
      ...store,
      follow: {
        ...store.follow,
        addLink: async (...args) => {
          await store.follow.addLink(...args)
          return 'contract'
        },
      },
    }),
  })
  await site.submit('quote')
  await site.deliver()
  expect(leaving.flatMap(({ isContractOnly }) => isContractOnly ?? [])).toEqual([true])
})

test('each link is stored with the recipient of its mail', async () => {
  const { channel, leaving } = watched()
  const site = await setUp(channel)
  const { store, deliver, clock } = site
  const { lead } = await sendToClient(site, 'compta@table-garrigue.example')
  await deliver()
  await store.follow.requestLink('paul@table-garrigue.example', clock.now(), 0, mail)
  const kept = async () => {
    const { followUrl = '' } = leaving.at(-1) ?? {}
    return store.follow.findLink(hashOfLink(secretIn.exec(followUrl)?.[1] ?? ''))
  }
  const leadId = lead.id
  expect(await kept()).toMatchObject({ leadId, address: 'compta@table-garrigue.example' })
  await deliver()
  expect(await kept()).toMatchObject({ leadId, address: 'paul@table-garrigue.example' })
})

test('both mails of an acceptance have the signed file', async () => {
  const { channel, leaving } = watched()
  const site = await setUp(channel)
  const { store, clock } = site
  const { key, content, digest } = await sendToClient(site)
  await site.deliver()
  const signedPdf = Buffer.from('%PDF-1.7 signed ÿ\0', 'latin1')
  const evidence = { ...sampleEvidence, at: clock.now(), digest }
  const act = { ...key, evidence, signedPdf, by: null }
  expect(await store.quotes.accept(act, clock.now(), mail)).toEqual({ outcome: 'done' })
  await site.deliver()
  const mails = leaving.slice(1).toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1))
  const attachments = [{ filename: `${content.number}-v1-accepte.pdf`, content: signedPdf }]
  expect(mails).toMatchObject([
    {
      recipient: 'agency',
      message: { kind: 'quote-accepted-agency', address: mail.agency },
      attachments,
    },
    { recipient: 'visitor', message: { kind: 'quote-accepted' }, attachments },
  ])
  expect(mails[0]?.followUrl).toBeUndefined()
  expect(mails[1]?.followUrl).toMatch(secretIn)
})

type Site = Awaited<ReturnType<typeof setUp>>
type SentToClient = Awaited<ReturnType<typeof sendToClient>>

async function sendNext(
  { store, clock }: Site,
  { nina, key: { quoteId }, content, pdf }: SentToClient,
) {
  await store.quotes.startVersion({ quoteId, fields: {} }, nina, clock.now())
  const edition = (await store.quotes.find(quoteId))?.draft?.edition ?? 0
  const next = { ...content, version: 2 }
  const digest = createHash('sha256').update(pdf).digest('hex')
  const sending = { quoteId, edition, content: next, pdf, digest, remindAt: null }
  await expect(store.quotes.send(sending, nina, clock.now(), mail)).resolves.toEqual({
    outcome: 'done',
  })
}

const isAnswered: Record<string, (site: Site, quote: SentToClient) => Promise<unknown>> = {
  declined: ({ store, clock }, { key }) =>
    store.quotes.decline({ ...key, reason: '' }, clock.now(), mail),
  accepted: ({ store, clock }, { key, digest }) => {
    const evidence = { ...sampleEvidence, at: clock.now(), digest }
    const act = { ...key, evidence, signedPdf: Buffer.from('%PDF'), by: null }
    return store.quotes.accept(act, clock.now(), mail)
  },
  replaced: sendNext,
}

test('if two versions are queued, only the current one is sent', async () => {
  let answer: Sending = failure
  const { channel, leaving } = watched(async () => answer)
  const site = await setUp(channel)
  const quote = await sendToClient(site)
  await site.deliver()
  await sendNext(site, quote)
  await site.deliver()
  leaving.splice(0)
  answer = success
  await site.deliver(hour)
  expect(leaving.map(({ message }) => [message?.kind, message?.quote?.version])).toEqual([
    ['quote', 2],
  ])
  const { deliveries = [] } = (await site.store.findLead(quote.lead.id)) ?? {}
  expect(deliveries.map(({ state }) => state).toSorted()).toEqual(['dropped', 'sent'])
  // Dropped deliveries do not count as trouble and are not retried.
  await expect(site.store.trouble(site.clock.now())).resolves.toEqual({ overdue: 0, dead: 0 })
  await expect(site.store.retry(site.clock.now())).resolves.toEqual({ dead: 0, waiting: 0 })
})

test.each(Object.keys(isAnswered))(
  'a version that was %s while its mail was queued is not sent',
  async (how) => {
    const { channel, leaving } = watched()
    const site = await setUp(channel)
    await site.worker.stop(hour)
    const quote = await sendToClient(site)
    await isAnswered[how]?.(site, quote)
    site.worker.start()
    await site.worker.settled()
    const versions = leaving.flatMap(({ message }) =>
      message?.kind === 'quote' ? (message.quote?.version ?? []) : [],
    )
    expect(versions).toEqual(how === 'replaced' ? [2] : [])
  },
)

test('if a quote expires before its mail is sent, the delivery is given up, so that the agency sees it', async () => {
  const { channel, leaving } = watched()
  const site = await setUp(channel)
  await site.worker.stop(hour)
  const { lead } = await sendToClient(site)
  site.clock.advance(60 * 24 * hour)
  site.worker.start()
  await site.worker.settled()
  expect(leaving).toEqual([])
  await expect(site.store.findLead(lead.id)).resolves.toMatchObject({
    deliveries: [{ state: 'dead' }],
  })
})

test.each([
  ['cancelled', null],
  ['moved', hour],
])('a colleague’s reminder that was %s while it was queued is not sent', async (_, later) => {
  const { channel, leaving } = watched()
  const { store, clock, worker, submit } = await setUp(channel)
  await worker.stop(hour)
  const { id, reference } = await submit('comment').then(async (kept) => {
    return (await store.findLead(kept.reference)) ?? expect.unreachable()
  })
  const person = { email: 'nina@graaand.example', name: 'Nina', role: 'equipe' } as const
  const nina = await store.people.addPerson(person, clock.now())
  const follow = (remindAt: number | null) => {
    const change = { kind: 'follow', state: 'new', remindAt } as const
    return store.work.change({ id, reference }, change, nina, clock.now())
  }
  await follow(clock.now())
  const plan = { channel: 'smtp', agency: mail.agency, subject: () => 'Rappel' } as const
  await expect(store.messages.remind(clock.now(), () => true, plan)).resolves.toBe(1)
  await follow(later && clock.now() + later)
  worker.start()
  await worker.settled()
  expect(leaving.flatMap(({ message }) => message?.kind ?? [])).toEqual([])
})

test('a reminder is not sent if the client declines the quote while it is queued', async () => {
  const { channel, leaving } = watched()
  const site = await setUp(channel)
  const { store, clock, worker } = site
  const { key, lead } = await sendToClient(site)
  await site.deliver()
  await worker.stop(hour)
  clock.advance(Date.parse('2026-12-14T09:00:00Z') - clock.now())
  expect(await store.quotes.remindDue(clock.now(), mail)).toBe(1)
  // The client declines between queueing and sending.
  await store.quotes.decline({ ...key, reason: '' }, clock.now(), mail)
  worker.start()
  await worker.settled()
  expect(leaving.map(({ message }) => message?.kind)).toEqual(['quote', 'quote-declined-agency'])
  const { deliveries = [] } = (await store.findLead(lead.id)) ?? {}
  expect(deliveries.filter(({ state }) => state === 'dropped')).toMatchObject([
    { attempts: [{ detail: 'the quote can no longer be accepted: declined', outcome: 'failed' }] },
  ])
})
