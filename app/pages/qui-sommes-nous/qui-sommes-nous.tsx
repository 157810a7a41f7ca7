import { about, cornerAbout } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import quiSommesNousSheet from './qui-sommes-nous.css?inline'
import { Shores } from './shores.tsx'
import { SloganBanner } from './slogan-banner.tsx'
import { TeamBlock } from './team-block.tsx'

export const sheets = [quiSommesNousSheet]

export default function AboutPage() {
  const { about: words } = useContent()
  return (
    <>
      <PageBanner ground="ground-vert" corner={cornerAbout} />
      <Shores {...words.shores} />
      <TeamBlock {...words.team} />
      <SloganBanner {...words.banner} />
      <FreeOffer
        {...words.offer}
        slug="creation-de-site-web"
        ground="ground-corail"
        pictures={[about.shop, about.platform, about.showcase]}
      />
    </>
  )
}
