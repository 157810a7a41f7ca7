import { consultation, interfaceTop } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { Offerings } from './offerings/offerings.tsx'
import { Reasons } from './reasons.tsx'
import serviceSheet from './service.css?inline'
import { ServiceHero } from './service-hero.tsx'

const slug = 'uiux-design'

export const sheets = [serviceSheet]

export default function InterfaceDesignPage() {
  const { hero, offerings, reasons, offer, questions } = useContent().services[slug]
  return (
    <>
      <PageBanner path={`/expertises/${slug}`} />
      <ServiceHero {...hero} slug={slug} picture={interfaceTop.openStairs} ground="ground-ombre" />
      <Offerings {...offerings} slug={slug} look="staircase" ground="ground-vert" numbered />
      <Reasons reasons={reasons} ground="ground-ombre" />
      <FreeOffer {...offer} slug={slug} ground="ground-bleu" pictures={[consultation]} />
      <QuestionWall {...questions} first="target" />
    </>
  )
}
