import { logoAndBranding } from '#content/expertises/logo-et-branding.ts'
import { brand, brandTop } from '../../drawn/index.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { LetterFloors } from '../../sections/letter-floors.tsx'
import { PageBanner } from '../../sections/page-banner.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { Reasons } from '../../sections/reasons.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { pageMeta } from '../../seo.ts'
import '../../styles/services.css'

export const meta = () => pageMeta('/expertises/logo-et-branding')

export default function BrandingPage() {
  const { slug, hero, offerings, reasons, offer, questions } = logoAndBranding
  return (
    <>
      <PageBanner path="/expertises/logo-et-branding" />
      <ServiceHero
        {...hero}
        slug={slug}
        picture={brandTop.hangingSign}
        ground="ground-soleil"
        pictureFirst
      />
      <LetterFloors {...offerings} slug={slug} />
      <Reasons reasons={reasons} ground="ground-bleu" />
      <FreeOffer
        {...offer}
        slug={slug}
        ground="ground-corail"
        pictures={[brand.star, brand.letter, brand.door]}
      />
      <QuestionWall {...questions} first="star" />
    </>
  )
}
