import { packs } from '#content/catalogue/packs.ts'
import { phoneNotice } from '#content/forms/privacy-notice.ts'
import { quoteServices } from '#content/forms/quote-services.ts'
import { cornerQuote, previews } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useLeadFormWords } from '../../lead-form/lead-form-words.ts'
import { useContent } from '../../render/content.ts'
import { Island } from '../../render/island.tsx'
import { Art } from '../../ui/art.tsx'
import { PreviewsLink } from '../../ui/previews-link.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'
import devisSheet from './devis.css?inline'
import { QuoteForm } from './quote-form.tsx'

export const sheets = [devisSheet]

export default function QuotePage() {
  return (
    <>
      <PageBanner ground="ground-corail" corner={cornerQuote} />
      <section className="quote-layout">
        <QuotePromise />
        <QuoteIsland />
        <QuoteOffers />
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

/** Spec: S-32 */
function QuotePromise() {
  const { title, brief } = useContent().quotePage.promise
  return (
    <div className="quote-promise ground-ombre">
      <h2>{title}</h2>
      <p>{brief}</p>
    </div>
  )
}

/** Spec: S-32 */
function QuoteOffers() {
  const { paragraphs, delay, free } = useContent().quotePage.promise
  return (
    <div className="quote-offers ground-ombre">
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {delay} <StartingPrice of="site-vitrine" />
      </p>
      <p>
        <strong>{free}</strong>
      </p>
      <div className="preview-trio">
        <Art of={previews.showcase} alt="" />
        <Art of={previews.shop} alt="" />
        <Art of={previews.platform} alt="" />
      </div>
    </div>
  )
}
