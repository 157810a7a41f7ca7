import { fieldNames } from '#forms/form.ts'
import { forms } from '#forms/registry.ts'
import { summaryOfPreviews } from '#previews/answers/summary.ts'
import { moneyField } from '#quotes/money.ts'
import { type History, stateAt } from '#quotes/states.ts'
import { totalsOf } from '#quotes/totals.ts'
import type { Delivery, Handling, LeadWithDeliveries } from '../../store/leads/leads-store.ts'
import type { QuoteRecord } from '../../store/quotes/quotes-store.ts'
import { type Separator, writeCsv } from './csv.ts'
import { phoneCell } from './spreadsheet-text.ts'

type AnyIterable<T> = Iterable<T> | AsyncIterable<T>

export async function* toJson(
  leads: AnyIterable<LeadWithDeliveries>,
  siteUrl?: string,
): AsyncGenerator<string> {
  let before = '[\n'
  for await (const { receivedAt, releasedAt, deliveries, handling, ...lead } of leads) {
    const previews = summaryOfPreviews(lead.values.apercus, siteUrl)
    const readable = {
      ...lead,
      ...(previews && {
        previews: { link: previews.link, favourite: previews.favourite, ...previews.answers },
      }),
      receivedAt: iso(receivedAt),
      ...(releasedAt !== undefined && { releasedAt: iso(releasedAt) }),
      deliveries: deliveries.filter(({ messageId }) => !messageId).map(readableDelivery),
      ...readableHandling(handling, deliveries),
    }
    yield before + JSON.stringify([readable], null, 2).slice('[\n'.length, -'\n]'.length)
    before = ',\n'
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}

function readableDelivery({ dueAt, attempts, ...delivery }: Delivery) {
  return {
    ...delivery,
    dueAt: iso(dueAt),
    attempts: attempts.map((attempt) => ({ ...attempt, at: iso(attempt.at) })),
  }
}

function readableHandling(handling: Handling, deliveries: readonly Delivery[]) {
  const { waitingSince, answeredAt, remindAt, spamAt, ...others } = handling
  const { notes, messages, formerEmails, quotes, ...rest } = others
  return {
    ...rest,
    waitingSince: date(waitingSince),
    answeredAt: date(answeredAt),
    remindAt: date(remindAt),
    spamAt: date(spamAt),
    notes: notes.map((note) => ({ ...note, at: iso(note.at) })),
    formerEmails: formerEmails.map((former) => ({ ...former, at: iso(former.at) })),
    messages: messages.map(({ personId: _, ...message }) => ({
      ...message,
      at: iso(message.at),
      deliveries: deliveries
        .filter(({ messageId }) => messageId === message.id)
        .map(readableDelivery),
    })),
    quotes: quotes.map(readableQuote),
  }
}

function readableQuote({ lead: _, createdAt, draft, versions, ...quote }: QuoteRecord) {
  return {
    ...quote,
    createdAt: iso(createdAt),
    draft: draft && { ...draft, savedAt: iso(draft.savedAt) },
    versions: versions.map(({ history, evidence, withdrawal, remindAt, ...version }) => ({
      ...version,
      sentAt: iso(version.sentAt),
      remindAt: date(remindAt),
      total: totalsOf(version.content).total,
      history: readableHistory(history),
      evidence: evidence && { ...evidence, at: iso(evidence.at), shownAt: date(evidence.shownAt) },
      withdrawal: withdrawal && { ...withdrawal, at: iso(withdrawal.at) },
    })),
  }
}

function readableHistory({ replacedBy, validUntil, withdrawUntil, ...history }: History) {
  return {
    sentAt: date(history.sentAt),
    askedAt: date(history.askedAt),
    acceptedAt: date(history.acceptedAt),
    declinedAt: date(history.declinedAt),
    withdrawnAt: date(history.withdrawnAt),
    replacedBy: replacedBy && { ...replacedBy, at: iso(replacedBy.at) },
    validUntil,
    withdrawUntil,
  }
}

function quoteWords({ number, versions }: QuoteRecord): string {
  const last = versions.at(-1)
  if (!last) return 'draft'
  const { version, content, sentAt, history } = last
  const { currency } = content
  const total = moneyField(totalsOf(content).total, currency)
  return `${number} v${version} ${stateAt(history, sentAt)} ${total} ${currency}`
}

const fields = [...new Set(Object.values(forms).flatMap(fieldNames))]
const columns = [
  'reference',
  'received_at',
  'form',
  ...fields,
  'previews',
  'page',
  'notice',
  'deliveries',
  'quarantine',
  'state',
  'assignee',
  'answered_at',
  'lost_reason',
  'quotes',
  'id',
]

export function toCsv(
  leads: AnyIterable<LeadWithDeliveries>,
  siteUrl?: string,
  separator?: Separator,
): AsyncGenerator<string> {
  return writeCsv(columns, csvRows(leads, siteUrl), separator)
}

async function* csvRows(leads: AnyIterable<LeadWithDeliveries>, siteUrl: string | undefined) {
  for await (const lead of leads) {
    const { answeredAt, lost } = lead.handling
    yield {
      ...lead.values,
      phone: phoneCell(lead.values.phone ?? ''),
      reference: lead.reference,
      received_at: iso(lead.receivedAt),
      form: lead.form,
      previews: summaryOfPreviews(lead.values.apercus, siteUrl)?.link,
      page: lead.page,
      notice: lead.notice,
      deliveries: lead.deliveries
        .filter(({ messageId }) => !messageId)
        .map(({ channel, recipient, state }) => `${channel} ${recipient} ${state}`)
        .join(', '),
      quarantine: lead.releasedAt === undefined ? lead.quarantine?.join(', ') : undefined,
      state: lead.handling.state,
      assignee: lead.handling.assignee ?? undefined,
      answered_at: date(answeredAt) ?? undefined,
      lost_reason: lost?.reason,
      quotes: lead.handling.quotes.map(quoteWords).join(', '),
      id: lead.id,
    }
  }
}

function date(instant: number | null): string | null {
  return instant === null ? null : iso(instant)
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
