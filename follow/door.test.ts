import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { documentOf } from '#quotes/document.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import type { ViewOf } from '#server/http/follow/drawing.ts'
import { sampleQuote } from '../tools/test/sample-quote.ts'
import { drawFollow } from './door.tsx'
import { paymentName } from './words.ts'

const view = (content: QuoteVersion): ViewOf<'devis'> => ({
  content,
  number: content.number ?? '',
  digest: 'd'.repeat(64),
  progress: { timeZone: 'Europe/Paris', receivedAt: 0, readAt: 0, sentAt: 0, acceptedAt: null },
  previews: null,
  question: {
    id: 'id',
    text: '',
    error: null,
    timeZone: 'Europe/Paris',
    asked: [],
    waitsSince: null,
  },
  others: [],
  pageCount: 2,
  closesRequest: true,
  decline: { reason: '', error: null },
})

function wordsOf(content: QuoteVersion): string {
  const frame = { base: '/suivi/secret', alert: null }
  const assets = { styles: ['/suivi.css'], fonts: [] }
  return drawFollow({ page: 'devis', view: view(content) }, frame, loadContent(), assets)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

const franchise: QuoteVersion = {
  ...sampleQuote,
  exempt: true,
  lines: sampleQuote.lines.map((line) => ({ ...line, vat: 0 })),
}
const dinars: QuoteVersion = {
  ...sampleQuote,
  seller: 'TN',
  currency: 'tnd',
  client: { ...sampleQuote.client, country: 'TN' },
  lines: sampleQuote.lines.map((line) => ({ ...line, vat: 1900 })),
}
const severalPayments: QuoteVersion = {
  ...sampleQuote,
  note: 'Une remarque.\nUne autre.',
  deposit: 0,
  instalments: [{ share: 5000, when: 'à la maquette' }],
}

test.each<[string, QuoteVersion]>([
  ['the quote of the design', sampleQuote],
  ['a quote without VAT', franchise],
  ['a quote in dinars', dinars],
  ['a quote paid in several parts', severalPayments],
])('the page shows every text of the quote’s document: %s', (_, content) => {
  const page = wordsOf(content)
  const { table, payment, calendar, conditions, notIncluded, note, subject, validity } =
    documentOf(content)
  const said = [
    ...table.lines.flatMap(({ label, detail, quantity, price, total }) => [
      ...[label, detail, quantity, price, total],
    ]),
    ...table.sums.flatMap(({ label, amount }) => [label, amount]),
    ...[table.total.label, table.total.amount, ...table.vatNotes],
    ...payment.rows.flatMap(({ label, amount }) => [paymentName(label), amount]),
    ...[calendar.duration, ...calendar.rows.flatMap(({ label, text }) => [label, text])],
    ...conditions.entries.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ...(notIncluded?.paragraphs ?? []),
    ...(note?.paragraphs ?? []),
    ...[subject.text, validity],
  ]
  expect(said.filter((words) => !page.includes(words))).toEqual([])
})
