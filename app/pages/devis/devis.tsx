import { packs } from '#content/catalogue/packs.ts'
import { phoneNotice } from '#content/forms/privacy-notice.ts'
import { quoteServices } from '#content/forms/quote-services.ts'
import { cornerQuote } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useLeadFormWords } from '../../lead-form/lead-form-words.ts'
import { useContent } from '../../render/content.ts'
import { Island } from '../../render/island.tsx'
import { PreviewsLink } from '../../ui/previews-link.tsx'
import devisSheet from './devis.css?inline'
import { QuoteForm } from './quote-form.tsx'
import { QuotePromise } from './quote-promise.tsx'

export const sheets = [devisSheet]

export default function QuotePage() {
  return (
    <>
      <PageBanner ground="ground-corail" corner={cornerQuote} />
      <section className="quote-layout">
        <QuotePromise />
        <QuoteIsland />
      </section>
    </>
  )
}

function QuoteIsland() {
  const { previewsPage, quotePage } = useContent()
  return (
    <Island
      name="quote-form"
      of={QuoteForm}
      now="quote"
      props={{
        form: useLeadFormWords('quote', quotePage.form),
        fields: quotePage.fields,
        previews: quotePage.previews,
        sketchNotice: previewsPage.notice,
        phoneNotice,
        services: quoteServices,
        packs: packs.map(({ id, label, service }) => ({ id, label, service })),
      }}
    >
      <PreviewsLink>{quotePage.previews.see}</PreviewsLink>
    </Island>
  )
}
