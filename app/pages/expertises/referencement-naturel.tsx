import { seo } from '#content/expertises/referencement-naturel.ts'
import { search, searchTop } from '../../drawn/index.ts'
import { Beams } from '../../sections/beams.tsx'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { PageBanner } from '../../sections/page-banner.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { ServiceCounters } from '../../sections/service-counters.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { pageMeta } from '../../seo.ts'
import '../../styles/services.css'

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
      <Beams {...offerings} slug={slug} />
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
