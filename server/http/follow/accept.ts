import { isDeepStrictEqual } from 'node:util'
import { type Context, Hono } from 'hono'
import { judge } from '#quotes/states.ts'
import { hashOfLink } from '../../leads/outbox/follow-link.ts'
import { drawQuotePdf } from '../../quotes/pdf.ts'
import type { Evidence, SentVersion } from '../../store/quotes/records.ts'
import { refuseAct } from './refuse.ts'
import {
  knownValues,
  parseSigning,
  type Signing,
  type SigningErrors,
  type SigningValues,
  typedValues,
} from './signing-form.ts'
import { readStep, type Shown, type Step, sealStep } from './step-seal.ts'
import type { Tools } from './tools.ts'
import { checkDrawing, confirmDrawing, quoteDrawing } from './views.ts'
import type { Following, SentQuote } from './visit.ts'

const nothingAccepted = 'Le devis n’est pas accepté.'

const changed = `Ce devis a changé depuis l’ouverture de cette page. ${nothingAccepted}`

/** Routes of the two steps: the first stores nothing, the second concludes the contract. */
export function acceptRoutes(tools: Tools) {
  const { store, clock, mail, show, unknown, onDue } = tools

  const quoteOf = (c: Context<Following>) =>
    c.var.visit.quotes.find(({ number }) => number === c.req.param('number'))

  const refuse = (
    c: Context<Following>,
    { id }: SentQuote,
    { version }: SentVersion,
    alert: string,
  ) => refuseAct(c, { id, version, alert }, tools)

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

  function checkAgain(
    c: Context<Following>,
    record: SentQuote,
    sent: SentVersion,
    errors: SigningErrors,
  ) {
    const values = typedValues(c.var.fields)
    const drawing = checkDrawing(record, sent, { values, errors, now: clock.now() })
    return show(c, drawing, { status: 422 })
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
      const { content } = last
      const { etape, corriger } = c.req.query()
      const step = stepOf(c, record, last)
      const sealed = readStep(etape, step)
      const values = sealed?.values ?? knownValues(content)
      const parsed = parseSigning(content, values)
      if (sealed && corriger === undefined && parsed.ok) {
        const { signed } = parsed.signing
        const isAddressKnown = c.var.visit.sentTo !== null
        const { leftOut } = sealed
        const seal = sealStep({ at: now, values, leftOut }, step)
        const signature = { values, signed, leftOut, isAddressKnown, shown: seal, now }
        return show(c, confirmDrawing(record, last, signature))
      }
      const how = etape !== undefined && !sealed ? { alert: changed } : {}
      return show(c, checkDrawing(record, last, { values, errors: {}, now }), how)
    })
    .post('/:secret/devis/:number/verifier', async (c) => {
      const record = quoteOf(c)
      if (!record) return unknown(c)
      const { sent, refusal } = await shownVersion(c, record)
      if (refusal) return refusal
      const now = clock.now()
      const parsed = parseSigning(sent.content, typedValues(c.var.fields))
      if (!parsed.ok) return checkAgain(c, record, sent, parsed.errors)
      const { leftOut } = parsed.signing
      const shown = { at: now, values: valuesOf(parsed.signing), leftOut }
      const etape = sealStep(shown, stepOf(c, record, sent))
      return c.redirect(`${pageOf(c, record)}/accepter?etape=${etape}`, 303)
    })
    .post('/:secret/devis/:number/accepter', async (c) => {
      const record = quoteOf(c)
      if (!record) return unknown(c)
      const { sent, refusal } = await shownVersion(c, record)
      if (refusal) return refusal
      const { content, digest, version } = sent
      const parsed = parseSigning(content, typedValues(c.var.fields))
      const now = clock.now()
      if (!parsed.ok) return checkAgain(c, record, sent, parsed.errors)
      const { signer, signed, copyBy, earlyStart } = parsed.signing
      const evidence: Evidence = {
        ...signer,
        at: now,
        kind: signed.client.kind,
        email: sent.clientEmail,
        linkSentTo: c.var.visit.sentTo,
        earlyStart,
        digest,
        shownAt: shownAt(readStep(c.var.fields.shown, stepOf(c, record, sent)), parsed.signing),
        copyBy,
        paper: null,
      }
      const signedPdf = await drawQuotePdf(signed, evidence)
      const act = { quoteId: record.id, version, evidence, signedPdf, by: null }
      const done = await store.quotes.accept(act, now, mail)
      if (done.outcome === 'gone') return unknown(c)
      if (done.outcome === 'refused') {
        return refuse(c, record, sent, `${nothingAccepted} ${done.because}`)
      }
      onDue()
      return c.redirect(pageOf(c, record), 303)
    })
}

function pageOf(c: Context<Following>, { number }: SentQuote): string {
  return `${c.var.visit.base}/devis/${number}`
}

function stepOf(c: Context<Following>, { id }: SentQuote, { digest }: SentVersion): Step {
  return { quoteId: id, linkHash: hashOfLink(c.req.param('secret') ?? ''), digest }
}

/**
 * Returns the validated fields of the first step, without fields that the form did not have and boxes that
 * the law forbids after a correction.
 */
function valuesOf({ signed, copyBy, earlyStart }: Signing): SigningValues {
  return { ...knownValues(signed), copy: copyBy, early: earlyStart ? 'oui' : '' }
}

function shownAt(shown: Shown | null, signing: Signing): number | null {
  return shown && isDeepStrictEqual(shown.values, valuesOf(signing)) ? shown.at : null
}
