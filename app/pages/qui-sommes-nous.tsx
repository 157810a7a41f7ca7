import { aboutPage } from '#content/qui-sommes-nous.ts'
import { about } from '../drawn/index.ts'
import { FreeOffer } from '../sections/free-offer.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { Shores } from '../sections/shores.tsx'
import { SloganBanner } from '../sections/slogan-banner.tsx'
import { TeamBlock } from '../sections/team-block.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/house.css'

export const meta = () => pageMeta('/qui-sommes-nous')

export default function AboutPage() {
  return (
    <>
      <PageBanner path="/qui-sommes-nous" />
      <Shores {...aboutPage.shores} />
      <TeamBlock {...aboutPage.team} />
      <SloganBanner {...aboutPage.banner} />
      <FreeOffer
        {...aboutPage.offer}
        slug="creation-de-site-web"
        ground="ground-corail"
        pictures={[about.shop, about.platform, about.showcase]}
      />
    </>
  )
}
