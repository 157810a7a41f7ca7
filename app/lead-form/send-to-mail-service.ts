import { refusals } from '#content/forms/messages.ts'
import { emailJsBody } from '#forms/emailjs.ts'
import { buildSettings } from '../build-settings.ts'
import type { Sender } from './use-lead-form.ts'

/** After this long without an answer the network is held to be down, in milliseconds. */
const patience = 20_000

/**
 * Posts a form to the hosted e-mail service from the browser: the sender of a static build, which
 * has no server of its own. Nobody else keeps the message, so there is no reference.
 *
 * Spec: 01-site, sections 7 and 8
 */
export const sendToMailService: Sender = async ({ name: form }, values) => {
  const { emailJs, siteUrl } = buildSettings
  const previews = values.apercus
    ? // The page that sends them along has fetched it already; without it the request goes alone.
      await import('#previews/answers/summary.ts').then(
        ({ previewsAsText }) => previewsAsText(values.apercus, siteUrl),
        () => '',
      )
    : ''
  const request = emailJsBody(emailJs ?? {}, form, values, previews)
  let fault = request.ok ? '' : request.error
  if (request.ok) {
    try {
      const response = await fetch(new URL('/api/v1.0/email/send', emailJs?.origin), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request.body),
        signal: AbortSignal.timeout(patience),
      })
      const text = await response.text()
      if (response.status === 200 || text === 'OK') {
        return { status: 'accepted', form, reference: null }
      }
      fault = `HTTP ${response.status}: ${text}`
    } catch (error) {
      fault = String(error)
    }
  }
  // biome-ignore lint/suspicious/noConsole: the spec wants the failure told there
  console.error(fault)
  return { status: 'failed', form, message: refusals.notKept, values }
}
