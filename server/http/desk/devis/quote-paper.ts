import { Hono } from 'hono'
import { judgeDraft, typedOf } from '#desk/devis/typed.ts'
import { drawQuotePdf } from '../../../quotes/pdf.ts'
import type { QuoteRecord } from '../../../store/quotes/quotes-store.ts'
import type { Inside } from '../guard.ts'
import type { RequestContext, Room } from '../room.ts'
import { versionOf } from './quote-view.ts'

/** A page without script in a frame of ours; its forms send nothing. */
const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** What a client gets of a quote, as the desk looks at it: its page and its paper, sent or to come. */
export function quotePaperRoutes(room: Room) {
  const { store, clock } = room

  return new Hono<Inside>()
    .get('/devis/:quote/apercu', (c) => showPage(c, c.req.param('quote')))
    .get('/devis/:quote/:version{v\\d{1,4}}/apercu', (c) =>
      showPage(c, c.req.param('quote'), Number(c.req.param('version').slice(1))),
    )
    .get('/devis/:quote/:file{.+\\.pdf}', async (c) => {
      const record = await store.quotes.find(c.req.param('quote'))
      const file = record && (await readFile(record, c.req.param('file')))
      if (!record || !file) return room.unknown(c)
      const name = `${record.number ?? 'brouillon'}-${c.req.param('file')}`
      return c.body(new Uint8Array(file), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${name}"`,
      })
    })

  /** The client's page of a version that was sent, or of the draft; nothing in it leads anywhere. */
  async function showPage(c: RequestContext, quote: string, version?: number) {
    const record = await store.quotes.find(quote)
    const sent = record?.versions.find((one) => one.version === version)
    const content = record && (sent?.content ?? draftOf(record))
    if (!content || (version !== undefined && !sent)) return room.unknown(c)
    const lead = record.lead && (await store.findLead(record.lead.id))
    const now = sent?.sentAt ?? clock.now()
    const readAt = record.lead ? await store.follow.firstRead(record.lead.reference) : null
    c.header('Content-Security-Policy', pagePolicy)
    return c.html(room.drawQuotePage(content, { receivedAt: lead?.receivedAt ?? now, readAt, now }))
  }

  /** The draft as the version that it would be; undefined while something of it is wrong. */
  function draftOf(record: QuoteRecord) {
    const judged = record.draft && judgeDraft(typedOf(record.draft.fields))
    if (!judged?.ok) return undefined
    const { number } = record
    return versionOf(judged.draft, record, room, { number, now: clock.now() })
  }

  /** A file as it was sent, byte for byte; that of a draft is drawn for this look. */
  async function readFile(record: QuoteRecord, name: string): Promise<Buffer | undefined> {
    if (name === 'brouillon.pdf') {
      const content = draftOf(record)
      return content && drawQuotePdf(content)
    }
    const [, version, signed] = /^v(\d{1,4})(-accepte)?\.pdf$/.exec(name) ?? []
    if (version === undefined) return undefined
    const key = { quoteId: record.id, version: Number(version) }
    return store.quotes.readPdf(key, signed ? 'signed' : 'sent')
  }
}
