import { webmastering } from '#content/expertises/webmastering.ts'
import { webmastering as pictures, webmasteringTop } from '../../drawn/index.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { LitWindows } from '../../sections/lit-windows.tsx'
import { PageBanner } from '../../sections/page-banner.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { ServiceCounters } from '../../sections/service-counters.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { pageMeta } from '../../seo.ts'
import '../../styles/services.css'

export const meta = () => pageMeta('/expertises/webmastering')

export default function WebmasteringPage() {
  const { slug, hero, offerings, reasons, offer, questions, counters } = webmastering
  return (
    <>
      <PageBanner path="/expertises/webmastering" />
      <ServiceHero
        {...hero}
        slug={slug}
        picture={webmasteringTop.lateWindow}
        ground="ground-soleil"
        pictureFirst
      />
      <LitWindows {...offerings} slug={slug} />
      <Reasons reasons={reasons} ground="ground-vert" />
      <FreeOffer {...offer} slug={slug} ground="ground-rose" pictures={[pictures.monthOfNights]} />
      <QuestionWall {...questions} first="arches" />
      <ServiceCounters
        figures={counters}
        pictures={[pictures.years, pictures.watched, pictures.renewed]}
        grounds={['ground-ombre', 'ground-bleu', 'ground-corail']}
      />
    </>
  )
}
