import { hello } from '#content/company/mail.ts'
import { quoteMailLabels as labels, quoteAgencyMail } from '#content/company/quote-mail.ts'
import { dayAt, formatDay, formatInstant } from '#quotes/dates.ts'
import { inFours } from '#quotes/digest.ts'
import { acceptanceTime } from '#quotes/document.ts'
import { isolated } from '#quotes/isolated.ts'
import { places } from '#quotes/quote.ts'
import { clientKinds } from '#quotes/terms.ts'
import { periodWords } from '#quotes/withdrawal.ts'
import type { Message } from '../store/leads/records.ts'
import type { Outgoing } from './channel.ts'
import type { MailContent, MailSite } from './mail-layout.ts'
import {
  clientOf,
  concludedOf,
  oneLine,
  ownLines,
  referenceOf,
  totalOf,
  withRole,
} from './quote-facts.ts'
import type { QuoteOutgoing } from './quote-mails.ts'

export function acceptedAgencyContent(
  { quote, lead, message }: QuoteOutgoing,
  site: MailSite,
): MailContent {
  const { accepted } = quoteAgencyMail
  const { content } = quote
  const { evidence, day, zone, payableFrom, workFrom, withdrawUntil, hasForm } = concludedOf(quote)
  const client = clientOf(quote)
  const bans = [
    ...(payableFrom > day ? [accepted.noPaymentBefore(formatDay(payableFrom))] : []),
    ...(workFrom > day ? [accepted.noWorkBefore(formatDay(workFrom))] : []),
  ]
  const early = evidence.earlyStart ? accepted.asked : accepted.notAsked
  return {
    subject: accepted.subject(shortReference(quote), client),
    title: accepted.title(client),
    paragraphs: [
      `${accepted.opening(content.version, situationOf(quote))} ${capital(bans.length > 0 ? bans.join(' et ') : accepted.nowOn)}.`,
    ],
    facts: [
      [labels.quote, referenceOf(content)],
      [labels.total, totalOf(content)],
      [
        labels.acceptedBy,
        [withRole(evidence), oneLine(lead.values.phone ?? '')].filter(Boolean).join(', '),
      ],
      [labels.at, acceptanceTime(evidence, zone)],
      ...(evidence.shownAt === null
        ? []
        : [[labels.shownAt, formatInstant(evidence.shownAt, zone)] as const]),
      ...(withdrawUntil
        ? [
            [hasForm ? labels.earlyStart : labels.earlyStartInTunisia, early] as const,
            [labels.withdrawUntil, `${formatDay(withdrawUntil)} inclus`] as const,
          ]
        : []),
      [labels.copy, accepted.copy[evidence.copyBy]],
      ...(evidence.paper ? [[labels.recordedBy, oneLine(evidence.paper.recordedBy)] as const] : []),
      ...(evidence.linkSentTo ? [[labels.linkSentTo, oneLine(evidence.linkSentTo)] as const] : []),
      [labels.digest, inFours(evidence.digest)],
    ],
    ...agencyFrame(message, site, { quote: content.number }),
  }
}

export function withdrawnAgencyContent(
  { quote, message }: QuoteOutgoing,
  site: MailSite,
): MailContent {
  const { withdrawn } = quoteAgencyMail
  const { content, withdrawal } = quote
  if (!withdrawal) throw new Error('the mail of a withdrawal needs a withdrawal')
  const { evidence, zone, payableFrom } = concludedOf(quote)
  const client = clientOf(quote)
  return {
    subject: withdrawn.subject(shortReference(quote), client),
    title: withdrawn.title(client),
    paragraphs: [
      withdrawn.opening,
      ...(dayAt(withdrawal.at, zone) >= payableFrom
        ? [withdrawn.refund(periodWords(content))]
        : []),
      ...(evidence.earlyStart ? [withdrawn.earlyStart] : []),
    ],
    facts: [
      [labels.contract, referenceOf(content)],
      [labels.total, totalOf(content)],
      [labels.by, oneLine(withdrawal.name)],
      [labels.receivedAt, formatInstant(withdrawal.at, zone)],
      [labels.receiptSentTo, oneLine(withdrawal.email)],
    ],
    ...agencyFrame(message, site, { quote: content.number }),
  }
}

export function declinedAgencyContent(
  { quote, message }: QuoteOutgoing,
  site: MailSite,
): MailContent {
  const { declined } = quoteAgencyMail
  const { content, declineReason } = quote
  const client = clientOf(quote)
  return {
    subject: declined.subject(shortReference(quote), client),
    title: declined.title(client),
    paragraphs: [declined.opening],
    facts: [
      [labels.quote, referenceOf(content)],
      [labels.total, totalOf(content)],
      [labels.reason, ownLines(declineReason ?? '') || declined.noReason],
    ],
    ...agencyFrame(message, site, { quote: content.number }),
  }
}

export function questionContent({ quote, lead, message }: Outgoing, site: MailSite): MailContent {
  const { question } = quoteAgencyMail
  const client = quote
    ? clientOf(quote)
    : isolated(oneLine(lead.values.name ?? '')) || lead.reference
  const about = quote ? shortReference(quote) : lead.reference
  return {
    subject: question.subject(about, client),
    title: question.title(client),
    paragraphs: [question.opening],
    facts: [
      [labels.request, lead.reference],
      ...(quote ? [[labels.quote, referenceOf(quote.content)] as const] : []),
      [labels.question, ownLines(message?.text ?? '')],
    ],
    ...agencyFrame(message, site, { request: lead.reference }),
  }
}

const shortReference = ({ content }: QuoteOutgoing['quote']) =>
  `${content.number} v${content.version}`

function situationOf({ content, evidence }: QuoteOutgoing['quote']): string {
  const kind = evidence?.kind ?? content.client.kind
  const employees = evidence ? evidence.employees : content.client.employees
  const who =
    kind === 'consumer' || employees === null
      ? small(clientKinds[kind])
      : `${employees}\u00a0salarié${employees > 1 ? 's' : ''}`
  return `${small(places[content.place])}, ${who}`
}

const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function agencyFrame(
  message: Pick<Message, 'address'> | undefined,
  { siteUrl }: MailSite,
  to: { quote: string | null } | { request: string },
): Pick<MailContent, 'greeting' | 'button' | 'note'> {
  const { button, question, note } = quoteAgencyMail
  const [label, path] =
    'quote' in to ? [button, `devis/${to.quote}`] : [question.button, `demandes/${to.request}`]
  return {
    greeting: hello,
    ...(siteUrl && { button: { label, href: `${siteUrl}/bureau/${path}` } }),
    ...(message && { note: note(message.address) }),
  }
}
