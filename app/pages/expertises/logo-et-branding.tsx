import { brand, brandTop } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { QuestionWall } from '../../sections/question-wall.tsx'
import { Art } from '../../ui/art.tsx'
import { Offerings } from './offerings/offerings.tsx'
import { Reasons } from './reasons.tsx'
import serviceSheet from './service.css?inline'
import { ServiceHero } from './service-hero.tsx'

const slug = 'logo-et-branding'

export const sheets = [serviceSheet]

export default function BrandingPage() {
  const { hero, offerings, reasons, offer, questions } = useContent().services[slug]
  return (
    <>
      <PageBanner path={`/expertises/${slug}`} />
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
