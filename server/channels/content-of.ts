import type { MessageKind } from '../store/engine/tables.ts'
import type { Outgoing } from './channel.ts'
import type { MailContent, MailSite } from './mail-layout.ts'
import {
  acknowledgementContent,
  agencyMailContent,
  answerContent,
  reminderContent,
} from './mails.ts'
import {
  acceptedAgencyContent,
  declinedAgencyContent,
  questionContent,
  withdrawnAgencyContent,
} from './quote-agency-mails.ts'
import {
  acceptedContent,
  linkContent,
  type QuoteOutgoing,
  quoteReminderContent,
  sentContent,
  withdrawnContent,
} from './quote-mails.ts'

type Drawing = (delivery: QuoteOutgoing, site: MailSite) => MailContent

const aboutQuotes: Partial<Record<MessageKind, Drawing>> = {
  quote: sentContent,
  'quote-reminder': quoteReminderContent,
  'quote-accepted': acceptedContent,
  'quote-accepted-agency': acceptedAgencyContent,
  'quote-declined-agency': declinedAgencyContent,
  'quote-withdrawn': withdrawnContent,
  'quote-withdrawn-agency': withdrawnAgencyContent,
}

/** @throws Error for a mail about a quote if `quote` is missing */
export function contentOf(delivery: Outgoing, site: MailSite): MailContent {
  const { recipient, lead, message, quote, followUrl } = delivery
  if (!message) {
    return recipient === 'agency'
      ? agencyMailContent(lead, site)
      : acknowledgementContent(lead, site, followUrl)
  }
  if (message.kind === 'reminder') return reminderContent(message, lead, site)
  if (message.kind === 'question') return questionContent(delivery, site)
  if (message.kind === 'link') return linkContent(delivery, site)
  const draw = aboutQuotes[message.kind]
  if (!draw) return answerContent(message, lead, site)
  if (!quote) throw new Error(`a mail ${message.kind} without its quote`)
  return draw({ ...delivery, quote }, site)
}
