import { findPack, priceLists } from '#content/catalogue/packs.ts'
import { agencyMail } from '#content/company/mail.ts'
import { findQuoteService } from '#content/forms/quote-services.ts'
import { freeText } from '../../leads/other-fields.ts'
import type { RequestRow } from '../../store/desk/requests.ts'

type Known = Pick<RequestRow, 'form' | 'values' | 'reference'>

export function nameOf({ values, reference }: Known): string {
  return values.name || values.email || reference
}

export const subjectOf = (request: Known): string =>
  wantedIn(request) || agencyMail.kind[request.form]

/** Returns the service that a visitor chose; '' for a request without one. */
function wantedIn({ values }: Known): string {
  const pack = findPack(values.pack ?? '')
  const service = findQuoteService(values.service ?? '')
  const lists = priceLists.filter((list) =>
    pack ? list.slug === pack.list : list.service === service?.slug,
  )
  // A service with one price list has a shorter name.
  return (lists.length === 1 && lists[0]?.label) || values.service || ''
}

export function firstWords({ form, values }: Known): string {
  return freeText(form, values).replace(/\s+/g, ' ').trim().slice(0, 160)
}

export const subjectInside = (request: Known) => inSentence(subjectOf(request))

/** The wanted service inside a sentence; '' for a request without one. */
export const wantedInside = (request: Known) => inSentence(wantedIn(request))

function inSentence(subject: string): string {
  return /^\p{Lu}\p{Ll}/u.test(subject) ? subject[0]?.toLowerCase() + subject.slice(1) : subject
}
