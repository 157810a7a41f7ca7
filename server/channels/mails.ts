import { findPack } from '#content/catalogue/packs.ts'
import { company } from '#content/company/company.ts'
import { acknowledgement, agencyMail, answerMail, reminderMail } from '#content/company/mail.ts'
import { summaryOfPreviews } from '#previews/answers/summary.ts'
import {
  dayAt,
  formatDayOfMonth,
  formatHour,
  formatInstant,
  formatNamedDay,
} from '#quotes/dates.ts'
import { isolated } from '#quotes/isolated.ts'
import { answerDue } from '../leads/working-hours.ts'
import { mailLink } from '../mail-link.ts'
import type { Lead, Message } from '../store/leads/leads-store.ts'
import { layOut, type MailContent } from './mail-layout.ts'

/**
 * What the agency reads: who, what, by when to answer, and one button to do so.
 *
 * @param siteUrl public origin, for the links to the visitor's previews, which have a path without
 *   it, and to the desk
 */
export function agencyMailContent(
  { reference, form, values, receivedAt, releasedAt }: Lead,
  siteUrl: string | undefined,
): MailContent {
  const { name = '', email = '', service } = values
  const { labels, kind, origin } = agencyMail
  const pack = findPack(values.pack ?? '')?.label
  const previews = summaryOfPreviews(values.apercus, siteUrl)
  const waited =
    form === 'comment' || form === 'coming-soon'
      ? agencyMail[form]
      : agencyMail.callBack(dueWords(answerDue(releasedAt ?? receivedAt)))
  const shown: Record<string, string | null | undefined> = {
    ...values,
    reference,
    pack,
    previews: previews && (siteUrl ? agencyMail.seePreviews : previews.link),
    answers: previews?.words.map(([what, said]) => `${what}\u00a0: ${said}`).join('\n'),
    received: `${formatInstant(receivedAt)}, ${origin[form]}`,
  }
  const about = [service, pack].filter(Boolean).join(', ')
  return {
    subject: `${kind[form]} ${reference}${service ? `\u00a0: ${service}` : ''}`,
    preview: about || `Depuis\u00a0: ${origin[form]}.`,
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

/**
 * What the visitor reads: the reference and the next step, never a word that was typed, so that
 * nobody can use the form to write to a third person.
 *
 * @param siteUrl public origin, for links; without it there are none
 * @param followUrl the client's secret link
 */
export function acknowledgementContent(
  { reference, form, values }: Lead,
  siteUrl: string | undefined,
  followUrl?: string,
): MailContent {
  const { labels } = agencyMail
  const facts: (readonly [label: string, value: string])[] = [[labels.reference, reference]]
  // Chosen from our own lists, not typed.
  const pack = findPack(values.pack ?? '')
  if (form === 'quote' && values.service) facts.push([labels.service, values.service])
  if (pack) facts.push([labels.pack, pack.label])
  // Neither the link nor the answers, in which anything can be written.
  if (summaryOfPreviews(values.apercus)) facts.push(acknowledgement.previews)
  const next = form === 'quote' || form === 'contact' || form === 'footer' ? form : 'contact'
  return {
    subject: acknowledgement.subject(reference),
    preview: acknowledgement.preview,
    title: acknowledgement.title,
    paragraphs: [
      acknowledgement.opening,
      acknowledgement.next[next],
      acknowledgement.phone(reference),
      acknowledgement.answer,
      ...(followUrl ? [acknowledgement.follow.words] : []),
    ],
    facts,
    closing: acknowledgement.closing,
    note: acknowledgement.privacy(company.email),
    ...(siteUrl && {
      ...acknowledgementLinks(siteUrl, followUrl),
      policy: { label: acknowledgement.policy, href: `${siteUrl}/politique-de-confidentialite` },
    }),
  }
}

function acknowledgementLinks(siteUrl: string, followUrl: string | undefined) {
  const home = { label: acknowledgement.button, href: `${siteUrl}/` }
  if (!followUrl) return { button: home }
  return { button: { label: acknowledgement.follow.button, href: followUrl }, link: home }
}

/** Characters of a request that its answer repeats. */
const longestQuote = 600

/**
 * What the client reads: the answer as its writer typed it, and below it what they had asked.
 *
 * @param siteUrl public origin, for the link to the privacy policy
 */
export function answerContent(
  { subject, text, at }: Pick<Message, 'subject' | 'text' | 'at'>,
  { values, receivedAt }: Pick<Lead, 'values' | 'receivedAt'>,
  siteUrl: string | undefined,
): MailContent {
  const asked = (values.description ?? values.message ?? values.comment ?? '').trim()
  const words = asked.length > longestQuote ? `${cut(asked, longestQuote)}…` : asked
  const when = receivedAt <= at ? answerMail.youWrote(formatDayOfMonth(dayAt(receivedAt))) : ''
  return {
    subject,
    preview: cut(text, 120),
    paragraphs: text.split(/\n{2,}/),
    facts: [],
    ...(words && when && { quote: { line: when, words } }),
    note: answerMail.privacy(company.email),
    ...(siteUrl && {
      policy: { label: acknowledgement.policy, href: `${siteUrl}/politique-de-confidentialite` },
    }),
  }
}

/**
 * What a colleague reads whom the desk reminds: no word of the client's.
 *
 * @param siteUrl public origin, for the link to the desk; without it there is none
 */
export function reminderContent(
  { subject }: Pick<Message, 'subject'>,
  { reference }: Pick<Lead, 'reference'>,
  siteUrl: string | undefined,
): MailContent {
  const { preview, title, opening, button } = reminderMail
  return {
    subject,
    preview,
    title: title(reference),
    paragraphs: [opening],
    facts: [],
    ...(siteUrl && { button: { label: button, href: deskAddress(siteUrl, reference) } }),
  }
}

/** An answer as programs will show it that read mails. */
export function drawAnswer(
  message: Pick<Message, 'subject' | 'text' | 'at'>,
  lead: Pick<Lead, 'values' | 'receivedAt'>,
  siteUrl: string | undefined,
): { text: string; html: string } {
  return layOut(answerContent(message, lead, siteUrl))
}

const deskAddress = (siteUrl: string, reference: string) =>
  `${siteUrl}/bureau/demandes/${reference}`

/** « lundi 28 décembre, 10 h ». */
function dueWords(due: number): string {
  return `${formatNamedDay(dayAt(due))}, ${formatHour(due)}`
}

/** The beginning of a text, between two characters. */
function cut(text: string, length: number): string {
  return Array.from(text.slice(0, 2 * length))
    .slice(0, length)
    .join('')
}
