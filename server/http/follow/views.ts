import { randomUUID } from 'node:crypto'
import { findPack } from '#content/catalogue/packs.ts'
import { agencyCalendar } from '#content/company/calendar.ts'
import { agencyMail } from '#content/company/mail.ts'
import type { ContentHolder } from '#content/documents/documents.ts'
import { directionIds, directions } from '#previews/answers/answers.ts'
import { summaryOfPreviews } from '#previews/answers/summary.ts'
import { fields } from '#previews/fields.ts'
import { addressLine } from '#quotes/address.ts'
import { formatLongInstant } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { requestStateAfter } from '#quotes/request-state.ts'
import { judge, stateAt, states } from '#quotes/states.ts'
import type { Clock } from '../../clock.ts'
import { otherFields } from '../../leads/other-fields.ts'
import type { MessageKind } from '../../store/engine/tables.ts'
import { awaitingAnswer } from '../../store/engine/tables.ts'
import type { LeadWithDeliveries } from '../../store/leads/records.ts'
import type { SentVersion } from '../../store/quotes/records.ts'
import type { Store } from '../../store/store.ts'
import { answerDue } from '../../working-hours.ts'
import { quoteMailOf } from '../quote-mail.ts'
import type { SigningErrors, SigningValues } from './signing-form.ts'
import { type SentQuote, signedOf, type Visit } from './visit.ts'

interface Sources {
  content: ContentHolder
  store: Store
  clock: Clock
}

export interface Said {
  question?: { id: string; text: string; error: string | null }
  decline?: { reason: string; error: string | null }
}

export async function receivedDrawing(
  visit: Visit,
  { content, store, clock }: Sources,
  said: Said = {},
) {
  const { lead } = visit
  const { values, form, reference, receivedAt, handling } = lead
  const readAt = await store.follow.firstRead(reference)
  const { waitingSince, answeredAt } = handling
  const calendar = agencyCalendar(content.current.hours)
  const dueAt = waitingSince === null ? null : answerDue(waitingSince, calendar)
  return {
    page: 'recue' as const,
    view: {
      reference,
      progress: { timeZone: visit.timeZone, receivedAt, readAt, sentAt: null, acceptedAt: null },
      isRequest: awaitingAnswer.includes(form),
      answerBy: dueAt !== null && dueAt > clock.now() ? dueAt : null,
      answeredAt,
      phone: values.phone ?? '',
      facts: requestFacts(visit),
      previews: previewsOf(lead),
      question: questionOf(visit, said.question),
    },
  }
}

export async function quoteDrawing(
  visit: Visit,
  record: SentQuote,
  { store, clock }: Omit<Sources, 'content'>,
  { sent = record.last, said = {} }: { sent?: SentVersion | undefined; said?: Said } = {},
) {
  const now = clock.now()
  const { lead } = visit
  const { content, digest, history, evidence, withdrawal } = sent
  const { number } = record
  const question = questionOf(visit, said.question)
  const state = stateAt(history, now)
  const shown = { content, number, digest }
  const key = { quoteId: record.id, version: sent.version }
  const hasLeft = (kind: MessageKind) => quoteMailOf(lead, kind, key)?.delivery?.state === 'sent'
  if (state === 'withdrawn' && withdrawal) {
    return {
      page: 'renonce' as const,
      view: {
        number,
        signed: signedOf(sent),
        acceptedAt: history.acceptedAt ?? withdrawal.at,
        withdrawnAt: withdrawal.at,
        name: withdrawal.name,
        email: withdrawal.email,
        hasMailLeft: hasLeft('quote-withdrawn'),
        earlyStart: evidence?.earlyStart ?? false,
      },
    }
  }
  if (state === 'accepted' && evidence) {
    return {
      page: 'accepte' as const,
      view: {
        ...shown,
        progress: await progressOf(lead, sent, store),
        acceptance: evidence,
        address: addressLine({ ...content.client, ...evidence }, content.seller),
        email: evidence.email,
        copyBy: evidence.copyBy,
        hasMailLeft: hasLeft('quote-accepted'),
        signed: signedOf(sent),
        withdrawUntil: history.withdrawUntil,
        canWithdraw: judge('withdraw', history, now).verdict === 'yes',
        question,
        others: othersOf(visit, record, now),
      },
    }
  }
  if (state === 'declined' || state === 'expired' || state === 'replaced') {
    const replacedBy = record.versions.find((v) => v.version === history.replacedBy?.version)
    const view = {
      kind: state,
      content,
      number,
      declinedAt: history.declinedAt,
      replacedBy: replacedBy?.content ?? null,
      question,
    }
    return { page: 'clos' as const, view }
  }
  const pdf = await store.quotes.readPdf(key, 'sent')
  return {
    page: 'devis' as const,
    view: {
      ...shown,
      progress: await progressOf(lead, sent, store),
      previews: previewsOf(lead),
      question,
      others: othersOf(visit, record, now),
      pageCount: pdf ? pageCountOf(pdf) : 0,
      closesRequest: closesRequest(visit, record, now),
      decline: said.decline ?? { reason: '', error: null },
    },
  }
}

/** The first step of accepting: the client's fields, as known or as typed. */
export const checkDrawing = (
  { number }: SentQuote,
  { content, digest, clientEmail: email }: SentVersion,
  { values, errors, now }: { values: SigningValues; errors: SigningErrors; now: number },
) => ({
  page: 'verifier' as const,
  view: { content, number, digest, email, values, errors, now },
})

interface Signature {
  signed: QuoteVersion
  values: SigningValues
  leftOut: readonly string[]
  isAddressKnown: boolean
  /** The sealed page, posted with the acceptance. */
  shown: string
  now: number
}

export const confirmDrawing = (
  { number }: SentQuote,
  { content, digest }: SentVersion,
  signature: Signature,
) => ({ page: 'accepter' as const, view: { content, number, digest, ...signature } })

export function withdrawDrawing(
  { number }: SentQuote,
  sent: SentVersion,
  {
    values = { name: sent.evidence?.name ?? '', email: sent.evidence?.email ?? '' },
    errors = {},
  }: {
    values?: { name: string; email: string }
    errors?: { name?: string; email?: string }
  } = {},
) {
  const { evidence, history } = sent
  const view = {
    number,
    signed: signedOf(sent),
    acceptedAt: evidence?.at ?? history.acceptedAt ?? 0,
    withdrawUntil: history.withdrawUntil,
    earlyStart: evidence?.earlyStart ?? false,
    values,
    errors,
  }
  return { page: 'renoncer' as const, view }
}

/** Whether a refusal of this quote leaves no other that is open or accepted. */
function closesRequest({ lead, quotes }: Visit, refused: SentQuote, now: number): boolean {
  const states = quotes.map(({ id, last }) =>
    id === refused.id ? 'declined' : stateAt(last.history, now),
  )
  return requestStateAfter('decline', lead.handling.state, states) === 'lost'
}

async function progressOf(
  lead: LeadWithDeliveries,
  { sentAt, history }: SentVersion,
  store: Store,
) {
  const readAt = await store.follow.firstRead(lead.reference)
  const { receivedAt } = lead
  const { timeZone, acceptedAt } = history
  return { timeZone, receivedAt, readAt, sentAt, acceptedAt }
}

function othersOf({ quotes }: Visit, shown: SentQuote, now: number) {
  return quotes
    .filter(({ id }) => id !== shown.id)
    .map(({ number, last }) => ({
      number,
      subject: last.content.subject,
      state: states[stateAt(last.history, now)],
    }))
}

export function requestFacts(
  { lead: { values, receivedAt }, timeZone }: Visit,
  nameLabel = 'Vous',
) {
  const { labels } = agencyMail
  const { name = '', email = '', phone = '', service = '', pack = '' } = values
  const about = [service, findPack(pack)?.label].filter(Boolean).join(', ')
  const written = values.description ?? values.message ?? values.comment ?? ''
  return [
    { label: nameLabel, text: name },
    { label: labels.email, text: email },
    { label: labels.phone, text: phone },
    { label: labels.service, text: about },
    ...otherFields(values).map(([label, text]) => ({ label, text })),
    { label: 'Reçue le', text: formatLongInstant(receivedAt, timeZone) },
    { label: values.description === undefined ? labels.message : 'Votre projet', text: written },
  ].filter(({ text }) => text !== '')
}

/**
 * Returns the previews of a request, with the URL at which the server renders them, because these pages have
 * no scripts.
 */
export function previewsOf({ values }: LeadWithDeliveries) {
  const summary = summaryOfPreviews(values.apercus)
  if (!summary || !values.apercus) return null
  const { favourite } = summary
  return {
    href: `/apercus?${new URLSearchParams({ [fields.code]: values.apercus })}`,
    drawings: directionIds.map((direction) => ({ direction, label: directions[direction] })),
    favourite: favourite ? directions[favourite] : null,
  }
}

/** Kinds of messages that answer a client, a quote included. */
const answers: readonly string[] = ['answer', 'filed-out', 'quote']

function questionOf(
  { lead: { handling }, timeZone }: Visit,
  typed: Said['question'] = { id: randomUUID(), text: '', error: null },
) {
  const asked = handling.messages.filter(({ kind }) => kind === 'question')
  const lastAnswer = handling.messages.findLast(({ kind }) => answers.includes(kind))
  const last = asked.at(-1)
  const waits = last !== undefined && last.at >= (lastAnswer?.at ?? 0)
  return {
    ...typed,
    timeZone,
    asked: asked.map(({ at, text }) => ({ at, text })),
    waitsSince: waits ? last.at : null,
  }
}

function pageCountOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page(?!s)/g)?.length ?? 0
}
