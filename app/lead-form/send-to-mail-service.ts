import { emailJsBody } from '#forms/emailjs.ts'
import { buildSettings } from '../build-settings.ts'
import { failure, post, type Sender } from './sender.ts'

/**
 * The sender of a static build, which has no server. Its outcome has no reference, because no server stores the
 * message.
 *
 * Spec: F-10, F-23
 */
export const sendToMailService: Sender = async ({ name: form }, values, element) => {
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
  if (!request.ok) return failure({ code: request.error, text: '' })
  const url = new URL('/api/v1.0/email/send', emailJs?.origin)
  const type = { 'Content-Type': 'application/json' }
  const answer = await post(url, type, JSON.stringify(request.body))
  const isSent = answer.code === 'HTTP 200' || answer.text === 'OK'
  return isSent ? { status: 'accepted', form, reference: null, mailed: false } : failure(answer)
}
