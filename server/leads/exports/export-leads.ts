import { fieldNames } from '#forms/form.ts'
import { forms } from '#forms/registry.ts'
import { summaryOfPreviews } from '#previews/answers/summary.ts'
import { moneyField } from '#quotes/money.ts'
import { stateAt } from '#quotes/states.ts'
import { totalsOf } from '#quotes/totals.ts'
import type { LeadWithDeliveries } from '../../store/leads/records.ts'
import type { QuoteRecord } from '../../store/quotes/records.ts'
import { type Separator, writeCsv } from './csv.ts'
import { phoneCell } from './spreadsheet-text.ts'

type AnyIterable<T> = Iterable<T> | AsyncIterable<T>

export async function* toJson(
  leads: AnyIterable<LeadWithDeliveries>,
  siteUrl?: string,
): AsyncGenerator<string> {
  let before = '[\n'
  for await (const lead of leads) {
    const text = JSON.stringify([readable(lead, siteUrl)], instantsInWords, 2)
    yield before + text.slice('[\n'.length, -'\n]'.length)
    before = ',\n'
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}

/** Writes instants in ISO 8601, as a replacer of JSON.stringify. */
export const instantsInWords = (name: string, value: unknown) =>
  typeof value === 'number' && /^at$|At$|^waitingSince$/.test(name) ? iso(value) : value

function readable({ deliveries, handling, ...lead }: LeadWithDeliveries, siteUrl?: string) {
  const previews = summaryOfPreviews(lead.values.apercus, siteUrl)
  const of = (id: string | undefined) => deliveries.filter(({ messageId }) => messageId === id)
  return {
    ...lead,
    ...(previews && {
      previews: { link: previews.link, favourite: previews.favourite, ...previews.answers },
    }),
    deliveries: of(undefined),
    ...handling,
    messages: handling.messages.map(({ personId: _, ...message }) => ({
      ...message,
      deliveries: of(message.id),
    })),
    quotes: handling.quotes.map(({ lead: _, versions, ...quote }) => ({
      ...quote,
      versions: versions.map(({ history: { timeZone: _, ...history }, ...version }) => ({
        ...version,
        total: totalsOf(version.content).total,
        history,
      })),
    })),
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
      answered_at: answeredAt === null ? undefined : iso(answeredAt),
      lost_reason: lost?.reason,
      quotes: lead.handling.quotes.map(quoteWords).join(', '),
      id: lead.id,
    }
  }
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
