import { uiuxDesign } from '#content/expertises/uiux-design.ts'
import { consultation, interfaceTop } from '../../drawn/index.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { PageBanner } from '../../sections/page-banner.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { Staircase } from '../../sections/staircase.tsx'
import { pageMeta } from '../../seo.ts'
import '../../styles/services.css'

export const meta = () => pageMeta('/expertises/uiux-design')

export default function InterfaceDesignPage() {
  const { slug, hero, offerings, reasons, offer, questions } = uiuxDesign
  return (
    <>
      <PageBanner path="/expertises/uiux-design" />
      <ServiceHero {...hero} slug={slug} picture={interfaceTop.openStairs} ground="ground-ombre" />
      <Staircase {...offerings} slug={slug} />
      <Reasons reasons={reasons} ground="ground-ombre" />
      <FreeOffer {...offer} slug={slug} ground="ground-bleu" pictures={[consultation]} />
      <QuestionWall {...questions} first="target" />
    </>
  )
}
