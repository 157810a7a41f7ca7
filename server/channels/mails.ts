import { findPack } from '#content/catalogue/packs.ts'
import { agencyCalendar } from '#content/company/calendar.ts'
import {
  acknowledgement,
  agencyMail,
  answerMail,
  hello,
  ownDataLabel,
  reminderMail,
} from '#content/company/mail.ts'
import { summaryOfPreviews } from '#previews/answers/summary.ts'
import {
  dayAt,
  formatDayOfMonth,
  formatHour,
  formatInstant,
  formatNamedDay,
} from '#quotes/dates.ts'
import { isolated } from '#quotes/isolated.ts'
import { mailLink } from '../mail-link.ts'
import type { Lead, Message } from '../store/leads/records.ts'
import { answerDue } from '../working-hours.ts'
import { type MailContent, type MailSite, policyLinks } from './mail-layout.ts'

export function agencyMailContent(
  { reference, form, values, receivedAt, releasedAt }: Lead,
  { content, siteUrl }: MailSite,
): MailContent {
  const { name = '', email = '', service } = values
  const { labels, kind, origin } = agencyMail
  const pack = findPack(values.pack ?? '')?.label
  const previews = summaryOfPreviews(values.apercus, siteUrl)
  const waited =
    form === 'comment' || form === 'coming-soon'
      ? agencyMail[form]
      : agencyMail.callBack(
          dueWords(answerDue(releasedAt ?? receivedAt, agencyCalendar(content.hours))),
        )
  const shown: Record<string, string | null | undefined> = {
    ...values,
    reference,
    pack,
    previews: previews && (siteUrl ? agencyMail.seePreviews : previews.link),
    answers: previews?.words.map(([what, said]) => `${what}\u00a0: ${said}`).join('\n'),
    received: `${formatInstant(receivedAt)}, ${origin[form]}`,
  }
  return {
    subject: `${kind[form]} ${reference}${service ? `\u00a0: ${service}` : ''}`,
    greeting: hello,
    title: agencyMail.title(isolated(name)),
    paragraphs: [waited],
    facts: Object.entries(labels).flatMap(([field, label]) => {
      const value = shown[field]
      const href = field === 'previews' && siteUrl ? previews?.link : undefined
      return value ? [[label, value, href] as const] : []
    }),
    button: {
      label: agencyMail.reply,
      href: mailLink(email, `Votre demande ${reference}`),
    },
    ...(siteUrl && {
      link: { label: agencyMail.openDesk, href: deskAddress(siteUrl, reference) },
    }),
  }
}

/** Returns a mail without typed text, so that the form cannot be used to send text to third parties. */
export function acknowledgementContent(
  { reference, form, values }: Lead,
  { content, siteUrl }: MailSite,
  followUrl?: string,
): MailContent {
  const words = acknowledgement(content.sentences)
  const { labels } = agencyMail
  const facts: (readonly [label: string, value: string])[] = [[labels.reference, reference]]
  const pack = findPack(values.pack ?? '')
  if (form === 'quote' && values.service) facts.push([labels.service, values.service])
  if (pack) facts.push([labels.pack, pack.label])
  // Without the link and answers of the previews, which may contain any text.
  if (summaryOfPreviews(values.apercus)) facts.push(words.previews)
  const next = form === 'quote' || form === 'contact' || form === 'footer' ? form : 'contact'
  return {
    subject: words.subject(reference),
    greeting: hello,
    title: words.title,
    paragraphs: [words.opening, ...(followUrl ? [words.follow.words] : [])],
    ...(followUrl && { button: { label: words.follow.button, href: followUrl } }),
    facts,
    after: [words.next[next], words.phone(reference), words.answer],
    signature: { name: words.signature },
    note: [words.privacy, ...(followUrl ? [] : [words.dataByMail(content.company.email)])].join(
      ' ',
    ),
    privacy: privacyLinks({ followUrl }, siteUrl),
  }
}

/** Returns the links about personal data; a link to one contract leads to no page of data. */
export function privacyLinks(
  { followUrl, isContractOnly }: { followUrl?: string | undefined; isContractOnly?: boolean },
  siteUrl: string | undefined,
) {
  const own =
    followUrl && !isContractOnly ? [{ label: ownDataLabel, href: `${followUrl}/donnees` }] : []
  return [...own, ...policyLinks(siteUrl)]
}

const longestQuote = 600

export function answerContent(
  { subject, text, at }: Pick<Message, 'subject' | 'text' | 'at'>,
  { values, receivedAt }: Pick<Lead, 'values' | 'receivedAt'>,
  { content, siteUrl }: MailSite,
): MailContent {
  const asked = (values.description ?? values.message ?? values.comment ?? '').trim()
  const words = asked.length > longestQuote ? `${cut(asked, longestQuote)}…` : asked
  const when = receivedAt <= at ? answerMail.youWrote(formatDayOfMonth(dayAt(receivedAt))) : ''
  return {
    subject,
    paragraphs: text.split(/\n{2,}/),
    facts: [],
    ...(words && when && { quote: { line: when, words } }),
    note: answerMail.privacy(content.company.email),
    privacy: policyLinks(siteUrl),
  }
}

export function reminderContent(
  { subject }: Pick<Message, 'subject'>,
  { reference }: Pick<Lead, 'reference'>,
  { siteUrl }: MailSite,
): MailContent {
  const { title, opening, button, note } = reminderMail
  return {
    subject,
    greeting: hello,
    title: title(reference),
    paragraphs: [opening],
    facts: [],
    ...(siteUrl && { button: { label: button, href: deskAddress(siteUrl, reference) } }),
    note,
  }
}

const deskAddress = (siteUrl: string, reference: string) =>
  `${siteUrl}/bureau/demandes/${reference}`

function dueWords(due: number): string {
  return `${formatNamedDay(dayAt(due))}, ${formatHour(due)}`
}

function cut(text: string, length: number): string {
  return Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join('')
}
