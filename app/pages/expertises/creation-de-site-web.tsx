import { web, webTop } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { SiteOffers } from './offerings/site-offers.tsx'
import { Reasons } from './reasons.tsx'
import serviceSheet from './service.css?inline'
import { ServiceCounters } from './service-counters.tsx'
import { ServiceHero } from './service-hero.tsx'

const slug = 'creation-de-site-web'

export const sheets = [serviceSheet]

export default function WebCreationPage() {
  const { hero, offerings, reasons, offer, questions, counters } = useContent().services[slug]
  return (
    <>
      <PageBanner path={`/expertises/${slug}`} />
      <ServiceHero {...hero} slug={slug} picture={webTop.town} />
      <SiteOffers {...offerings} slug={slug} pictures={[web.showcase, web.shop, web.platform]} />
      <Reasons reasons={reasons} ground="ground-encre" />
      <FreeOffer
        {...offer}
        slug={slug}
        ground="ground-corail"
        pictures={[web.platform, web.showcase, web.shop]}
      />
      <QuestionWall {...questions} first="door" />
      <ServiceCounters
        figures={counters}
        pictures={[web.years, web.sites, web.recommended]}
        grounds={['ground-ombre', 'ground-soleil', 'ground-bleu']}
      />
    </>
  )
}
