import { uiuxDesign } from '#content/pages/expertises/uiux-design.ts'
import { consultation, interfaceTop } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { pageMeta } from '../../seo.ts'
import { Offerings } from './offerings/offerings.tsx'
import { Reasons } from './reasons.tsx'
import serviceSheet from './service.css?inline'
import { ServiceHero } from './service-hero.tsx'

export const sheets = [serviceSheet]

export const meta = () => pageMeta('/expertises/uiux-design')

export default function InterfaceDesignPage() {
  const { slug, hero, offerings, reasons, offer, questions } = uiuxDesign
  return (
    <>
      <PageBanner path="/expertises/uiux-design" />
      <ServiceHero {...hero} slug={slug} picture={interfaceTop.openStairs} ground="ground-ombre" />
      <Offerings {...offerings} slug={slug} look="staircase" ground="ground-vert" numbered />
      <Reasons reasons={reasons} ground="ground-ombre" />
      <FreeOffer {...offer} slug={slug} ground="ground-bleu" pictures={[consultation]} />
      <QuestionWall {...questions} first="target" />
    </>
  )
}
