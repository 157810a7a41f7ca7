import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { QuoteForm } from './quote-form.tsx'
import { QuotePromise } from './quote-promise.tsx'
import './devis.css'

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
