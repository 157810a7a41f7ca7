import { reminderMail } from '#content/company/mail.ts'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { type Enclosure, isAcknowledged, type Outgoing } from '#server/channels/channel.ts'
import type { MessageKind, QuoteMessageKind } from '#server/store/engine/tables.ts'
import type { Lead, Message } from '#server/store/leads/records.ts'
import { sampleEvidence, sampleVersion, sampleWithdrawal } from './sample-version.ts'

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

const forms = ['quote', 'contact', 'footer', 'comment', 'coming-soon'] as const

const lines = [
  'Bonjour Paul,',
  'Merci pour votre demande. Êtes-vous libre mardi à 10\u00a0h pour en parler\u00a0?',
  'Nina',
]

/** Returns a sample of each kind of mail that the outbox sends, by its name. */
export function everyMail(): [name: string, mail: Outgoing][] {
  const about = (recipient: 'agency' | 'visitor', form: Lead['form'], id: string): Outgoing => ({
    ...{ id, recipient, lead: { ...lead, form } },
    ...(recipient === 'visitor' && { followUrl }),
  })
  const said = (kind: MessageKind, recipient: Outgoing['recipient'], text: string): Outgoing => {
    const { id, at, personId } = message('link')
    const address = recipient === 'agency' ? 'nina@graaand.example' : (lead.values.email ?? '')
    const { reference } = lead
    const subject =
      kind === 'reminder' ? reminderMail.subject(reference) : `Votre demande ${reference}`
    const said = { id, kind, at, personId, author: 'Nina Ferrand', address, subject, text }
    return { id: kind, recipient, lead, message: said }
  }
  return [
    ...forms.map((form): [string, Outgoing] => [
      `notice, ${form}`,
      about('agency', form, `notice-${form}`),
    ]),
    [
      'notice, quote with previews',
      {
        ...about('agency', 'quote', 'notice-previews'),
        lead: { ...lead, values: { ...lead.values, apercus: encode(example, 'poster') } },
      },
    ],
    ...forms
      .filter(isAcknowledged)
      .map((form): [string, Outgoing] => [
        `acknowledgement, ${form}`,
        about('visitor', form, `acknowledgement-${form}`),
      ]),
    ['answer', said('answer', 'visitor', lines.join('\n\n'))],
    ['reminder', said('reminder', 'agency', '')],
    ...kinds.map((kind): [string, Outgoing] => [
      kind,
      {
        ...outgoing(
          kind,
          {},
          kind === 'question' ? { text: 'Le domaine est-il compris\u00a0?' } : {},
        ),
        id: kind,
      },
    ]),
  ]
}
