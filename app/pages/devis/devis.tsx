import { packs } from '#content/catalogue/packs.ts'
import { phoneNotice } from '#content/forms/privacy-notice.ts'
import { quoteServices } from '#content/forms/quote-services.ts'
import { sketchNotice } from '#content/pages/apercus.ts'
import { quoteFields, quoteFormWords, quotePreviews } from '#content/pages/devis.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useLeadFormWords } from '../../lead-form/lead-form-words.ts'
import { Island } from '../../render/island.tsx'
import { pageMeta } from '../../seo.ts'
import { PreviewsLink } from '../../ui/previews-link.tsx'
import devisSheet from './devis.css?inline'
import { QuoteForm } from './quote-form.tsx'
import { QuotePromise } from './quote-promise.tsx'

export const sheets = [devisSheet]

export const meta = () => pageMeta('/devis')

export default function QuotePage() {
  return (
    <>
      <PageBanner path="/devis" />
      <section className="quote-layout">
        <QuotePromise />
        <QuoteIsland />
      </section>
    </>
  )
}

function QuoteIsland() {
  return (
    <Island
      name="quote-form"
      of={QuoteForm}
      now="quote"
      props={{
        form: useLeadFormWords('quote', quoteFormWords),
        fields: quoteFields,
        previews: quotePreviews,
        sketchNotice,
        phoneNotice,
        services: quoteServices,
        packs: packs.map(({ id, label, service }) => ({ id, label, service })),
      }}
    >
      <PreviewsLink>{quotePreviews.see}</PreviewsLink>
    </Island>
  )
}
