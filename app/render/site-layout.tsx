import type { ReactNode } from 'react'
import { backToTopPx } from '#content/constants.ts'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import { useContent } from './content.ts'

export function SiteLayout({ children }: { children: ReactNode }) {
  const { layout } = useContent()
  return (
    <>
      <a className="skip" href="#contenu">
        {layout.skipLink}
      </a>
      <SiteHeader />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
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
