import { Outlet } from 'react-router'
import { layout } from '#content/layout.ts'
import { BackToTop } from './sections/back-to-top.tsx'
import { RouteChange } from './sections/route-change.tsx'
import { SiteFooter } from './sections/site-footer.tsx'
import { SiteHeader } from './sections/site-header.tsx'

/** Header, page, footer. */
export default function SiteLayout() {
  return (
    <>
      <a className="skip-link" href="#contenu">
        {layout.skipLink}
      </a>
      <SiteHeader />
      <main id="contenu" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <BackToTop />
      <RouteChange />
    </>
  )
}
