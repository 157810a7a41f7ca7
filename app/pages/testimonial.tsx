import { testimonials } from '#content/temoignages.ts'
import { testimonialPage } from '#content/testimonial.ts'
import { OfferBand } from '../sections/offer-band.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { Testimonials } from '../sections/testimonials.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/testimonial.css'

export const meta = () => pageMeta('/testimonial')

export default function TestimonialPage() {
  const { title, note, offer } = testimonialPage
  return (
    <>
      <PageBanner path="/testimonial" />
      <Testimonials title={title} note={note} items={testimonials} />
      <OfferBand {...offer} />
    </>
  )
}
