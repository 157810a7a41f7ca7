import { expect, onTestFinished, test, vi } from 'vitest'
import type { Sentences } from '#content/company/sentences.ts'
import { loadContent } from '#content/documents/load.ts'
import { inWords } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { changedContent } from '#workshop/content.ts'
import { startFakeSmtp } from '../../tools/test/fake-mail.ts'
import { sampleEvidence, sampleVersion, sampleWithdrawal } from '../../tools/test/sample-version.ts'
import type { MessageKind, Recipient } from '../store/engine/tables.ts'
import type { Lead } from '../store/leads/records.ts'
import { createSmtpChannel } from './smtp.ts'
import { judge } from './smtp-replies.ts'

const content = loadContent()

const lead: Lead = {
  id: '0b6e3f40-ab12-4cd3-9e8f-0123456789ab',
  reference: 'G-7KM4-2XR',
  form: 'quote',
  values: {
    name: 'Claire Benali',
    email: 'claire@atelier.example',
    phone: '+33 6 39 98 12 34',
    service: 'Création de site web',
    description: 'Un atelier à Pézenas.\n<script>alert("é")</script> & plus',
    pack: 'site-ecommerce-professionnel',
  },
  page: '/devis',
  notice: '2026-11-21',
  // A Saturday, 9:42 in Paris.
  receivedAt: Date.UTC(2026, 10, 21, 8, 42),
}

type FakeOptions = Parameters<typeof startFakeSmtp>[0]

async function setUp(options?: FakeOptions, settings = {}) {
  const smtp = await startFakeSmtp(options)
  const channel = createSmtpChannel({
    content: { current: content },
    url: smtp.url,
    from: 'Graaand <site@graaand.example>',
    to: 'agence@graaand.example',
    siteUrl: 'https://graaand.example',
    ...settings,
  })
  onTestFinished(async () => {
    channel.close()
    await smtp.close()
  })
  const send = (recipient: Recipient, changes: Partial<Lead> = {}, id = 'd1') =>
    channel.send({ id, recipient, lead: { ...lead, ...changes } })
  return { smtp, channel, send }
}

async function receive(recipient: Recipient, changes: Partial<Lead> = {}) {
  const { smtp, send } = await setUp()
  await expect(send(recipient, changes)).resolves.toEqual({ outcome: 'sent', detail: 'SMTP 250' })
  const [received] = smtp.mails
  if (!received) throw new Error('nothing received')
  return received
}

const plain = (html = '') =>
  html
    .replace(/<(?:br|\/(?:p|dd|dt|h1|div))>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test('a mail has the texts that are online when it is sent', async () => {
  const holder = { current: content }
  const { smtp, send } = await setUp({}, { content: holder })
  await send('visitor')
  holder.current = changedContent('company/sentences', (sentences: Sentences) => {
    sentences.answerTime = 'dans la semaine'
  })
  await send('visitor', {}, 'd2')
  const [before, after] = smtp.mails.map(({ mail }) => mail.text)
  expect(before).toContain(content.sentences.answerTime)
  expect(after).toContain('nous vous répondons dans la semaine')
})

test('every form sends a notice to the agency; quote, contact and footer send an acknowledgement', async () => {
  const { channel } = await setUp()
  expect(channel.recipients('quote')).toEqual(['agency', 'visitor'])
  expect(channel.recipients('contact')).toEqual(['agency', 'visitor'])
  expect(channel.recipients('footer')).toEqual(['agency', 'visitor'])
  expect(channel.recipients('comment')).toEqual(['agency'])
  expect(channel.recipients('coming-soon')).toEqual(['agency'])
})

test.each([
  ['2026-12-24T09:00:00Z', 'lundi 28\u00a0décembre, 10\u00a0h.'],
  ['2026-11-23T01:40:00Z', 'lundi 23\u00a0novembre, 18\u00a0h.'],
])('the agency’s mail about a request of %s has the same due time as the desk', async (at, due) => {
  const { mail } = await receive('agency', { receivedAt: Date.parse(at) })
  expect(mail.text).toContain(`Une réponse est attendue avant ${due}`)
})

test('a request released from quarantine is due one working day after its release', async () => {
  const releasedAt = Date.parse('2026-11-25T09:00:00Z')
  const { mail } = await receive('agency', { releasedAt })
  expect(mail.text).toContain('avant jeudi 26\u00a0novembre, 10\u00a0h.')
})

test('the notice names the visitor and the request, with the visitor as reply address', async () => {
  const { envelope, mail } = await receive('agency')
  expect(envelope).toEqual({ from: 'site@graaand.example', to: ['agence@graaand.example'] })
  expect(mail.subject).toBe('Devis G-7KM4-2XR\u00a0: Création de site web')
  expect(mail.from).toMatchObject({ name: 'Graaand', address: 'site@graaand.example' })
  expect(mail.replyTo).toEqual([{ name: 'Claire Benali', address: 'claire@atelier.example' }])
  expect(mail.messageId).toBe('<d1@graaand.example>')
  const pack = 'Pack Professionnel, Site e-commerce'
  for (const words of [mail.text, plain(mail.html)]) {
    for (const value of Object.values({ ...lead.values, pack })) {
      for (const line of value.split('\n')) expect(words).toContain(line)
    }
    expect(words).toContain('G-7KM4-2XR')
    expect(words).toContain('avant lundi 23\u00a0novembre, 18\u00a0h.')
    expect(words).toContain('21\u00a0novembre\u00a02026 à 9\u00a0h\u00a042 (Paris)')
  }
  expect(mail.html).not.toContain('<script>')
  expect(mail.html).toContain(
    'href="mailto:claire@atelier.example?subject=Votre%20demande%20G-7KM4-2XR"',
  )
})

const agencyKinds = [
  ...['question', 'quote-accepted-agency', 'quote-declined-agency', 'quote-withdrawn-agency'],
  'reminder',
] as const

test.each(['jean+web@exemple.fr', 'o’neil&fils=1%2B@exemple.fr', 'inès@hôtel.example'])(
  'text and HTML show the address %s unchanged',
  async (email) => {
    const { mail } = await receive('agency', { values: { ...lead.values, email } })
    expect(mail.text).toContain(`Répondre\u00a0: ${email}\n`)
    expect(plain(mail.html)).toContain(email)
  },
)

test.each([undefined, ...agencyKinds])(
  'every address of MAIL_TO gets the mail to the agency: %s',
  async (kind) => {
    const to = 'Agence <agence@graaand.example>, "Benali, Nina" <nina@graaand.example>'
    const { smtp, channel } = await setUp({}, { to })
    const version = sampleVersion({
      evidence: sampleEvidence,
      withdrawal: sampleWithdrawal,
      declineReason: '',
    })
    const message = kind && {
      ...{ id: 'm1', kind: kind as MessageKind, at: lead.receivedAt, personId: null, author: '' },
      ...{ address: to, subject: 'Rappel', text: '' },
    }
    const sending = { id: 'd1', recipient: 'agency', lead, quote: version } as const
    await expect(channel.send({ ...sending, ...(message && { message }) })).resolves.toEqual({
      outcome: 'sent',
      detail: 'SMTP 250',
    })
    const { envelope, mail } = smtp.mails[0] ?? expect.unreachable()
    expect(envelope.to).toEqual(['agence@graaand.example', 'nina@graaand.example'])
    expect(mail.to).toEqual([
      { name: 'Agence', address: 'agence@graaand.example' },
      { name: 'Benali, Nina', address: 'nina@graaand.example' },
    ])
  },
)

test('a reminder goes only to the assignee', async () => {
  const { smtp, channel } = await setUp()
  const message = {
    ...{ id: 'm1', kind: 'reminder' as const, at: lead.receivedAt, personId: null, author: '' },
    ...{ address: 'nina@graaand.example', subject: 'Rappel', text: '' },
  }
  await channel.send({ id: 'd1', recipient: 'agency', lead, message })
  expect(smtp.mails.map(({ envelope }) => envelope.to)).toEqual([['nina@graaand.example']])
})

test('a reply of the visitor reaches every address of MAIL_TO', async () => {
  const { smtp, send, channel } = await setUp(
    {},
    { to: 'a@graaand.example, N <n@graaand.example>' },
  )
  await send('visitor')
  const { mail } = smtp.mails[0] ?? expect.unreachable()
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([
    'a@graaand.example',
    'n@graaand.example',
  ])
  expect(channel.mailbox?.replyTo).toBe('a@graaand.example, n@graaand.example')
})

test('the history counts refused addresses if others were accepted', async () => {
  const { send } = await setUp(
    { onRecipient: (address) => (address.startsWith('old') ? 550 : 250) },
    { to: 'agence@graaand.example, old@graaand.example' },
  )
  await expect(send('agency')).resolves.toEqual({
    outcome: 'sent',
    detail: 'SMTP 250, refused for 1 of the addresses',
  })
})

test.each(['Nguyễn Văn An', 'محمد الطاهر', 'Łukasz Şükrü Ağaoğlu', 'Γιώργος', 'Дмитрий Щукин'])(
  'a mail to the agency has the name %s in its header, its text and its HTML',
  async (name) => {
    const { mail } = await receive('agency', { values: { ...lead.values, name } })
    expect(mail.replyTo).toEqual([{ name, address: 'claire@atelier.example' }])
    for (const words of [mail.text, plain(mail.html)]) expect(words).toContain(name)
    expect(mail.html).toContain('<dd dir="auto"')
  },
)

test('the acknowledgement has the reference and the next step, and no typed text', async () => {
  const { envelope, mail, raw } = await receive('visitor')
  expect(envelope.to).toEqual(['claire@atelier.example'])
  expect(mail.to).toEqual([{ name: '', address: 'claire@atelier.example' }])
  expect(mail.replyTo).toMatchObject([{ address: 'agence@graaand.example' }])
  expect(mail.subject).toContain('G-7KM4-2XR')
  expect(raw).toMatch(/^Auto-Submitted: auto-replied\r$/m)
  for (const words of [mail.text, plain(mail.html)]) {
    expect(words).toContain('G-7KM4-2XR')
    expect(words).toContain('Création de site web')
    expect(words).toContain('Pack Professionnel, Site e-commerce')
    expect(words).toContain('sous un jour ouvré')
    expect(words).toContain(content.company.email)
    expect(words).not.toMatch(/Claire|Benali|Pézenas|script|39 98/)
  }
  expect(mail.html).toContain('href="https://graaand.example/politique-de-confidentialite"')
})

test('the acknowledgement links to the client’s page, in text and HTML', async () => {
  const { smtp, channel } = await setUp()
  const followUrl = `https://graaand.example/suivi/${'s'.repeat(43)}`
  expect(await channel.send({ id: 'd1', recipient: 'visitor', lead, followUrl })).toMatchObject({
    outcome: 'sent',
  })
  const { mail } = smtp.mails[0] ?? expect.unreachable()
  expect(mail.text).toContain(`Suivre ma demande\u00a0: ${followUrl}\n`)
  expect(mail.text).toContain(`Mes données\u00a0: ${followUrl}/donnees\n`)
  for (const link of [followUrl, `${followUrl}/donnees`]) {
    expect(mail.html).toContain(`<a href="${link}"`)
  }
  for (const words of [mail.text, plain(mail.html)]) {
    expect(words).toContain('ne le transmettez qu’à une personne qui peut décider avec vous')
    expect(words).not.toMatch(/Claire|Benali|Pézenas|script|39 98/)
  }
})

test.each([
  ['visitor', true],
  ['agency', false],
] as const)('the mail to the %s contains a secret link: %s', async (recipient, hasLink) => {
  const { channel } = await setUp()
  expect(channel.carriesLink?.({ recipient, lead })).toBe(hasLink)
})

test('the agency’s mail links to the previews, and the acknowledgement has none of their texts', async () => {
  const answers = {
    name: '<b>Dar Ennour</b>',
    trade: 'hote',
    town: 'Sousse',
    sentence: 'Gagnez sur https://casino.example',
    palette: '#0a7d6b',
  } as const
  const values = { ...lead.values, apercus: encode(answers, 'poster') }
  const { mail } = await receive('agency', { values })
  const link = `https://graaand.example/apercus#${values.apercus}`
  expect(mail.html).toContain(`<a href="${link}"`)
  expect(mail.text).toContain(link)
  for (const words of [mail.text, plain(mail.html)]) {
    for (const [label, value] of inWords(answers))
      expect(words).toContain(`${label}\u00a0: ${value}`)
    expect(words).toContain('Préférence\u00a0: L’affiche')
  }
  expect(mail.html).not.toContain('<b>')

  const { raw, mail: answer } = await receive('visitor', { values })
  for (const words of [answer.text, plain(answer.html)])
    expect(words).toContain('Vos trois aperçus')
  expect(raw + answer.text).not.toMatch(/Ennour|casino|apercus#/)
})

test('a mail without a file has no picture and no attachment', async () => {
  const { mail } = await receive('agency')
  expect(mail.attachments).toEqual([])
  expect(mail.html).not.toContain('<img')
})

test('the footer of the text is behind the separator of signatures', async () => {
  for (const recipient of ['agency', 'visitor'] as const) {
    const { mail } = await receive(recipient)
    expect(mail.text).toContain('\n-- \n')
  }
})

test('the ids of a sender with accents in its domain are in ASCII', async () => {
  const { smtp, channel } = await setUp({}, { from: 'site@agence-créative.fr' })
  const message = {
    ...{ id: 'm1', kind: 'answer' as const, at: 0, personId: null, author: 'Nina' },
    ...{ address: 'claire@atelier.example', subject: 'Réponse', text: 'Bonjour' },
  } as const
  await channel.send({ id: 'd2', recipient: 'visitor', lead, message, thread: ['d1'] })
  const { raw } = smtp.mails[0] ?? expect.unreachable()
  for (const name of ['Message-ID', 'In-Reply-To', 'References']) {
    expect(raw).toMatch(new RegExp(`^${name}: <d\\d@xn--agence-crative-jkb.fr>\r$`, 'm'))
  }
  expect(raw).not.toMatch(/[^\0-\x7f]/)
})

test('an address with accents before its @ is in the mail to the agency, not in its header', async () => {
  const { raw, mail } = await receive('agency', {
    values: { ...lead.values, email: 'zoé@exemple.fr' },
  })
  expect(raw).not.toMatch(/[^\0-\x7f]/)
  expect(raw).not.toMatch(/^Reply-To/m)
  expect(mail.text).toContain('zoé@exemple.fr')
})

test.each([
  ['https://www.graaand.example', 'www.graaand.example'],
  [undefined, undefined],
  ['http://localhost:3000', undefined],
])('with SITE_URL %s the greeting has the name %s', async (siteUrl, name) => {
  const hello = vi.fn<(name: string) => void>()
  const { send } = await setUp({ onHello: hello }, { siteUrl })
  await send('agency')
  if (name) expect(hello).toHaveBeenCalledWith(name)
  else expect(hello).not.toHaveBeenCalledWith('localhost')
})

test('without SITE_URL the acknowledgement has no link', async () => {
  const { smtp, send } = await setUp({}, { siteUrl: undefined })
  await send('visitor')
  expect(smtp.mails[0]?.mail.html).not.toContain('https://')
})

test.each<[Lead['form'], Record<string, string>, string]>([
  [
    'contact',
    { name: 'Inès', email: 'ines@exemple.fr', phone: '1', message: 'Bonjour' },
    'Message',
  ],
  [
    'footer',
    { name: 'Inès', email: 'ines@exemple.fr', phone: '', description: '' },
    'Petit message',
  ],
  ['comment', { name: 'Inès', email: 'ines@exemple.fr', comment: 'Bravo' }, 'Commentaire'],
  ['coming-soon', { email: 'ines@exemple.fr' }, 'Inscription'],
])('a lead of the %s form reaches the agency', async (form, values, kind) => {
  const { mail } = await receive('agency', { form, values })
  expect(mail.subject).toBe(`${kind} G-7KM4-2XR`)
  for (const value of Object.values(values)) expect(mail.text).toContain(value)
  expect(mail.text).not.toContain('undefined')
  expect(mail.text).not.toMatch(/^(Téléphone|Projet)\u00a0: $/m)
})

test('a repeated delivery has the same Message-ID, another delivery a different one', async () => {
  const { smtp, send } = await setUp()
  await send('agency', {}, 'd1')
  await send('agency', {}, 'd1')
  await send('visitor', {}, 'd2')
  expect(smtp.mails.map(({ mail }) => mail.messageId)).toEqual([
    '<d1@graaand.example>',
    '<d1@graaand.example>',
    '<d2@graaand.example>',
  ])
})

test.each<Record<string, string>>([
  { name: 'Claire\r\nBcc: tous@exemple.fr' },
  { email: 'claire@exemple.fr\nBcc: tous@exemple.fr' },
  { service: 'Site\r\n\r\nAutre texte' },
])('a line break in a header is refused before sending: %j', async (change) => {
  const { smtp, send } = await setUp()
  const values = { ...lead.values, ...change }
  await expect(send('agency', { values })).resolves.toMatchObject({ outcome: 'dead' })
  expect(smtp.mails).toEqual([])
})

test('a permanently refused recipient is a permanent error, recorded without the address', async () => {
  const { send } = await setUp({ onRecipient: () => 550 })
  await expect(send('visitor')).resolves.toEqual({
    ...{ outcome: 'dead', cause: 'recipient' },
    detail: 'SMTP 550 on recipient',
  })
})

test.each([
  ['550', 'dead', 'recipient'],
  ['550 5.1.1', 'dead', 'recipient'],
  ['552 5.2.2', 'dead', 'recipient'],
  ['553 5.6.7', 'dead', 'accented'],
  ['553 5.7.1', 'retry', 'permission'],
  ['554 5.7.1', 'retry', 'permission'],
  ['550 5.1.8', 'retry', 'sender'],
  ['450 4.2.0', 'retry', 'later'],
])('a recipient refused by %s: %s, because of %s', async (reply, outcome, cause) => {
  const { send } = await setUp({ onRecipient: () => reply })
  const [code, enhanced] = reply.split(' ')
  await expect(send('agency')).resolves.toEqual({
    ...{ outcome, cause },
    detail: ['SMTP', code, enhanced, 'on recipient'].filter(Boolean).join(' '),
  })
})

test('a refused message is tried again, because only a refused recipient is final', async () => {
  const { send } = await setUp({ onMessage: () => 554 })
  await expect(send('agency')).resolves.toMatchObject({ outcome: 'retry', cause: 'message' })
})

test('addresses refused for now get the mail later, alone, with the same Message-ID', async () => {
  let isKnown = false
  const { smtp, channel } = await setUp(
    { onRecipient: (address) => (address.startsWith('nina') && !isKnown ? '450 4.7.1' : 250) },
    { to: 'agence@graaand.example, nina@graaand.example' },
  )
  const sending = { id: 'd1', recipient: 'agency', lead } as const
  const first = await channel.send(sending)
  expect(first).toEqual({
    ...{ outcome: 'retry', cause: 'some', remaining: ['nina@graaand.example'] },
    detail: 'SMTP 250, later for 1 of the addresses',
  })
  isKnown = true
  const again = await channel.send({ ...sending, remaining: ['nina@graaand.example'] })
  expect(again).toMatchObject({ outcome: 'sent' })
  expect(smtp.mails.map(({ envelope }) => envelope.to)).toEqual([
    ['agence@graaand.example'],
    ['nina@graaand.example'],
  ])
  expect(new Set(smtp.mails.map(({ mail }) => mail.messageId)).size).toBe(1)
})

test.each([
  ['a recipient', { onRecipient: () => 451 }],
  ['a message', { onMessage: () => 452 }],
])('%s that is refused temporarily is retried', async (_, options) => {
  const { send } = await setUp(options)
  await expect(send('agency')).resolves.toMatchObject({ outcome: 'retry' })
})

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['CERT_NOT_YET_VALID', 'certificate'],
  ['CERT_HAS_EXPIRED', 'expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'other-name'],
])('a certificate refused with %s has the cause %s', (originalCode, cause) => {
  const error = Object.assign(new Error(''), { code: 'ESOCKET', originalCode, command: 'CONN' })
  const detail = `SMTP ${originalCode} on CONN`
  expect(judge(error)).toEqual({ outcome: 'retry', cause, detail })
})

test('a closed port and a name without a server are told apart', async () => {
  const { smtp, send } = await setUp()
  await smtp.close()
  await expect(send('agency')).resolves.toEqual({
    ...{ outcome: 'retry', cause: 'closed', detail: 'SMTP ECONNREFUSED on CONN' },
  })
  const unknown = { code: 'EDNS', originalCode: 'ENOTFOUND', command: 'CONN' }
  expect(judge(Object.assign(new Error(''), unknown))).toMatchObject({ cause: 'unknown-host' })
})

test('a server that never greets, and one that never answers the final dot, are too slow', async () => {
  const held = Promise.withResolvers<void>()
  const silent = await setUp(
    { onGreeting: () => held.promise },
    { limits: { beforeData: 100, afterData: 60_000 } },
  )
  await expect(silent.send('agency')).resolves.toMatchObject({ outcome: 'retry', cause: 'slow' })
  held.resolve()
  const hanging = await setUp(
    { onMessage: () => 'hang' },
    { limits: { beforeData: 60_000, afterData: 100 } },
  )
  await expect(hanging.send('agency')).resolves.toEqual({
    ...{ outcome: 'retry', cause: 'slow' },
    detail: 'SMTP ETIMEDOUT SOCKET_TIMEOUT on CONN',
  })
})
