import { logoAndBranding } from '#content/pages/expertises/logo-et-branding.ts'
import { brand, brandTop } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { pageMeta } from '../../seo.ts'
import { Art } from '../../ui/art.tsx'
import { Offerings } from './offerings/offerings.tsx'
import { Reasons } from './reasons.tsx'
import serviceSheet from './service.css?inline'
import { ServiceHero } from './service-hero.tsx'

export const sheets = [serviceSheet]

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
      <Offerings
        {...offerings}
        slug={slug}
        look="letter-floors"
        ground="ground-rose"
        picture={<Art of={brand.letterCarpet} alt="" />}
      />
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
