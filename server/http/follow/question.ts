import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { required, text } from '#forms/fields.ts'
import { isUuid } from '../uuid.ts'
import type { Tools } from './tools.ts'
import { quoteDrawing, receivedDrawing } from './views.ts'
import { type Following, findVersion, type SentQuote } from './visit.ts'

const words = required(text(), 'Écrivez votre message.')

export function questionRoutes(tools: Tools) {
  const { store, clock, mail, attempts, addressOf, show, unknown, onDue } = tools

  async function showAgain(
    c: Context<Following>,
    record: SentQuote | undefined,
    said: { id: string; text: string; error: string },
    status: 409 | 422 | 429,
  ) {
    const { visit } = c.var
    const drawing = record
      ? await quoteDrawing(visit, record, tools, { said: { question: said } })
      : await receivedDrawing(visit, tools, { question: said })
    return show(c, drawing, { status, alert: `Votre question n’est pas partie. ${said.error}` })
  }

  return new Hono<Following>().post('/:secret/question', async (c) => {
    const { visit, fields } = c.var
    const { devis: number, version = '', question = '' } = fields
    const record = visit.quotes.find((quote) => quote.number === number)
    const sent = record && findVersion(record, version)
    const isWithoutQuote = number === undefined && !visit.isContractOnly
    if (!sent && !isWithoutQuote) return unknown(c)
    // Without an id from the browser, each post is a message of its own.
    const id = isUuid(fields.id) ? (fields.id ?? '').toLowerCase() : randomUUID()
    const parsed = v.safeParse(words, question, { abortPipeEarly: true })
    const again = (error: string, status: 409 | 422 | 429) =>
      showAgain(c, record, { id, text: question, error }, status)
    if (!parsed.success) return again(parsed.issues[0].message, 422)
    if (attempts.isTooMany(addressOf(c))) {
      return again('Trop de messages viennent de votre réseau. Réessayez dans une minute.', 429)
    }
    const key = record && sent ? { quoteId: record.id, version: sent.version } : null
    const asked = { id, leadId: visit.lead.id, key, text: parsed.output }
    const done = await store.quotes.ask(asked, clock.now(), mail)
    if (done.outcome === 'gone') return unknown(c)
    if (done.outcome === 'refused') return again(done.because, 409)
    onDue()
    const page = record ? `/devis/${record.number}` : ''
    return c.redirect(`${visit.base}${page}#envoye`, 303)
  })
}
