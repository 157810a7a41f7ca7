import { emailJsBody } from '#forms/emailjs.ts'
import { buildSettings } from '../build-settings.ts'
import { reportFailedSend, type Sender, sendTimeout } from './sender.ts'

/**
 * The sender of a static build, which has no server. Its outcome has no reference, because no server stores the
 * message.
 *
 * Spec: F-10, F-23
 */
export const sendToMailService: Sender = async ({ name: form }, values, element, messages) => {
  const { emailJs, siteUrl } = buildSettings
  const previews = values.apercus
    ? // The quote page has loaded this module already; if the import fails, the message has no previews.
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
      // Reports only the status, because the response may quote typed text.
      fault = `HTTP ${response.status}`
      if (response.status === 200 || (await response.text()) === 'OK') {
        return { status: 'accepted', form, reference: null, mailed: false }
      }
    } catch {}
  }
  reportFailedSend(fault)
  return { status: 'failed', form, message: messages.notKept, values }
}
