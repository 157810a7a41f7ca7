import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { differencesOf } from '#quotes/differences.ts'
import { applyEdit } from '#quotes/edit.ts'
import { typedFrom, typedOf } from '#quotes/typed.ts'
import type { TypedDraft } from '#quotes/typed-draft.ts'
import type { QuoteRecord } from '../../../store/quotes/records.ts'
import { isUuid } from '../../uuid.ts'
import type { Inside } from '../guard.ts'
import { numberIn } from '../read-post.ts'
import { type Room, wantsJson } from '../room.ts'
import { leadTo, saidHere } from '../said.ts'
import { createQuoteDesk, doneWords, type Said } from './quote-desk.ts'
import { draftFor, lineOfPack, proposedLastDay, readDraft } from './quote-draft.ts'
import { nest } from './quote-fields.ts'
import { quoteListRoutes } from './quote-list.ts'
import { quotePaperRoutes } from './quote-paper.ts'
import { acceptOnPaper, sendNewLink } from './quote-sending.ts'
import { quoteDeskAddress } from './quote-sent-view.ts'
import type { QuoteView } from './quote-view.ts'

/** The edition of a draft that a page shows; no draft has the edition -1. */
const editionOf = ({ edition }: Record<string, string>) => numberIn(edition) ?? -1

export function quoteRoutes(room: Room) {
  const { store, clock } = room
  const { show, onQuote, goOn, trySending } = createQuoteDesk(room)

  return new Hono<Inside>()
    .route('/', quoteListRoutes(room))
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
        const draft = { quoteId: record.id, edition: editionOf(fields), fields: { ...typed } }
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
        if (record.draft?.edition !== editionOf(fields)) {
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
        const draft = { quoteId: record.id, edition: editionOf(fields) }
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
}

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
