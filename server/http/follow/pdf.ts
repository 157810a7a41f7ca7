import { type Context, Hono } from 'hono'
import type { Tools } from './tools.ts'
import { type Following, findVersion } from './visit.ts'

const policy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export function pdfRoutes({ store, unknown }: Tools) {
  async function send(c: Context<Following>, number: string) {
    const record = c.var.visit.quotes.find((quote) => quote.number === number)
    const sent = record && findVersion(record, c.req.query('version'))
    if (!sent) return unknown(c)
    const which = c.req.query('exemplaire') === 'signe' ? 'signed' : 'sent'
    const pdf = await store.quotes.readPdf({ quoteId: record.id, version: sent.version }, which)
    if (!pdf) return unknown(c)
    const name = `devis-${number}-v${sent.version}${which === 'signed' ? '-signe' : ''}.pdf`
    return c.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.length),
      'Content-Disposition': `inline; filename="${name}"`,
      'Content-Security-Policy': policy,
    })
  }

  return new Hono<Following>().get('/:secret/devis/:file{[^/]+\\.pdf}', (c) =>
    send(c, c.req.param('file').slice(0, -'.pdf'.length)),
  )
}
