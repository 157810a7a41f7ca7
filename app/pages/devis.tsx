import { PageBanner } from '../sections/page-banner.tsx'
import { QuoteForm } from '../sections/quote-form.tsx'
import { QuotePromise } from '../sections/quote-promise.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/quote.css'

export const meta = () => pageMeta('/devis')

export default function QuotePage() {
  return (
    <>
      <PageBanner path="/devis" />
      <section className="quote-layout">
        <QuotePromise />
        <QuoteForm />
      </section>
    </>
  )
}
