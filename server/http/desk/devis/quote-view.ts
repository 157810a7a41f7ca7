import { isDay } from '#content/days.ts'
import { countryNames } from '#quotes/countries.ts'
import { dayAt, daysBetween, formatLongDay, zoneOf } from '#quotes/dates.ts'
import { type DraftErrors, judgeDraft } from '#quotes/draft.ts'
import { missingIn } from '#quotes/missing.ts'
import { formatMoney } from '#quotes/money.ts'
import type { QuoteDraft, QuoteVersion } from '#quotes/quote.ts'
import { sellingAgency } from '#quotes/selling.ts'
import { stateAt } from '#quotes/states.ts'
import { totalsOf } from '#quotes/totals.ts'
import type { TypedDraft } from '#quotes/typed-draft.ts'
import { afterAmount } from '#quotes/vat.ts'
import { answerChannel } from '../../../leads/messages/answer.ts'
import { isPublicSite } from '../../../public-site.ts'
import type { QuoteRecord, SentVersion } from '../../../store/quotes/records.ts'
import type { Tools } from '../tools.ts'
import { packsToAdd, readDraft } from './quote-draft.ts'
import { quoteDeskAddress, type SentView, sentView } from './quote-sent-view.ts'

export type QuoteView = Awaited<ReturnType<typeof quoteView>>
export type DraftView = NonNullable<QuoteView['draft']>

/** A quote that is edited, or was until somebody else sent it. */
export type DraftQuoteView = Omit<QuoteView, 'sent' | 'paper'>

export type SentQuoteView = Omit<QuoteView, 'draft' | 'conflict' | 'sent'> & { sent: SentView }

/** Answer to an act by script: the quote, and the address of the page that shows what became of it. */
export interface QuoteAnswer {
  view?: QuoteView
  goTo?: string
}

/** Result of an act on the quote, shown on its page. */
interface Said {
  outcome: { kind: 'done' | 'alert'; words: string } | null
  conflict: {
    by: string
    at: number
    theirs: TypedDraft
    ours: TypedDraft
    /** Edition number of the other person's draft; null if the quote was sent. */
    edition: number | null
  } | null
}

const nothingSaid: Said = { outcome: null, conflict: null }

const canMail = ({ channels, siteUrl }: Tools) => Boolean(answerChannel(channels) && siteUrl)

export function draftAsVersion(
  draft: QuoteDraft,
  record: QuoteRecord,
  { content, siteUrl }: Pick<Tools, 'content' | 'siteUrl'>,
  { number, now }: { number: string | null; now: number },
): QuoteVersion {
  const last = record.versions.at(-1)
  return {
    ...draft,
    number,
    version: record.draft?.version ?? 1,
    issuedOn: dayAt(now, zoneOf(draft)),
    agency: sellingAgency(draft.seller, content.current, isPublicSite(siteUrl)),
    replaces: last ? { version: last.version, issuedOn: last.content.issuedOn } : null,
  }
}

export async function quoteView(
  record: QuoteRecord,
  room: Tools,
  { typed, shown }: { typed?: TypedDraft; shown?: number | undefined } = {},
) {
  const now = room.clock.now()
  const sent = record.versions.find(({ version }) => version === shown) ?? record.versions.at(-1)
  const draft = shown === undefined ? await draftView(record, room, typed) : null
  const lead = record.lead ? await room.store.findLead(record.lead.id) : undefined
  return {
    id: record.id,
    address: quoteDeskAddress(record),
    number: record.number,
    client: draft?.typed.client.name || sent?.content.client.name || 'client sans nom',
    reference: record.lead?.reference ?? null,
    draft,
    sent: sent ? sentView(record, sent, { lead, now, canMail: canMail(room) }) : null,
    ...nothingSaid,
    paper: paperOf(record, sent, now),
    versions: record.versions.map(({ version }) => ({
      version,
      address: `${quoteDeskAddress(record)}?version=${version}`,
    })),
  }
}

/** Returns known values of a signature on paper, by the names of its fields. */
function paperOf(
  record: QuoteRecord,
  sent: SentVersion | undefined,
  now: number,
): Record<string, string> {
  return {
    version: String(record.versions.at(-1)?.version ?? ''),
    signedOn: sent ? dayAt(now, sent.history.timeZone) : dayAt(now),
    name: sent?.content.client.name ?? '',
    role: sent?.content.client.role ?? '',
  }
}

export function quoteLine(record: QuoteRecord, now: number) {
  const last = record.versions.at(-1)
  return {
    address: quoteDeskAddress(record),
    words: last ? lineWords(record.number, last.content) : 'Brouillon',
    state: last ? stateAt(last.history, now) : ('draft' as const),
  }
}

function lineWords(number: string | null, content: QuoteVersion): string {
  const total = formatMoney(totalsOf(content).total, content.currency)
  return `${number}, version\u00a0${content.version}, ${total}${afterAmount(content)}`
}

async function draftView(
  record: QuoteRecord,
  { siteUrl, clock, store, channels, content }: Tools,
  given: TypedDraft | undefined,
) {
  const { draft } = record
  if (!draft) return null
  const now = clock.now()
  const typed = given ?? readDraft(draft.fields, content.current.prices)
  const judged = judgeDraft(typed)
  const seller = typed.seller === 'TN' ? 'TN' : 'FR'
  const year = Number(dayAt(now).slice(0, 4))
  const number = record.number ?? (await store.quotes.nextNumber(seller, year))
  const errors = judged.ok ? {} : judged.errors
  const missing = judged.ok
    ? missingIn(draftAsVersion(judged.draft, record, { content, siteUrl }, { number, now }), {
        isPublic: isPublicSite(siteUrl),
      }).map(({ words, field }) => ({
        words,
        field: field in places ? (places[field] ?? null) : field,
      }))
    : []
  const noChannel = !answerChannel(channels)
  return {
    typed,
    version: draft.version,
    edition: draft.edition,
    savedAt: draft.savedAt,
    savedBy: draft.savedBy,
    errors,
    obstacles: [...obstaclesOf(errors), ...missing],
    number,
    validity: validityOf(
      typed.validUntil,
      dayAt(now, judged.ok ? zoneOf(judged.draft) : undefined),
    ),
    /** Whether the site cannot send mail. */
    noChannel,
    packs: packsToAdd(typed, content.current.prices),
    /** French names by code. */
    countries: countryNames(),
    pdf: `/bureau/devis/${record.id}/brouillon.pdf`,
    page: `/bureau/devis/${record.id}/apercu`,
  }
}

const places: Record<string, string | null> = { agency: null, notices: null, lines: 'lignes' }

const lineFields: Record<string, string> = {
  label: 'La désignation',
  detail: 'Le détail',
  quantity: 'La quantité',
  unit: 'L’unité',
  price: 'Le prix',
  discount: 'La remise',
  vat: 'La TVA',
}

function obstaclesOf(errors: DraftErrors): { words: string; field: string | null }[] {
  return Object.entries(errors).map(([field, message]) => {
    const [list, index, name = ''] = field.split('.')
    const where =
      list === 'lines' && index !== undefined
        ? `${lineFields[name] ?? 'Un champ'} de la ligne\u00a0${Number(index) + 1}\u00a0: `
        : ''
    return { words: `${where}${message}`, field: field || null }
  })
}

function validityOf(day: string, today: string): string | null {
  if (!isDay(day)) return null
  const days = daysBetween(today, day)
  if (days < 0) return null
  return `${days === 1 ? '1\u00a0jour' : `${days}\u00a0jours`}, jusqu’au ${formatLongDay(day)} inclus`
}
