import { graphic, graphicTop } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { PosterWall } from './offerings/poster-wall.tsx'
import { Reasons } from './reasons.tsx'
import serviceSheet from './service.css?inline'
import { ServiceHero } from './service-hero.tsx'

const slug = 'design-graphique'

export const sheets = [serviceSheet]

export default function GraphicDesignPage() {
  const { hero, offerings, reasons, offer, questions } = useContent().services[slug]
  return (
    <>
      <PageBanner path={`/expertises/${slug}`} />
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
