import { seo } from '#content/pages/expertises/referencement-naturel.ts'
import { search, searchTop } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { pageMeta } from '../../seo.ts'
import { Offerings } from './offerings/offerings.tsx'
import { Reasons } from './reasons.tsx'
import serviceSheet from './service.css?inline'
import { ServiceCounters } from './service-counters.tsx'
import { ServiceHero } from './service-hero.tsx'

export const sheets = [serviceSheet]

export const meta = () => pageMeta('/expertises/referencement-naturel')

export default function SearchRankingPage() {
  const { slug, hero, offerings, reasons, offer, questions, counters } = seo
  return (
    <>
      <PageBanner path="/expertises/referencement-naturel" />
      <ServiceHero
        {...hero}
        slug={slug}
        picture={searchTop.lighthouse}
        ground="ground-bleu"
        pictureFirst
      />
      <Offerings {...offerings} slug={slug} look="beams" ground="ground-encre" numbered />
      <Reasons reasons={reasons} ground="ground-corail" />
      <FreeOffer {...offer} slug={slug} ground="ground-soleil" pictures={[search.audit]} />
      <QuestionWall {...questions} first="leaf" />
      <ServiceCounters
        figures={counters}
        pictures={[search.traffic, search.contacts, search.conversion]}
        grounds={['ground-rose', 'ground-bleu', 'ground-ombre']}
      />
    </>
  )
}
