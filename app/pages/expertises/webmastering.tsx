import { webmastering as pictures, webmasteringTop } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { Art } from '../../ui/art.tsx'
import { Offerings } from './offerings/offerings.tsx'
import { Reasons } from './reasons.tsx'
import serviceSheet from './service.css?inline'
import { ServiceCounters } from './service-counters.tsx'
import { ServiceHero } from './service-hero.tsx'

const slug = 'webmastering'

export const sheets = [serviceSheet]

export default function WebmasteringPage() {
  const { hero, offerings, reasons, offer, questions, counters } = useContent().services[slug]
  return (
    <>
      <PageBanner path={`/expertises/${slug}`} />
      <ServiceHero
        {...hero}
        slug={slug}
        picture={webmasteringTop.lateWindow}
        ground="ground-soleil"
        pictureFirst
      />
      <Offerings
        {...offerings}
        slug={slug}
        look="lit-windows"
        ground="ground-encre"
        lastPicture={<Art of={pictures.cat} alt="" bare />}
      />
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
