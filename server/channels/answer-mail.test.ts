import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { everyHostile } from '../../tools/prove/fuzz/hostile.ts'
import { anyText } from '../../tools/test/any-text.ts'
import { startFakeSmtp } from '../../tools/test/fake-mail.ts'
import type { Lead, Message } from '../store/leads/records.ts'
import { layOut } from './mail-layout.ts'
import { answerContent } from './mails.ts'
import { createSmtpChannel } from './smtp.ts'

const content = loadContent()
const site = { content, siteUrl: 'https://graaand.example' }

const lead: Lead = {
  id: '0b6e3f40-ab12-4cd3-9e8f-0123456789ab',
  reference: 'G-7KM4-2XR',
  form: 'quote',
  values: {
    name: 'Hélène Vidal',
    email: 'h.vidal@cabinet.example',
    description: 'Un cabinet à Sète.\nUne place avant Noël ?',
  },
  page: '/devis',
  notice: '2026-11-21',
  receivedAt: Date.UTC(2026, 10, 20, 13, 32),
}

const answer: Message = {
  id: 'm1',
  kind: 'answer',
  at: Date.UTC(2026, 10, 23, 10, 44),
  personId: 'p1',
  author: 'Nina Ferrand',
  address: 'h.vidal@cabinet.example',
  subject: 'Votre demande G-7KM4-2XR',
  text: 'Bonjour Hélène Vidal,\n\nSeriez-vous libre mardi ?\nOu mercredi ?\n\nNina, Graaand',
}

async function setUp(settings = {}) {
  const smtp = await startFakeSmtp()
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
  return { smtp, channel }
}

async function receive(
  { message = {}, values = {} }: { message?: Partial<Message>; values?: Lead['values'] } = {},
  { thread = [] as string[], recipient = 'visitor' as 'visitor' | 'agency' } = {},
) {
  const { smtp, channel } = await setUp()
  const sending = await channel.send({
    id: 'd3',
    recipient,
    lead: { ...lead, values: { ...lead.values, ...values } },
    message: { ...answer, ...message },
    thread,
  })
  expect(sending).toEqual({ outcome: 'sent', detail: 'SMTP 250' })
  const [received] = smtp.mails
  if (!received) throw new Error('nothing received')
  return received
}

test('an answer has its writer as sender, and the agency as reply address', async () => {
  const { envelope, mail, raw } = await receive()
  expect(envelope).toEqual({ from: 'site@graaand.example', to: ['h.vidal@cabinet.example'] })
  expect(mail).toMatchObject({
    subject: 'Votre demande G-7KM4-2XR',
    from: { name: 'Nina, Graaand', address: 'site@graaand.example' },
    to: [{ name: '', address: 'h.vidal@cabinet.example' }],
    replyTo: [{ address: 'agence@graaand.example' }],
    messageId: '<d3@graaand.example>',
  })
  expect(raw).not.toMatch(/^Auto-Submitted:/im)
})

test('an answer is in the thread of earlier mails to the same client', async () => {
  const { mail } = await receive({}, { thread: ['d1', 'd2'] })
  expect(mail.inReplyTo).toBe('<d2@graaand.example>')
  expect(mail.references).toBe('<d1@graaand.example> <d2@graaand.example>')
  const { mail: alone } = await receive()
  expect([alone.inReplyTo, alone.references]).toEqual([undefined, undefined])
})

test('an answer has the typed text, with the quoted message below', async () => {
  const { mail } = await receive()
  expect(mail.text).toBe(
    [
      answer.text,
      'Le 20\u00a0novembre, vous écriviez\u00a0:\n> Un cabinet à Sète.\n> Une place avant Noël ?',
      '-- ',
    ].join('\n\n') + (mail.text?.slice(mail.text.indexOf('\n\n-- ') + 5) ?? ''),
  )
  for (const { phone } of content.company.offices) expect(mail.text).toContain(phone.label)
  expect(mail.html).toContain('mardi ?<br>Ou mercredi ?</p>')
  expect(mail.html).toMatch(
    /<blockquote[^>]*>Le 20\u00a0novembre.*<div dir="auto">Un cabinet à Sète\.<br>/,
  )
  expect(mail.html).not.toContain('<h1')
  const policy = 'https://graaand.example/politique-de-confidentialite'
  for (const words of [mail.text, mail.html]) expect(words).toContain(policy)
  const drawn = layOut(answerContent(answer, lead, site), site)
  expect(drawn.text.trim()).toBe(mail.text?.trim())
  expect(drawn.html.trim()).toBe(mail.html?.trim())
})

test('an answer contains no tracking', async () => {
  const { mail } = await receive()
  const sources = mail.html?.match(/(?:src|background|url)\s*[=(]\s*["']?[^"' )>]+/gi) ?? []
  expect(sources.filter((source) => !/cid:|background:#/.test(source))).toEqual([])
})

test('the quote of a long request is truncated without splitting a character', async () => {
  const { mail } = await receive({ values: { description: `${'é'.repeat(599)}👩‍🎨 et la suite` } })
  expect(mail.text).toContain(`> ${'é'.repeat(599)}👩…\n`)
  expect(mail.html).not.toContain('suite')
  expect(mail.text).not.toContain('\ufffd')
})

test.each(['\n', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'])(
  'text of the client after %j is still quoted',
  async (lineBreak) => {
    const description = `Un site.${lineBreak}Nina, Graaand : voici notre compte en banque.`
    const { mail } = await receive({ values: { description } })
    const quoted = mail.text
      ?.split(/[\n\r\u2028\u2029\u0085\v\f]/)
      .find((line) => /banque/.test(line))
    expect(quoted).toMatch(/^> /)
  },
)

test('the answer to a request without text has no quotation', async () => {
  const { mail } = await receive({ values: { description: '' } })
  expect(mail.text).not.toContain('vous écriviez')
  expect(mail.html).not.toContain('<blockquote')
})

test.each([{ subject: 'Bonjour\r\nBcc: tous@exemple.fr' }, { author: 'Nina\nBcc:' }])(
  'a line break in a header is refused before sending: %j',
  async (change) => {
    const { smtp, channel } = await setUp()
    const message = { ...answer, ...change }
    const sending = await channel.send({ id: 'd3', recipient: 'visitor', lead, message })
    expect(sending).toMatchObject({ outcome: 'dead' })
    expect(smtp.mails).toEqual([])
  },
)

const word = fc.oneof(fc.constantFrom(...everyHostile), anyText())

test('text of client and writer cannot add a header, a recipient or a tag', {
  tags: 'thorough',
}, async () => {
  const { smtp, channel } = await setUp()
  const names =
    'from to reply-to subject message-id in-reply-to references date mime-version content-type'
  const expected = new Set(names.split(' '))
  const tagsOf = (html: string) =>
    html.replace(/<br>|<span style="white-space:nowrap">|<\/span>/g, '').match(/</g)?.length
  const plain = tagsOf(layOut(answerContent({ ...answer, text: 'x' }, lead, site), site).html) ?? 0
  await fc.assert(
    fc.asyncProperty(word, word, word, async (subject, text, description) => {
      const message = { ...answer, subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' '), text }
      const typed = { ...lead, values: { ...lead.values, description: `x${description}` } }
      const delivery = { id: 'd3', recipient: 'visitor', thread: ['d1'] } as const
      const sending = await channel.send({ ...delivery, lead: typed, message })
      expect(sending.outcome).toBe('sent')
      const received = smtp.mails.at(-1)
      expect(received?.envelope.to).toEqual(['h.vidal@cabinet.example'])
      const keys = received?.mail.headers.map(({ key }) => key) ?? []
      expect(keys.filter((key) => !expected.has(key))).toEqual([])
      expect(new Set(keys).size).toBe(keys.length)
      const paragraphs = 2 * (text.split(/\n{2,}/).length - 1)
      expect(tagsOf(layOut(answerContent(message, typed, site), site).html)).toBe(
        plain + paragraphs,
      )
    }),
    { numRuns: 25 },
  )
})

test('a reminder has the reference and the link, and no text of the client', async () => {
  const reminder = {
    kind: 'reminder',
    text: '',
    subject: 'Rappel',
    address: 'nina@graaand.example',
  }
  const { envelope, mail, raw } = await receive(
    { message: reminder as Partial<Message> },
    { recipient: 'agency' },
  )
  expect(envelope.to).toEqual(['nina@graaand.example'])
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  const address = 'https://graaand.example/bureau/demandes/G-7KM4-2XR'
  for (const words of [mail.text, mail.html]) {
    expect(words).toContain(address)
    expect(words).not.toMatch(/Hélène|Vidal|cabinet|Sète/)
  }
})

test('with SITE_URL, the notice to the agency links to the desk', async () => {
  const { smtp, channel } = await setUp()
  await channel.send({ id: 'd1', recipient: 'agency', lead })
  const address = 'https://graaand.example/bureau/demandes/G-7KM4-2XR'
  expect(smtp.mails[0]?.mail.html).toContain(`<a href="${address}"`)
  expect(smtp.mails[0]?.mail.text).toContain(`Ouvrir dans le bureau\u00a0: ${address}\n`)

  const { smtp: other, channel: unknown } = await setUp({ siteUrl: undefined })
  await unknown.send({ id: 'd1', recipient: 'agency', lead })
  expect(other.mails[0]?.mail.html).not.toContain('bureau')
})

test('a mail that is not stored is sent at once, and returns its result', async () => {
  const { smtp, channel } = await setUp()
  const content = { subject: 'Invitation', paragraphs: ['Bienvenue'], facts: [] }
  const send = () => channel.sendNow?.('karim@graaand.example', content)
  await expect(send()).resolves.toMatchObject({ outcome: 'sent' })
  expect(smtp.mails[0]?.envelope.to).toEqual(['karim@graaand.example'])
  smtp.goAway()
  await expect(send()).resolves.toMatchObject({ outcome: 'retry' })
  await smtp.comeBack()
})
