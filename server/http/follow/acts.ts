import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { text } from '#forms/fields.ts'
import { judge } from '#quotes/states.ts'
import type { ActResult, SentVersion } from '../../store/quotes/records.ts'
import { refuseAct } from './refuse.ts'
import { parseWithdrawal } from './signing-form.ts'
import type { Tools } from './tools.ts'
import { quoteDrawing, withdrawDrawing } from './views.ts'
import { type Following, findVersion, type SentQuote } from './visit.ts'

const longestReason = 2_000

export function actRoutes(tools: Tools) {
  const { store, clock, mail, show, unknown, onDue } = tools

  function named(c: Context<Following>, version: string | undefined) {
    const number = c.req.param('number')
    const record = c.var.visit.quotes.find((quote) => quote.number === number)
    const sent = record && findVersion(record, version)
    return sent ? { record, sent } : undefined
  }

  async function answer(
    c: Context<Following>,
    record: SentQuote,
    sent: SentVersion,
    done: ActResult,
  ) {
    if (done.outcome === 'gone') return unknown(c)
    if (done.outcome === 'refused') return refuse(c, record, sent, done.because)
    onDue()
    return c.redirect(`${c.var.visit.base}/devis/${record.number}`, 303)
  }

  const refuse = (
    c: Context<Following>,
    { id }: SentQuote,
    { version }: SentVersion,
    because: string,
  ) => refuseAct(c, { id, version, alert: `Votre demande n’a pas abouti. ${because}` }, tools)

  return new Hono<Following>()
    .get('/:secret/devis/:number', async (c) => {
      const found = named(c, c.req.query('version'))
      if (!found) return unknown(c)
      const { record, sent } = found
      return show(c, await quoteDrawing(c.var.visit, record, tools, { sent }))
    })
    .post('/:secret/devis/:number/refuser', async (c) => {
      const { version = '', digest, motif = '' } = c.var.fields
      const found = named(c, version)
      if (!found) return unknown(c)
      const { record, sent } = found
      if (sent.digest !== digest) {
        return refuse(c, record, record.last, 'Ce devis a changé depuis l’ouverture de cette page.')
      }
      const parsed = v.safeParse(text(), motif, { abortPipeEarly: true })
      const reason = parsed.success ? parsed.output : motif
      const error =
        reason.length > longestReason
          ? '2\u00a0000 caractères au maximum, s’il vous plaît.'
          : parsed.issues?.[0].message
      if (error && judge('decline', sent.history, clock.now()).verdict === 'yes') {
        const said = { decline: { reason, error } }
        const drawing = await quoteDrawing(c.var.visit, record, tools, { sent, said })
        return show(c, drawing, { status: 422, alert: `Votre demande n’a pas abouti. ${error}` })
      }
      const act = {
        quoteId: record.id,
        version: sent.version,
        reason: error ? '' : reason,
      }
      return answer(c, record, sent, await store.quotes.decline(act, clock.now(), mail))
    })
    .get('/:secret/devis/:number/renoncer', async (c) => {
      const found = named(c, c.req.query('version'))
      if (!found) return unknown(c)
      const { record, sent } = found
      if (judge('withdraw', sent.history, clock.now()).verdict === 'yes') {
        return show(c, withdrawDrawing(record, sent))
      }
      return show(c, await quoteDrawing(c.var.visit, record, tools, { sent }))
    })
    .post('/:secret/devis/:number/confirmer', async (c) => {
      const found = named(c, c.var.fields.version ?? '')
      if (!found) return unknown(c)
      const { record, sent } = found
      const now = clock.now()
      const verdict = judge('withdraw', sent.history, now)
      if (verdict.verdict === 'no') return refuse(c, record, sent, verdict.because)
      if (verdict.verdict === 'again') return answer(c, record, sent, { outcome: 'again' })
      const parsed = parseWithdrawal(c.var.fields)
      if (!parsed.ok) return show(c, withdrawDrawing(record, sent, parsed), { status: 422 })
      const withdrawal = { at: now, ...parsed.values }
      const act = { quoteId: record.id, version: sent.version, withdrawal }
      return answer(c, record, sent, await store.quotes.withdraw(act, now, mail))
    })
}
