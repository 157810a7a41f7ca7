import { hello } from '#content/company/mail.ts'
import { forwardedLink, quoteMailLabels as labels, quoteMail } from '#content/company/quote-mail.ts'
import {
  dayAt,
  daysBetween,
  formatDay,
  formatInstant,
  formatLongDay,
  zoneOf,
} from '#quotes/dates.ts'
import { inFours } from '#quotes/digest.ts'
import { acceptanceTime } from '#quotes/document.ts'
import { isolated } from '#quotes/isolated.ts'
import { periodWords, withdrawalWords } from '#quotes/withdrawal.ts'
import type { SentVersion } from '../store/quotes/records.ts'
import type { Outgoing } from './channel.ts'
import type { MailContent, MailSite } from './mail-layout.ts'
import { privacyLinks } from './mails.ts'
import { concludedOf, depositOf, oneLine, referenceOf, totalOf, withRole } from './quote-facts.ts'

export interface QuoteOutgoing extends Outgoing {
  quote: SentVersion
}

export function sentContent(delivery: QuoteOutgoing, site: MailSite): MailContent {
  const { quote, followUrl } = delivery
  const { sent } = quoteMail
  const { content } = quote
  const total = totalOf(content)
  return {
    subject: sent.subject(`${content.number}`),
    title: sent.title,
    paragraphs: [sent.opening],
    facts: [
      [labels.quote, referenceOf(content)],
      [labels.total, total],
      [labels.validUntil, `${formatLongDay(content.validUntil)} inclus`],
    ],
    after: followUrl ? [sent.question, forwardedLink] : [sent.questionByMail],
    ...clientFrame(delivery, site, sent.button),
    ...fromTo(quote, content.client.name),
  }
}

export function quoteReminderContent(delivery: QuoteOutgoing, site: MailSite): MailContent {
  const { quote, leavesAt = 0 } = delivery
  const { reminder } = quoteMail
  const { content } = quote
  const days = daysBetween(dayAt(leavesAt, zoneOf(content)), content.validUntil)
  const lastDay = formatLongDay(content.validUntil)
  return {
    subject: reminder.subject(`${content.number}`, days),
    title: reminder.title(days),
    paragraphs: [reminder.opening],
    facts: [
      [labels.quote, referenceOf(content)],
      [labels.total, totalOf(content)],
      [labels.lastDay, `${lastDay} inclus`],
    ],
    after: [reminder.only],
    ...clientFrame(delivery, site, reminder.button),
    ...fromTo(quote, content.client.name),
  }
}

/** Acknowledges a contract without delay (code civil, 1127-2) and gives the client its evidence. */
export function acceptedContent(delivery: QuoteOutgoing, site: MailSite): MailContent {
  const { quote } = delivery
  const { accepted } = quoteMail
  const { content } = quote
  const { evidence, zone, withdrawUntil, workFrom, hasForm } = concludedOf(quote)
  const at = acceptanceTime(evidence, zone)
  const digest = inFours(evidence.digest)
  return {
    subject: accepted.subject(`${content.number}`),
    title: accepted.title,
    paragraphs: [accepted.opening(hasForm)],
    facts: [
      [labels.quote, referenceOf(content)],
      [labels.total, totalOf(content)],
      [labels.acceptedBy, withRole(evidence)],
      [labels.at, at],
      ...(withdrawUntil
        ? [[labels.changeMind, accepted.changeMind(formatDay(withdrawUntil))] as const]
        : []),
    ],
    after: [
      [...paymentWords(quote), accepted.work(formatDay(workFrom))].join(' '),
      evidence.paper
        ? accepted.paperEvidence(digest)
        : accepted.evidence(digest, oneLine(evidence.linkSentTo ?? '')),
    ],
    ...clientFrame(delivery, site, accepted.button),
    ...fromTo(quote, evidence.name),
  }
}

function paymentWords(quote: SentVersion): string[] {
  const { accepted } = quoteMail
  const { payableFrom, day } = concludedOf(quote)
  const deposit = depositOf(quote.content)
  const from = formatDay(payableFrom)
  const isLater = payableFrom > day
  if (deposit)
    return [accepted.deposit(deposit, from), ...(isLater ? [accepted.nothingBefore] : [])]
  return isLater ? [accepted.nothingUntil(from)] : []
}

/**
 * Returns the receipt of a withdrawal with its content, date and hour, which the law requires on a durable
 * medium (cc L.221-21).
 */
export function withdrawnContent({ quote }: QuoteOutgoing, site: MailSite): MailContent {
  const { withdrawn } = quoteMail
  const { content, withdrawal } = quote
  if (!withdrawal) throw new Error('a receipt needs a withdrawal')
  const { evidence, day, zone, payableFrom } = concludedOf(quote)
  const at = formatInstant(withdrawal.at, zone)
  const mayHavePaid = dayAt(withdrawal.at, zone) >= payableFrom
  const { earlyStart } = evidence
  return {
    subject: withdrawn.subject(`${content.number}`),
    title: withdrawn.title,
    paragraphs: [
      withdrawn.opening(!mayHavePaid && !earlyStart),
      ...(earlyStart ? [withdrawn.earlyStart] : []),
    ],
    facts: [
      [labels.contract, withdrawn.contract(referenceOf(content), formatDay(day))],
      [labels.by, oneLine(withdrawal.name)],
      [labels.received, `«\u00a0${withdrawalWords(content, evidence.at)}\u00a0»`],
      [labels.receivedAt, at],
    ],
    after: [
      `${mayHavePaid ? withdrawn.refund(periodWords(content)) : withdrawn.nothingAsked} ${withdrawn.keep}`,
    ],
    ...clientFrame({}, site),
    ...fromTo(quote, withdrawal.name),
  }
}

/** Returns a mail with a new link and no typed text, because anybody may request it for any address. */
export function linkContent(delivery: Outgoing, site: MailSite): MailContent {
  const { reference } = delivery.lead
  const { link } = quoteMail
  return {
    subject: link.subject(reference),
    greeting: hello,
    title: link.title,
    paragraphs: [link.opening],
    facts: [[labels.request, reference]],
    after: [forwardedLink, link.notAsked],
    ...clientFrame(delivery, site, link.button),
  }
}

/** Returns the greeting, and the signature of the person who sent the quote, with the seller's number. */
function fromTo(
  { content: { agency }, sentBy }: SentVersion,
  client: string,
): Pick<MailContent, 'greeting' | 'signature'> {
  const href = `tel:${agency.phone.replace(/[^+\d]/g, '')}`
  return {
    greeting: quoteMail.greeting(isolated(oneLine(client))),
    signature: {
      name: quoteMail.signature(isolated(oneLine(sentBy))),
      ...(agency.phone && { phone: { label: agency.phone, href } }),
    },
  }
}

function clientFrame(
  link: Pick<Outgoing, 'followUrl' | 'isContractOnly'>,
  { content, siteUrl }: MailSite,
  label = '',
): Pick<MailContent, 'button' | 'note' | 'privacy'> {
  const { followUrl, isContractOnly } = link
  const hasData = followUrl && !isContractOnly
  return {
    ...(followUrl && { button: { label, href: followUrl } }),
    note: hasData ? quoteMail.note : quoteMail.noteWithoutPage(content.company.email),
    privacy: privacyLinks(link, siteUrl),
  }
}
