import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { compress } from 'hono/compress'
import type { ContentHolder } from '#content/documents/documents.ts'
import { refusals } from '#content/forms/messages.ts'
import { fieldNames, parseForm } from '#forms/form.ts'
import { defaultForm, forms } from '#forms/registry.ts'
import {
  type FormResult,
  type FormValues,
  type ProofRequest,
  sentMarker,
  sentTarget,
} from '#forms/result.ts'
import { signals } from '#forms/signals.ts'
import type { Clock } from '../clock.ts'
import { isReference } from '../leads/reference.ts'
import type { KeptLead, LeadInput } from '../leads/submit-lead.ts'
import type { Log } from '../log.ts'
import type { Drawn, Pages } from '../site/pages.ts'
import type { Guard } from '../spam/guard.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type { Delivery } from '../store/leads/records.ts'
import type { Store } from '../store/store.ts'
import { bodyOf, isUrlEncoded, mayBeOurs } from './own-post.ts'
import { readForm } from './read-form.ts'

/**
 * Bytes: 10,000 characters of three bytes each, doubled so that a text twice too long gets the message of
 * its field.
 */
const largestBody = 64 * 1024

/**
 * Posts handled at once. Posts that are still arriving do not count, because slow senders would block
 * everybody.
 */
const mostAtOnce = 256

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Milliseconds after which the page of a restored tab no longer shows its success message. */
const markerLife = 24 * 60 * 60_000

interface Parts {
  content: ContentHolder
  submit(input: LeadInput): Promise<KeptLead>
  guard: Guard
  addressOf(c: Context): string
  pages: Pages
  siteUrl: string | undefined
  log: Log
}

interface SentParts {
  store: Pick<Store, 'findLead'>
  clock: Clock
  pages: Pages
  log: Log
}

/**
 * Handles `POST` on the path of every page. Without our script, a stored post redirects to the same page, so
 * that Back and reload send nothing again; a refused one gets that page directly. A doubtful post is
 * quarantined with the same answer; our script may have to solve a proof of work first and post again.
 * Status: 200 or 303 stored; 422 refused, with a message per field; other 4xx for foreign posts; 503 not
 * stored.
 */
export function formRoutes({ content, submit, guard, addressOf, pages, siteUrl, log }: Parts) {
  const words = () => refusals(content.current.company)

  async function answer(
    c: Context<Drawn>,
    status: 200 | 422 | 400 | 403 | 413 | 415 | 503,
    result: FormResult,
  ) {
    c.header('Cache-Control', 'no-store')
    c.header('Vary', 'Accept')
    if (status === 503) c.header('Retry-After', '5')
    if (wantsJson(c)) return c.json(result, status)
    c.status(status)
    return c.render(await pages.render(new URL(c.req.url), result, c.var.nonce()))
  }

  function fail(
    c: Context<Drawn>,
    status: 400 | 403 | 413 | 415 | 503,
    message: string,
    values: FormValues = {},
    form = defaultForm(pathOf(c)),
  ) {
    return answer(c, status, { status: 'failed', form: form.name, message, values })
  }

  /** Ignores unknown fields, because browser extensions add some. */
  async function take(c: Context<Drawn>, fields: Record<string, string>, isRepeated: boolean) {
    const {
      form: formName,
      id: clientId,
      [signals.honeypot]: honeypot = '',
      [signals.timeOnPage]: timeOnPage,
      [signals.proof]: proof,
      ...typed
    } = fields
    const form = formName === undefined ? defaultForm(pathOf(c)) : ownForm(formName)
    if (!form) return fail(c, 400, words().unknownForm)
    const known = new Set(fieldNames(form))
    const values = Object.fromEntries(Object.entries(typed).filter(([name]) => known.has(name)))
    const isOurId = clientId !== undefined && uuid.test(clientId)
    const hasStrangeFields =
      isRepeated ||
      Object.keys(typed).some((name) => !known.has(name)) ||
      Boolean(clientId && !isOurId)

    const parsed = parseForm(form, typed)
    if (!parsed.ok) {
      const { errors, values } = parsed
      return answer(c, 422, { status: 'refused', form: form.name, errors, values })
    }
    const lead: LeadInput = {
      form: form.name,
      values: parsed.values,
      page: pathOf(c),
      ...(isOurId && { clientId: clientId.toLowerCase() }),
    }
    const verdict = await guard({
      ...lead,
      honeypot,
      timeOnPage,
      proof,
      address: addressOf(c),
      fromBrowser: Boolean(c.req.header('Origin') ?? c.req.header('Sec-Fetch-Site')),
      byScript: wantsJson(c),
      hasStrangeFields,
    })
    if (verdict.outcome === 'prove') {
      c.header('Cache-Control', 'no-store')
      const { challenge } = verdict
      return c.json({ status: 'challenge', challenge } satisfies ProofRequest)
    }
    if (verdict.outcome === 'doubtful') lead.quarantine = verdict.reasons
    try {
      const { reference, mailed } = await submit(lead)
      if (!wantsJson(c)) {
        const next = new URL(c.req.url)
        next.searchParams.set(sentMarker, reference)
        c.header('Cache-Control', 'no-store')
        next.hash = sentTarget(form.name)
        return c.redirect(pathOf(c) + next.search + next.hash, 303)
      }
      return answer(c, 200, { status: 'accepted', form: form.name, reference, mailed })
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      log.error(error.message)
      return fail(c, 503, words().notKept, values, form)
    }
  }

  let underWay = 0

  return new Hono<Drawn>().post(
    '*',
    (c, next) => (pages.has(pathOf(c)) ? next() : c.notFound()),
    (c, next) => (mayBeOurs(c, siteUrl) ? next() : fail(c, 403, words().foreignOrigin)),
    (c, next) =>
      isUrlEncoded(c.req.header('Content-Type')) ? next() : fail(c, 415, words().wrongType),
    async (c) => {
      const read = await readForm(bodyOf(c), largestBody)
      if (!read.ok && read.fault === 'too large') return fail(c, 413, words().tooLarge)
      if (!read.ok) return fail(c, 400, words().damaged)
      // A text answer, because rendering the page would add to the overload.
      if (underWay >= mostAtOnce && !wantsJson(c)) {
        return c.text(words().busy, 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' })
      }
      if (underWay >= mostAtOnce) return fail(c, 503, words().busy)
      underWay += 1
      try {
        return await take(c, read.fields, read.isRepeated)
      } finally {
        underWay -= 1
      }
    },
  )
}

/**
 * Shows the success message of a new request. For any other reference, or after a day, the next handler
 * answers.
 */
export function sentRoute({ store, clock, pages, log }: SentParts) {
  const zip = compress()

  async function resultOf(path: string, reference: string): Promise<FormResult | null> {
    if (!isReference(reference)) return null
    try {
      const lead = await store.findLead(reference)
      if (!lead || clock.now() - lead.receivedAt > markerLife) return null
      const mailed = lead.deliveries.some(isAcknowledgement)
      return { status: 'accepted', form: lead.form, reference, mailed }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      log.error(error.message)
      return { status: 'accepted', form: defaultForm(path).name, reference, mailed: false }
    }
  }

  return new Hono<Drawn>().get('*', async (c, next) => {
    const reference = c.req.query(sentMarker)
    if (reference === undefined || !pages.has(pathOf(c))) return next()
    const result = await resultOf(pathOf(c), reference)
    if (!result) return next()
    return zip(c, async () => {
      c.header('Cache-Control', 'no-store')
      c.header('X-Robots-Tag', 'noindex')
      c.res = await c.render(await pages.render(new URL(c.req.url), result, c.var.nonce()))
    })
  })
}

function wantsJson(c: Context): boolean {
  const supports = ['text/html', 'application/json']
  return accepts(c, { header: 'Accept', supports, default: 'text/html' }) === 'application/json'
}

function pathOf(c: Context): string {
  return c.req.path.replace(/(?<=.)\/$/, '')
}

function ownForm(name: string) {
  return Object.hasOwn(forms, name) ? forms[name as keyof typeof forms] : undefined
}

function isAcknowledgement({ recipient, messageId, state }: Delivery): boolean {
  return recipient === 'visitor' && messageId === undefined && state !== 'dead'
}
