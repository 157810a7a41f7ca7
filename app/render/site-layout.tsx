import type { ReactNode } from 'react'
import { backToTopPx } from '#content/constants.ts'
import { layout } from '#content/layout.ts'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'

/** Header, page, footer. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#contenu">
        {layout.skipLink}
      </a>
      <SiteHeader />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      {/* app/browser/back-to-top.ts shows it once the page is scrolled that far, in pixels (Spec: S-13). */}
      <button
        className="back-to-top"
        type="button"
        hidden
        aria-label={layout.backToTop}
        data-after={backToTopPx}
      />
    </>
  )
}
