import { findPack } from '#content/catalogue/packs.ts'
import { type EmailJsBody, type EmailJsIdentifiers, emailJsBody } from '#forms/emailjs.ts'
import type { FormValues } from '#forms/result.ts'
import { previewsAsText } from '#previews/answers/summary.ts'
import { type Channel, isAcknowledged, type Sending } from './channel.ts'

/** Status codes of a wrong account or request, for which a retry is useless. */
const incurable = new Set([400, 401, 403, 412])

/**
 * Spec: F-22.
 *
 * @param settings identifiers, and the public origin for links; the delivery's history reports a missing
 *   identifier
 * @param timeout milliseconds for the whole exchange
 */
export function createEmailJsChannel(
  {
    origin,
    siteUrl,
    ...identifiers
  }: { origin: string; siteUrl: string | undefined } & Partial<EmailJsIdentifiers>,
  timeout = 10_000,
): Channel {
  return {
    name: 'emailjs',
    recipients: () => ['agency'],
    async send({ lead: { form, values }, message, followUrl }) {
      if (message) return { outcome: 'dead', detail: 'this channel carries no messages' }
      const request = emailJsBody(identifiers, form, values, {
        pack: findPack(values.pack ?? '')?.label ?? '',
        previews: previewsAsText(values.apercus, siteUrl),
      })
      if (!request.ok) return { outcome: 'dead', detail: request.error }
      try {
        const response = await fetch(new URL('/api/v1.0/email/send', origin), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(withLink(request.body, followUrl)),
          // Redirects are not followed, so typed text reaches only the configured host.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        })
        return judge(response, await response.text(), {
          ...values,
          link: followUrl?.replaceAll('/', ' ') ?? '',
        })
      } catch (error) {
        return { outcome: 'retry', detail: networkFault(error) }
      }
    },
    // EmailJS sends the acknowledgement itself, with the parameters of the notice.
    carriesLink: ({ lead, message }) => !message && isAcknowledged(lead.form),
    close() {},
  }
}

function withLink(body: EmailJsBody, followUrl: string | undefined): EmailJsBody {
  if (!followUrl) return body
  return { ...body, template_params: { ...body.template_params, follow_url: followUrl } }
}

function judge(response: Response, text: string, values: FormValues): Sending {
  const { status } = response
  if (status === 200 || text.trim() === 'OK') return { outcome: 'sent', detail: `HTTP ${status}` }
  const reason = text.trim().slice(0, 200)
  const detail = reason && !quotes(reason, values) ? `HTTP ${status}: ${reason}` : `HTTP ${status}`
  if (incurable.has(status)) return { outcome: 'dead', detail }
  const retryAfter = readRetryAfter(response.headers.get('Retry-After'))
  return { outcome: 'retry', detail, ...(retryAfter !== undefined && { retryAfter }) }
}

/** Returns whether a response repeats typed text or the secret; if so, only its status is recorded. */
function quotes(reason: string, values: FormValues): boolean {
  const words = Object.values(values).flatMap((value) => value.toLowerCase().split(/\s+/))
  const said = reason.toLowerCase()
  return words.some((word) => word.length > 3 && said.includes(word))
}

function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isFinite(wait) && wait > 0 ? wait : undefined
}

function networkFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { code } = (error.cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : error.message
}
