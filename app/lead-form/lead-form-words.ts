import { pageAt } from '#content/all-pages.ts'
import type { Content } from '#content/documents/documents.ts'
import { type FormWords, formMessages } from '#content/forms/form-messages.ts'
import type { FormName } from '#content/forms/form-name.ts'
import { privacyNotice } from '#content/forms/privacy-notice.ts'
import { buildSettings } from '../build-settings.ts'
import { useContent } from '../render/content.ts'
import { usePlace } from '../render/place.ts'
import type { LeadFormWords } from './lead-form.tsx'

export function useLeadFormWords(form: FormName, words: FormWords): LeadFormWords {
  const { path } = usePlace()
  const content = useContent()
  return {
    words,
    messages: formMessages(content.formMessages, content.company),
    notice: privacyNotice(form),
    ...destination(path, content),
  }
}

/** A form posts to its page, in a static build to a mail program, and on the not-found page to /contactez-nous. */
function destination(path: string, content: Content) {
  if (buildSettings.forms === 'emailjs') return { action: `mailto:${content.company.email}` }
  return pageAt(path, content) ? {} : { action: '/contactez-nous' }
}
