import { ViewTransition } from 'react'
import { Outlet, useLocation } from 'react-router'
import { layout } from '#content/layout.ts'
import { BackToTop } from './layout/back-to-top.tsx'
import { RouteChange } from './layout/route-change.tsx'
import { SiteFooter } from './layout/site-footer.tsx'
import { SiteHeader } from './layout/site-header.tsx'

/** Header, page, footer. */
export default function SiteLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <a className="skip-link" href="#contenu">
        {layout.skipLink}
      </a>
      <SiteHeader />
      <main id="contenu" tabIndex={-1}>
        {/* By a link whose picture grows into the next page's, the pages pass into each other. */}
        <ViewTransition key={pathname} enter="auto" exit="auto" default="none">
          <Outlet />
        </ViewTransition>
      </main>
      <SiteFooter />
      <BackToTop />
      <RouteChange />
    </>
  )
}
