import { layout } from '#content/layout.ts'
import { BackToTop } from './layout/back-to-top.tsx'
import { RouteChange } from './layout/route-change.tsx'
import { SiteFooter } from './layout/site-footer.tsx'
import { SiteHeader } from './layout/site-header.tsx'
import { Pages } from './runtime/router/site-router.tsx'

/** Header, page, footer. */
export default function SiteLayout() {
  return (
    <>
      <a className="skip-link" href="#contenu">
        {layout.skipLink}
      </a>
      <SiteHeader />
      <main id="contenu" tabIndex={-1}>
        <Pages />
      </main>
      <SiteFooter />
      <BackToTop />
      <RouteChange />
    </>
  )
}
