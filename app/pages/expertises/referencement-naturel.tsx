import { search, searchTop } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { Offerings } from './offerings/offerings.tsx'
import { Reasons } from './reasons.tsx'
import serviceSheet from './service.css?inline'
import { ServiceCounters } from './service-counters.tsx'
import { ServiceHero } from './service-hero.tsx'

const slug = 'referencement-naturel'

export const sheets = [serviceSheet]

export default function SearchRankingPage() {
  const { hero, offerings, reasons, offer, questions, counters } = useContent().services[slug]
  return (
    <>
      <PageBanner path={`/expertises/${slug}`} />
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
