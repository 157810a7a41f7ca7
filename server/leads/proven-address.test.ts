import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { drawFollow } from '#follow/door.tsx'
import { documentOf } from '#quotes/document.ts'
import { asSigned } from '#quotes/signing.ts'
import { newLead, unhandled } from '#workshop/requests.ts'
import { outgoing, siteUrl } from '../../tools/test/sample-mails.ts'
import { sampleEvidence, sampleVersion } from '../../tools/test/sample-version.ts'
import { contentOf } from '../channels/content-of.ts'
import { layOut } from '../channels/mail-layout.ts'
import { sentView } from '../http/desk/devis/quote-sent-view.ts'
import { exportOf } from '../http/follow/own-data.ts'
import { quoteDrawing } from '../http/follow/views.ts'
import type { Visit } from '../http/follow/visit.ts'
import type { LeadWithDeliveries } from '../store/leads/records.ts'
import type { QuoteRecord } from '../store/quotes/records.ts'
import { toJson } from './exports/export-leads.ts'
import { printQuotes } from './exports/print-quotes.ts'

const content = loadContent()
const [proven, copy, printed] = ['claire@proven.example', 'paul@copy.example', 'paul@quote.example']

const evidence = { ...sampleEvidence, linkSentTo: proven, email: copy }
const sample = sampleVersion()
const { client } = sample.content
const version = sampleVersion({
  content: { ...sample.content, client: { ...client, email: printed } },
  clientEmail: copy,
  evidence,
})
const lead: LeadWithDeliveries = { ...newLead(), deliveries: [], handling: unhandled }
const record: QuoteRecord = {
  ...{ id: 'quote', number: version.content.number, seller: 'FR', createdAt: 0, draft: null },
  ...{ lead: { id: lead.id, reference: lead.reference }, versions: [version] },
}
const now = evidence.at + 60_000
const sent = { ...record, number: record.number ?? '', last: version }
const visit: Visit = {
  ...{ base: '/suivi/secret', sentTo: proven, isContractOnly: false, lead, quotes: [sent] },
  ...{ current: sent, timeZone: 'Europe/Paris' },
}

const mailOf = (kind: 'quote-accepted' | 'quote-accepted-agency') =>
  layOut(contentOf(outgoing(kind, { quote: version }), { content, siteUrl }), { content, siteUrl })
    .text

/** Text of each place beside the word that announces the address to which the link went. */
const places: Record<string, () => string | Promise<string>> = {
  'the desk': () => {
    const { facts } = sentView(record, version, { lead, now, canMail: true })
    return facts.find(({ label }) => label === 'Adresse')?.value ?? ''
  },
  'the contract': () => {
    const signed = asSigned(version.content, evidence)
    return (
      /"Lien envoyé à","text":"([^"]*)"/.exec(JSON.stringify(documentOf(signed, evidence)))?.[1] ??
      ''
    )
  },
  'the client’s page': async () => {
    const store = { follow: { firstRead: async () => null } } as never
    const drawing = await quoteDrawing(visit, sent, { store, clock: { now: () => now } as never })
    const frame = { base: visit.base, alert: null }
    const page = drawFollow(drawing, frame, content, { styles: [], fonts: [] })
    return /Lien envoyé à<\/dt><dd[^>]*>(.*?)<\/dd>/.exec(page)?.[1]?.replace(/<[^>]*>/g, '') ?? ''
  },
  'the client’s mail': () =>
    /lien a été envoyé \((.*?)\)/.exec(mailOf('quote-accepted').replace(/\s+/g, ' '))?.[1] ?? '',
  'the agency’s mail': () =>
    /Lien envoyé à.*?(\S+@\S+)/s.exec(mailOf('quote-accepted-agency'))?.[1] ?? '',
  'the terminal': () => /Lien envoyé à.*?(\S+@\S+)/.exec(printQuotes([record], now))?.[1] ?? '',
  'the export': async () => {
    const handling = { ...unhandled, quotes: [record] }
    const [exported] = JSON.parse((await Array.fromAsync(toJson([{ ...lead, handling }]))).join(''))
    return exported.quotes[0].versions[0].evidence.linkSentTo
  },
  'the client’s own data': () =>
    exportOf(visit, now).quotes[0]?.versions[0]?.evidence?.linkSentTo ?? '',
}

test.each(Object.entries(places))(
  '%s names the address that the link went to as the proven one',
  async (_, read) => {
    const said = await read()
    expect(said).toContain(proven)
    expect(said).not.toContain(copy)
    expect(said).not.toContain(printed)
  },
)
