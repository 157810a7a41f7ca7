import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { QuotesView, QuoteView } from '#desk/devis/view.ts'
import { addDays, dayAt, daysBetween, formatDay } from '#quotes/dates.ts'
import { differencesOf } from '#quotes/differences.ts'
import { applyEdit } from '#quotes/edit.ts'
import { isolated } from '#quotes/isolated.ts'
import { formatMoney } from '#quotes/money.ts'
import { stateAt } from '#quotes/states.ts'
import { typedFrom, typedOf } from '#quotes/typed.ts'
import type { TypedDraft } from '#quotes/typed-draft.ts'
import { afterAmount } from '#quotes/vat.ts'
import type { QuoteRecord, QuoteRow } from '../../../store/quotes/quotes-store.ts'
import { isUuid } from '../../uuid.ts'
import type { Inside } from '../guard.ts'
import { nameOf, shortDate, subjectInside } from '../list-words.ts'
import { type RequestContext, type Room, wantsJson } from '../room.ts'
import { leadTo, saidHere } from '../said.ts'
import { draftFor, lineOfPack, proposedLastDay, readDraft } from './quote-draft.ts'
import { nest } from './quote-fields.ts'
import { quotePaperRoutes } from './quote-paper.ts'
import { acceptOnPaper, sendDraft, sendNewLink } from './quote-sending.ts'
import { quoteDeskAddress } from './quote-sent-view.ts'
import { quoteView } from './quote-view.ts'

const fewRequests = 8

/** Quotes on one page; older ones are found by their request. */
const longestList = 200

type Said = Partial<Pick<QuoteView, 'outcome' | 'conflict' | 'paper'>>

export function quoteRoutes(room: Room) {
  const { store, clock } = room

  async function show(
    c: RequestContext,
    record: QuoteRecord,
    {
      typed,
      shown,
      status = 200,
      ...said
    }: Said & { typed?: TypedDraft; shown?: number; status?: 200 | 409 | 422 | 503 } = {},
  ) {
    const view = {
      ...(await quoteView(record, room, { ...(typed && { typed }), shown })),
      ...said,
    }
    c.status(status)
    if (wantsJson(c)) return c.json({ view })
    const title = view.number ? `Devis ${view.number}` : `Devis pour ${view.client}`
    return room.draw(c, title, { page: 'quote', view })
  }

  const onQuote =
    (
      act: (
        c: RequestContext,
        record: QuoteRecord,
        fields: Readonly<Record<string, string>>,
      ) => Promise<Response>,
    ) =>
    async (c: RequestContext) => {
      const record = await store.quotes.find(c.req.param('quote') ?? '')
      return record ? act(c, record, c.var.fields) : room.unknown(c)
    }

  async function goOn(c: RequestContext, quoteId: string, said: Said = {}) {
    const record = await store.quotes.find(quoteId)
    if (!record) return room.unknown(c)
    if (wantsJson(c)) return show(c, record, said)
    return leadTo(c, clock, quoteDeskAddress(record), said)
  }

  return new Hono<Inside>()
    .get('/devis', async (c) => {
      const now = clock.now()
      const rows = await store.quotes.list(longestList)
      const requests = await openRequests(c.var.session.person.id)
      const view: QuotesView = { requests, rows: rows.map((row) => rowOf(row, now)) }
      return room.draw(c, 'Devis', { page: 'devis', view })
    })
    .post('/demandes/:reference/devis', async (c) => {
      const lead = await store.findLead(c.req.param('reference'))
      if (!lead) return room.unknown(c)
      if (lead.handling.spamAt !== null) {
        const words =
          'Cette demande est marquée indésirable\u00a0: annulez cela, puis faites le devis.'
        const address = `/bureau/demandes/${lead.reference}`
        return leadTo(c, clock, address, { outcome: { kind: 'alert', words } })
      }
      const { id: asked = '' } = c.var.fields
      const id = isUuid(asked) ? asked : randomUUID()
      const { person } = c.var.session
      const now = clock.now()
      const typed = draftFor(lead, person.name, { now, prices: room.content.current.prices })
      const quote = { id, leadId: lead.id, seller: 'FR' as const, fields: { ...typed } }
      const made = await store.quotes.create(quote, person, now)
      if (made === 'gone') return room.unknown(c)
      return c.redirect(`/bureau/devis/${id}`, 303)
    })
    .get('/devis/:quote', async (c) => {
      const record = await store.quotes.find(c.req.param('quote'))
      if (!record) return room.unknown(c)
      const version = Number(c.req.query('version'))
      const said = saidHere<Said>(c, clock)
      return show(c, record, version > 0 ? { ...said, shown: version } : said)
    })
    .post(
      '/devis/:quote',
      onQuote(async (c, record, fields) => {
        const posted = typedOf(nest(Object.entries(fields)))
        const { edit = '' } = fields
        const pack = lineOfPack(edit.replace(/^pack /, ''), posted, room.content.current.prices)
        const typed = readDraft(applyEdit(posted, edit, pack), room.content.current.prices)
        const edition = Number(fields.edition)
        const draft = { quoteId: record.id, edition, fields: { ...typed } }
        const kept = await store.quotes.saveDraft(draft, c.var.session.person, clock.now())
        const fresh = await store.quotes.find(record.id)
        if (kept.outcome === 'gone' || !fresh) return room.unknown(c)
        if (kept.outcome === 'stale' && !isSame(fresh, typed)) {
          return show(c, fresh, { typed, status: 409, conflict: conflictOf(fresh, typed) })
        }
        const { wants = '' } = fields
        if (wants === 'envoyer') return trySending(c, fresh)
        return goOn(c, record.id)
      }),
    )
    .post(
      '/devis/:quote/envoyer',
      onQuote(async (c, record, fields) => {
        if (!record.draft && record.versions.length > 0) return goOn(c, record.id)
        if (record.draft?.edition !== Number(fields.edition)) {
          const ours = readDraft(record.draft?.fields, room.content.current.prices)
          return show(c, record, { status: 409, conflict: conflictOf(record, ours) })
        }
        return trySending(c, record)
      }),
    )
    .post(
      '/devis/:quote/version',
      onQuote(async (c, record) => {
        const last = record.versions.at(-1)
        if (!last) return goOn(c, record.id)
        const now = clock.now()
        const validUntil = proposedLastDay(now, last.history.timeZone)
        const former = typedFrom(last.content)
        const client = { ...former.client, email: last.clientEmail }
        const copied = { ...former, client, validUntil }
        const typed = readDraft(copied, room.content.current.prices)
        const version = { quoteId: record.id, from: last.version, fields: { ...typed } }
        const begun = await store.quotes.startVersion(version, c.var.session.person, now)
        if (begun.outcome === 'refused') {
          const outcome = { kind: 'alert', words: begun.because } as const
          return show(c, record, { status: 409, outcome })
        }
        return goOn(c, record.id)
      }),
    )
    .post(
      '/devis/:quote/abandonner',
      onQuote(async (c, record, fields) => {
        const draft = { quoteId: record.id, edition: Number(fields.edition) }
        const done = await store.quotes.dropDraft(draft, c.var.session.person, clock.now())
        const fresh = done === 'stale' ? await store.quotes.find(record.id) : undefined
        const isSent = (fresh?.versions.length ?? 0) > record.versions.length
        if (fresh && (fresh.draft || isSent)) {
          const typed = readDraft(nest(Object.entries(fields)), room.content.current.prices)
          return show(c, fresh, { typed, status: 409, conflict: conflictOf(fresh, typed) })
        }
        const address = record.number
          ? quoteDeskAddress(record)
          : `/bureau/demandes/${record.lead?.reference}`
        return wantsJson(c) ? c.json({ goTo: address }) : c.redirect(address, 303)
      }),
    )
    .post(
      '/devis/:quote/papier',
      onQuote(async (c, record, fields) => {
        const done = await acceptOnPaper(room, record, c.var.session.person, fields)
        if (done.ok) return goOn(c, record.id)
        const outcome = { kind: 'alert', words: done.because } as const
        const paper = { ...fields, version: String(record.versions.at(-1)?.version) }
        return show(c, record, { status: 422, outcome, paper })
      }),
    )
    .post(
      '/devis/:quote/lien',
      onQuote(async (c, record) => {
        const done = await sendNewLink(room, record, c.var.session.person)
        if (done.ok) return goOn(c, record.id, doneWords(done.words))
        const outcome = { kind: 'alert', words: done.because } as const
        return show(c, record, { status: 409, outcome })
      }),
    )
    .post(
      '/devis/:quote/relancer',
      onQuote(async (c, record) => {
        if (!record.lead) return goOn(c, record.id)
        const now = clock.now()
        await store.retry(now, record.lead.id)
        const line = { at: now, person: c.var.session.person, object: record.lead.reference }
        await store.journal.add({ ...line, action: 'delivery retried' })
        room.onDue()
        return goOn(c, record.id)
      }),
    )
    .route('/', quotePaperRoutes(room))

  async function openRequests(personId: string): Promise<QuotesView['requests']> {
    const query = { personId, limit: fewRequests }
    const pages = await Promise.all(
      (['waiting', 'mine'] as const).map((name) => store.requests.list(name, query)),
    )
    const byReference = new Map(
      pages.flatMap(({ rows }) => rows).map((row) => [row.reference, row]),
    )
    return [...byReference.values()].slice(0, fewRequests).map((row) => ({
      reference: row.reference,
      words: `${isolated(nameOf(row))}, ${subjectInside(row)}`,
      quoteId: randomUUID(),
    }))
  }

  async function trySending(c: RequestContext, record: QuoteRecord) {
    const sent = await sendDraft(room, record, c.var.session.person)
    if (sent.ok) return goOn(c, record.id, doneWords(sent.words))
    const fresh = (await store.quotes.find(record.id)) ?? record
    const outcome = { kind: 'alert', words: sent.because } as const
    return show(c, fresh, { status: 422, outcome })
  }
}

const doneWords = (words?: string): Said =>
  words === undefined ? {} : { outcome: { kind: 'done', words } }

/** A concurrent save of the same content is no conflict. */
function isSame({ draft }: QuoteRecord, typed: TypedDraft): boolean {
  return draft !== null && differencesOf(typedOf(draft.fields), typed).length === 0
}

function conflictOf({ draft, versions }: QuoteRecord, ours: TypedDraft): QuoteView['conflict'] {
  const last = versions.at(-1)
  return {
    by: draft?.savedBy ?? last?.sentBy ?? 'Quelqu’un',
    at: draft?.savedAt ?? last?.sentAt ?? 0,
    theirs: draft ? typedOf(draft.fields) : typedOf(last ? typedFrom(last.content) : {}),
    ours,
    edition: draft?.edition ?? null,
  }
}

function rowOf(row: QuoteRow, now: number): QuotesView['rows'][number] {
  const { id, number, client, history, total, taxed, currency } = row
  const state = history ? stateAt(history, now) : 'draft'
  return {
    address: quoteDeskAddress({ id, number }),
    client: client || 'Sans nom',
    state,
    number: number ?? 'donné à l’envoi',
    waits: waitsOf(row, state, now),
    total: total === null || !taxed ? '' : formatMoney(total, currency) + afterAmount(taxed),
  }
}

function waitsOf(
  { history, draftVersion, changedAt }: QuoteRow,
  state: QuotesView['rows'][number]['state'],
  now: number,
): string {
  if (!history) {
    const isToday = dayAt(changedAt) === dayAt(now)
    return `À finir, modifié ${isToday ? 'à' : 'le'} ${shortDate(changedAt, now)}`
  }
  const next = draftVersion === null ? '' : ` Version\u00a0${draftVersion} à finir.`
  const { timeZone } = history
  const day = (instant: number | null) => formatDay(dayAt(instant ?? 0, timeZone))
  const left = daysBetween(dayAt(now, timeZone), history.validUntil)
  const days = left === 1 ? '1\u00a0jour' : `${left}\u00a0jours`
  const words: Record<typeof state, string> = {
    draft: '',
    sent: left === 0 ? 'Valable aujourd’hui encore' : `Valable encore ${days}`,
    asked: 'Attend notre réponse à une question',
    accepted: `Accepté le ${day(history.acceptedAt)}`,
    declined: `Refusé le ${day(history.declinedAt)}`,
    expired: `Expiré depuis le ${formatDay(addDays(history.validUntil, 1))}`,
    replaced: `Remplacé par la version\u00a0${history.replacedBy?.version}`,
    withdrawn: `Rétracté le ${day(history.withdrawnAt)}`,
  }
  return `${words[state]}.${next}`.replace(/\.$/, '')
}
