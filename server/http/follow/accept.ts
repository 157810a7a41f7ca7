import { type Context, Hono } from 'hono'
import { judge } from '#quotes/states.ts'
import { hashOfLink } from '../../leads/outbox/follow-link.ts'
import { drawQuotePdf } from '../../quotes/pdf.ts'
import type { Evidence, SentVersion } from '../../store/quotes/quotes-store.ts'
import type { Tools } from './follow.ts'
import { readShown, type Step, sealShown } from './shown-seal.ts'
import { knownValues, parseSigning, typedValues } from './signing-form.ts'
import { quoteDrawing } from './views.ts'
import { type Following, findVisit, type SentQuote } from './visit.ts'

const nothingAccepted = 'Rien n’a été accepté.'

/** Said where the version that was shown is not the one that can be accepted. */
const changed = `Ce devis a changé depuis l’ouverture de cette page. ${nothingAccepted}`

/** The two steps of an acceptance. The first keeps nothing; the second is the contract. */
export function acceptRoutes(tools: Tools) {
  const { store, clock, mail, show, unknown, onDue } = tools

  const quoteOf = (c: Context<Following>) =>
    c.var.visit.quotes.find(({ number }) => number === c.req.param('number'))

  async function refuse(
    c: Context<Following>,
    record: SentQuote,
    sent: SentVersion,
    alert: string,
  ) {
    const drawing = await quoteDrawing(c.var.visit, record, tools, { sent })
    return show(c, drawing, { status: 409, alert })
  }

  /** The version that was shown, if it is still the one to accept; or the page that says why not. */
  async function shownVersion(c: Context<Following>, record: SentQuote) {
    const { version, digest } = c.var.fields
    const sent = record.versions.find((one) => String(one.version) === version)
    if (!sent || sent.digest !== digest) {
      return { refusal: await refuse(c, record, record.last, changed) }
    }
    const verdict = judge('accept', sent.history, clock.now())
    if (verdict.verdict === 'again') return { refusal: c.redirect(pageOf(c, record), 303) }
    if (verdict.verdict === 'no') {
      const alert = `${nothingAccepted} ${verdict.because}`
      return { refusal: await refuse(c, record, sent, alert) }
    }
    return { sent }
  }

  return new Hono<Following>()
    .get('/:secret/devis/:number/accepter', async (c) => {
      const record = quoteOf(c)
      if (!record) return unknown(c)
      const { last } = record
      const now = clock.now()
      if (judge('accept', last.history, now).verdict !== 'yes') {
        return show(c, await quoteDrawing(c.var.visit, record, tools))
      }
      const { content, digest } = last
      const values = knownValues(content)
      const view = { content, number: record.number, digest, values, errors: {}, now }
      return show(c, { page: 'verifier', view })
    })
    .post('/:secret/devis/:number/verifier', async (c) => {
      const record = quoteOf(c)
      if (!record) return unknown(c)
      const { sent, refusal } = await shownVersion(c, record)
      if (refusal) return refusal
      const { content, digest } = sent
      const now = clock.now()
      const values = typedValues(c.var.fields)
      const shown = { content, number: record.number, digest, values, now }
      if (c.var.fields.corriger !== undefined) {
        return show(c, { page: 'verifier', view: { ...shown, errors: {} } })
      }
      const parsed = parseSigning(content, c.var.fields)
      if (!parsed.ok) {
        const { errors } = parsed
        return show(c, { page: 'verifier', view: { ...shown, errors } }, { status: 422 })
      }
      const { signed, earlyStart, leftOut } = parsed.signing
      // A box that the corrected law leaves no sense to is not carried along.
      const carried = { ...values, early: earlyStart ? 'oui' : '' }
      const step = { ...stepOf(c, record, sent), values: carried }
      const isAddressKnown = c.var.visit.sentTo !== null
      const view = {
        ...{ ...shown, values: carried, signed, leftOut, isAddressKnown },
        shown: sealShown(now, step),
      }
      return show(c, { page: 'accepter', view })
    })
    .post('/:secret/devis/:number/accepter', async (c) => {
      const record = quoteOf(c)
      if (!record) return unknown(c)
      const { sent, refusal } = await shownVersion(c, record)
      if (refusal) return refusal
      const { content, digest, version } = sent
      const parsed = parseSigning(content, c.var.fields)
      const now = clock.now()
      if (!parsed.ok) {
        const { errors } = parsed
        const values = typedValues(c.var.fields)
        const view = { content, number: record.number, digest, values, errors, now }
        return show(c, { page: 'verifier', view }, { status: 422 })
      }
      const { signer, signed, copyBy, earlyStart } = parsed.signing
      const evidence: Evidence = {
        ...signer,
        at: now,
        kind: signed.client.kind,
        email: content.client.email,
        linkSentTo: c.var.visit.sentTo,
        earlyStart,
        digest,
        shownAt: readShown(c.var.fields.shown, stepOf(c, record, sent)),
        copyBy,
        paper: null,
      }
      const signedPdf = await drawQuotePdf(signed, evidence)
      const act = { quoteId: record.id, version, evidence, signedPdf, by: null }
      const done = await store.quotes.accept(act, now, mail)
      if (done.outcome === 'gone') return unknown(c)
      if (done.outcome === 'refused') {
        // Somebody was faster: what is said is what the tables say now.
        const visit = await findVisit(c.req.param('secret'), store)
        const fresh = visit?.quotes.find(({ id }) => id === record.id)
        if (!visit || !fresh) return unknown(c)
        c.set('visit', visit)
        const now = fresh.versions.find((one) => one.version === version) ?? fresh.last
        return refuse(c, fresh, now, `${nothingAccepted} ${done.because}`)
      }
      onDue()
      return c.redirect(pageOf(c, record), 303)
    })
}

function pageOf(c: Context<Following>, { number }: SentQuote): string {
  return `${c.var.visit.base}/devis/${number}`
}

/** The last page before the button, as a form posts it back. */
function stepOf(c: Context<Following>, { id }: SentQuote, { digest }: SentVersion): Step {
  const linkHash = hashOfLink(c.req.param('secret') ?? '')
  return { quoteId: id, linkHash, digest, values: typedValues(c.var.fields) }
}
