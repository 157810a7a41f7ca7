import { Hono } from 'hono'
import { judgeDraft } from '#quotes/draft.ts'
import { drawQuotePdf } from '../../../quotes/pdf.ts'
import { framedPolicy } from '../../../site/security.ts'
import type { QuoteRecord } from '../../../store/quotes/records.ts'
import type { Inside } from '../guard.ts'
import type { RequestContext, Room } from '../room.ts'
import { readDraft } from './quote-draft.ts'
import { draftAsVersion } from './quote-view.ts'

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

  async function showPage(c: RequestContext, quote: string, version?: number) {
    const record = await store.quotes.find(quote)
    const sent = record?.versions.find((one) => one.version === version)
    const content = record && (sent?.content ?? draftOf(record))
    if (!content || (version !== undefined && !sent)) return room.unknown(c)
    const lead = record.lead && (await store.findLead(record.lead.id))
    const now = sent?.sentAt ?? clock.now()
    const readAt = record.lead ? await store.follow.firstRead(record.lead.reference) : null
    c.header('Content-Security-Policy', framedPolicy())
    return c.html(room.drawQuotePage(content, { receivedAt: lead?.receivedAt ?? now, readAt, now }))
  }

  function draftOf(record: QuoteRecord) {
    const judged =
      record.draft && judgeDraft(readDraft(record.draft.fields, room.content.current.prices))
    if (!judged?.ok) return undefined
    const { number } = record
    return draftAsVersion(judged.draft, record, room, { number, now: clock.now() })
  }

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
