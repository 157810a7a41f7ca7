import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { documentOf } from '#quotes/document.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { totalsOf } from '#quotes/totals.ts'
import { anyQuote } from '../../tools/test/any-quote.ts'
import { readPdf } from '../../tools/test/read-pdf.ts'
import { sampleAcceptance } from '../../tools/test/sample-quote.ts'
import { sampleEvidence, sampleVersion } from '../../tools/test/sample-version.ts'
import { drawQuotePdf } from '../quotes/pdf.ts'
import type { Lead } from '../store/leads/records.ts'
import { layOut } from './mail-layout.ts'
import { acceptedAgencyContent } from './quote-agency-mails.ts'
import { acceptedContent, quoteReminderContent, sentContent } from './quote-mails.ts'

const lead: Lead = {
  id: '0b6e3f40-ab12-4cd3-9e8f-0123456789ab',
  reference: 'G-7KM4-2XR',
  form: 'quote',
  values: {},
  page: '/devis',
  notice: '2026-11-22',
  receivedAt: 0,
}

const site = { content: loadContent(), siteUrl: undefined }

const squeezed = (text: string) => text.replace(/\s+/g, ' ')

function mailsOf(content: QuoteVersion) {
  const evidence = { ...sampleEvidence, kind: content.client.kind }
  const quote = sampleVersion({ content, evidence })
  const delivery = { id: 'd', recipient: 'visitor', lead, quote } as const
  const drawings = [sentContent, quoteReminderContent, acceptedContent, acceptedAgencyContent]
  const mails = drawings.map((draw) => layOut(draw(delivery, site), site))
  return mails.flatMap(({ text, html }) => [text, html].map(squeezed))
}

const amountsIn = (text: string) => text.match(/\d[\d\s]*,\d{2,3}\s(?:€|TND)/g) ?? []

test('every amount in the mails of 2,000 random quotes is in the document of page and PDF', {
  tags: 'thorough',
}, () => {
  fc.assert(
    fc.property(anyQuote, (content) => {
      const words = documentOf(content)
      const { total, deposit } = totalsOf(content)
      const known = new Set([
        squeezed(words.table.total.amount),
        ...words.payment.rows.map(({ amount }) => squeezed(amount)),
      ])
      for (const mail of mailsOf(content)) {
        expect(mail).toContain(squeezed(words.table.total.amount))
        for (const amount of amountsIn(mail)) expect(known).toContain(amount)
      }
      const client = mailsOf(content)[4] ?? ''
      const asked = squeezed(words.payment.rows[0]?.amount ?? '')
      if (content.deposit > 0) expect(client).toContain(`La facture d’acompte, ${asked}`)
      expect(deposit).toBeLessThanOrEqual(total)
    }),
    { numRuns: 2_000 },
  )
})

test('the dates and amounts of the acceptance mail are in the client’s PDF', {
  tags: 'thorough',
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyQuote, async (content) => {
      const paper = await readPdf(await drawQuotePdf(content, sampleAcceptance))
      const seen = squeezed(paper.items.map(({ text }) => text).join(' '))
      const accepted = mailsOf(content)[4] ?? ''
      const dates = /\d{1,2}(?:er)? \p{L}+ 20\d\d/gu
      for (const said of [...amountsIn(accepted), ...(accepted.match(dates) ?? [])]) {
        expect(seen).toContain(said)
      }
    }),
    { numRuns: 12 },
  )
})
