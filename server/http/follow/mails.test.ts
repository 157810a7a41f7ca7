import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { acceptance } from '#workshop/client.ts'
import { followSite, headingOf, origin } from '#workshop/follow.ts'
import { anyQuote } from '../../../tools/test/any-quote.ts'
import { startFakeSmtp } from '../../../tools/test/fake-mail.ts'
import { layOut } from '../../channels/mail-layout.ts'
import { sentContent } from '../../channels/quote-mails.ts'
import { createSmtpChannel } from '../../channels/smtp.ts'
import { Deliverer } from '../../leads/outbox/deliver.ts'
import { submitLead } from '../../leads/submit-lead.ts'

const published = loadContent()

async function setUp() {
  const site = await followSite()
  const { store, clock } = site
  const smtp = await startFakeSmtp()
  const channel = createSmtpChannel({
    content: { current: published },
    url: smtp.url,
    from: 'Graaand <site@graaand.example>',
    to: site.mail.agency,
    siteUrl: origin,
  })
  const log = { info() {}, error() {} }
  const random = () => 0.5
  const deliverer = new Deliverer({
    store,
    clock,
    log,
    random,
    channels: [channel],
    siteUrl: origin,
  })
  onTestFinished(async () => {
    await deliverer.stop(1_000)
    channel.close()
    await smtp.close()
  })
  deliverer.start()
  let seen = 0
  async function received(address: string) {
    deliverer.wake()
    await deliverer.settled()
    const fresh = smtp.mails.slice(seen)
    seen = smtp.mails.length
    return fresh.filter(({ envelope }) => envelope.to.includes(address)).map(({ mail }) => mail)
  }
  const linkIn = (text = '') =>
    new RegExp(`${origin}(/suivi/[\\w-]{43})(?![\\w-])`).exec(text)?.[1] ?? ''
  const open = async (text?: string) => headingOf(await site.app.request(linkIn(text)))
  const submit = (form: 'quote' | 'comment') =>
    submitLead(
      { form, values: { name: 'Inès', email: 'ines@exemple.fr' }, page: '/devis' },
      { store, channels: [channel], clock, random: Math.random },
    )
  return { ...site, received, linkIn, open, submit }
}

const client = 'paul@table-garrigue.example'
const squeezed = (text: string) => text.replace(/\s+/g, ' ')
const seenIn = (html: string) =>
  squeezed(
    html
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  )

test('the link of an acknowledgement opens the page of its request', async () => {
  const { submit, received, open } = await setUp()
  await submit('quote')
  const [mail] = await received('ines@exemple.fr')
  expect(await open(mail?.text)).toBe('Votre demande est bien arrivée.')
  await submit('comment')
  expect(await received('ines@exemple.fr')).toEqual([])
})

test('links and files of the mails match the pages from a quote to its withdrawal', async () => {
  const { received, open, send, post, get } = await setUp()
  const quote = await send()
  const [sent] = await received(client)
  expect(await open(sent?.text)).toBe('Votre devis est prêt.')
  const fileOf = (from?: { attachments: { mimeType: string; content: unknown }[] }) =>
    Buffer.from(
      from?.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
        ?.content as ArrayBuffer,
    )
  expect(fileOf(sent)).toEqual(quote.pdf)

  const path = `/devis/${quote.number}`
  await post(`${path}/accepter`, acceptance(quote))
  const kept = Buffer.from(await (await get(`${path}.pdf?exemplaire=signe`)).arrayBuffer())
  const [confirmed] = await received(client)
  expect(fileOf(confirmed)).toEqual(kept)
  expect(await open(confirmed?.text)).toMatch(/^Devis accepté le /)
  const page = seenIn(await (await get(path)).text())
  const said = squeezed(confirmed?.text ?? '')
  for (const words of [/[\d ]+,\d\d €/, /\d+ \S+ 20\d\d à \d+ h \d\d/]) {
    expect(page).toContain(words.exec(said)?.[0]?.trim())
  }

  await post(`${path}/confirmer`, { version: '1', name: 'Paul Garrigue', email: client })
  const [receipt] = await received(client)
  const [, declared = ''] = /«.(.*?).»/s.exec(receipt?.text ?? '') ?? []
  expect(declared).toContain('je renonce au contrat')
  const after = seenIn(await (await get(path)).text())
  expect(after).toContain(squeezed(declared))
})

test('a new link opens the page, and ends the former link', async () => {
  const { received, open, get, store, clock, mail } = await setUp()
  expect((await get()).status).toBe(200)
  clock.advance(1)
  await store.follow.requestLink(client, clock.now(), 0, mail)
  const [renewed] = await received(client)
  expect(await open(renewed?.text)).toBe('Votre demande est bien arrivée.')
  expect((await get()).status).toBe(404)
})

test('page and mail of any quote have the same total and last day', {
  tags: 'thorough',
}, async () => {
  const { send, get, store, lead } = await setUp()
  const words = { content: published, siteUrl: origin }
  await fc.assert(
    fc.asyncProperty(anyQuote, async (content) => {
      const { quoteId, number } = await send({ ...content, seller: 'FR' })
      const [version] = (await store.quotes.find(quoteId))?.versions ?? []
      if (!version) return expect.unreachable()
      const { text } = layOut(
        sentContent({ id: 'd', recipient: 'visitor', lead, quote: version }, words),
        words,
      )
      const page = seenIn(await (await get(`/devis/${number}`)).text())
      const [, total = ''] = /Total\s:\s([\d\s]+,\d{2,3}\s(?:€|TND))/.exec(text) ?? []
      expect(total).not.toBe('')
      expect(page).toContain(squeezed(total))
      expect(page).toContain('20 décembre 2026')
    }),
    { numRuns: 40 },
  )
})
