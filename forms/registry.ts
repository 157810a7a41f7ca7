import { findPack } from '#content/catalogue/packs.ts'
import type { FormName } from '#content/forms/form-name.ts'
import { findQuoteService } from '#content/forms/quote-services.ts'
import { comingSoonForm } from './coming-soon.ts'
import { commentForm } from './comment.ts'
import { contactForm } from './contact.ts'
import { footerForm } from './footer.ts'
import type { Form } from './form.ts'
import { quoteFormFor } from './quote.ts'

export const quoteForm = quoteFormFor({
  serviceLabel: (name) => findQuoteService(name)?.label,
  serviceOfPack: (id) => findPack(id)?.service,
})

export const forms: Readonly<Record<FormName, Form>> = {
  quote: quoteForm,
  contact: contactForm,
  footer: footerForm,
  comment: commentForm,
  'coming-soon': comingSoonForm,
}

type NamesOf<F> = F extends Form<infer Entries> ? keyof Entries & string : never

export type FieldName = NamesOf<
  | typeof quoteForm
  | typeof contactForm
  | typeof footerForm
  | typeof commentForm
  | typeof comingSoonForm
>

const formsOfPages: Readonly<Record<string, Form>> = {
  '/devis': quoteForm,
  '/contactez-nous': contactForm,
  '/single-blog': commentForm,
  '/coming-soon': comingSoonForm,
}

/** Returns the form that a POST without a form name belongs to: the page's own form, or the footer's. */
export const defaultForm = (path: string) => formsOfPages[path] ?? footerForm
