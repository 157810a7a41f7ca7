import { sampleEvidence, sampleVersion, sampleWithdrawal } from '../quotes/sample-version.ts'
import type { QuoteMessageKind } from '../store/engine/tables.ts'
import type { Lead, Message } from '../store/leads/leads-store.ts'
import type { Enclosure } from './channel.ts'

export const siteUrl = 'https://graaand.example'
export const followUrl = `${siteUrl}/suivi/${'s'.repeat(43)}`

export const lead: Lead = {
  id: '0b6e3f40-ab12-4cd3-9e8f-0123456789ab',
  reference: 'G-7KM4-2XR',
  form: 'quote',
  values: {
    name: 'Paul Garrigue',
    email: 'paul@table-garrigue.example',
    phone: '+33 6 39 98 00 58',
    description: 'Un site pour mon restaurant.',
  },
  page: '/devis',
  notice: '2026-11-22',
  receivedAt: Date.parse('2026-11-10T14:20:00Z'),
}

const message = (kind: QuoteMessageKind, changes: Partial<Message> = {}): Message => ({
  id: 'm1',
  kind,
  at: Date.parse('2026-11-20T09:00:00Z'),
  personId: null,
  author: 'le site',
  address: isForAgency(kind) ? 'agence@graaand.example' : 'paul@table-garrigue.example',
  subject: '',
  text: '',
  ...(kind !== 'link' && { quote: { id: 'q1', version: 2 } }),
  ...changes,
})

export const isForAgency = (kind: QuoteMessageKind) =>
  kind === 'question' || kind.endsWith('-agency')

const accepted = sampleVersion({ evidence: sampleEvidence })
const withdrawn = sampleVersion({ evidence: sampleEvidence, withdrawal: sampleWithdrawal })
const weekBefore = Date.parse('2026-12-13T09:00:00Z')

export const enclosures: Record<QuoteMessageKind, Enclosure> = {
  link: { followUrl },
  question: { quote: sampleVersion() },
  quote: { followUrl, quote: sampleVersion() },
  'quote-reminder': { followUrl, quote: sampleVersion(), leavesAt: weekBefore },
  'quote-accepted': { followUrl, quote: accepted },
  'quote-accepted-agency': { quote: accepted },
  'quote-declined-agency': { quote: sampleVersion({ declineReason: 'Trop cher' }) },
  'quote-withdrawn': { quote: withdrawn },
  'quote-withdrawn-agency': { quote: withdrawn },
}
export const kinds = Object.keys(enclosures) as QuoteMessageKind[]

/** Returns a mail about the sample quote, as a channel gets it. */
export function outgoing(
  kind: QuoteMessageKind,
  changes: Enclosure = {},
  said: Partial<Message> = {},
) {
  const recipient = isForAgency(kind) ? ('agency' as const) : ('visitor' as const)
  return {
    id: 'd3',
    recipient,
    lead,
    message: message(kind, said),
    ...enclosures[kind],
    ...changes,
  }
}
