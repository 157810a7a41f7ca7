import { graphicDesign } from '#content/expertises/design-graphique.ts'
import { graphic, graphicTop } from '../../drawn/index.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { PageBanner } from '../../sections/page-banner.tsx'
import { PosterWall } from '../../sections/poster-wall.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { pageMeta } from '../../seo.ts'
import '../../styles/services.css'

export const meta = () => pageMeta('/expertises/design-graphique')

export default function GraphicDesignPage() {
  const { slug, hero, offerings, reasons, offer, questions } = graphicDesign
  return (
    <>
      <PageBanner path="/expertises/design-graphique" />
      <ServiceHero {...hero} slug={slug} picture={graphicTop.billboard} />
      <PosterWall
        {...offerings}
        slug={slug}
        pictures={[graphic.banners, graphic.flyers, graphic.feed, graphic.figures]}
      />
      <Reasons reasons={reasons} ground="ground-rose" />
      <FreeOffer
        {...offer}
        slug={slug}
        ground="ground-encre"
        pictures={[graphic.shoal, graphic.catch, graphic.market]}
      />
      <QuestionWall {...questions} first="sun" />
    </>
  )
}
