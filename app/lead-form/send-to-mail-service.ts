import { emailJsBody } from '#forms/emailjs.ts'
import { buildSettings } from '../build-settings.ts'
import { reportFailedSend, type Sender, sendTimeout } from './sender.ts'

/**
 * Posts a form to the hosted e-mail service from the browser: the sender of a static build, which
 * has no server of its own. Nobody else keeps the message, so there is no reference.
 *
 * Spec: F-10, F-23
 */
export const sendToMailService: Sender = async ({ name: form }, values, element, messages) => {
  const { emailJs, siteUrl } = buildSettings
  const previews = values.apercus
    ? // The page that sends them along has fetched it already; without it the request goes alone.
      await import('#previews/answers/summary.ts').then(
        ({ previewsAsText }) => previewsAsText(values.apercus, siteUrl),
        () => '',
      )
    : ''
  const pack = element.querySelector<HTMLElement>('[name=pack]')?.dataset.label ?? ''
  const request = emailJsBody(emailJs ?? {}, form, values, { pack, previews })
  let fault = request.ok ? 'unreachable' : request.error
  if (request.ok) {
    try {
      const response = await fetch(new URL('/api/v1.0/email/send', emailJs?.origin), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request.body),
        signal: AbortSignal.timeout(sendTimeout),
      })
      // Its status alone: its words may quote what was typed.
      fault = `HTTP ${response.status}`
      if (response.status === 200 || (await response.text()) === 'OK') {
        return { status: 'accepted', form, reference: null }
      }
    } catch {
      // No network, or no answer in time.
    }
  }
  reportFailedSend(fault)
  return { status: 'failed', form, message: messages.notKept, values }
}
