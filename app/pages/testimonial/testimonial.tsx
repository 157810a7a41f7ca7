import { freePreviews } from '#content/constants.ts'
import { shownOf } from '#content/entries.ts'
import { cornerTestimonials } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { OfferBand } from '../../sections/offer-band.tsx'
import { Testimonials } from '../../sections/testimonials.tsx'
import testimonialSheet from './testimonial.css?inline'

export const sheets = [testimonialSheet]

export default function TestimonialPage() {
  const { testimonialPage, testimonials } = useContent()
  const { offer, ...intro } = testimonialPage
  return (
    <>
      <PageBanner ground="ground-soleil" corner={cornerTestimonials} />
      <Testimonials {...intro} items={shownOf(testimonials)} />
      <OfferBand {...offer} count={freePreviews} />
    </>
  )
}
