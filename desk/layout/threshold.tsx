import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'

export function Threshold({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <div className="alone">
        <header className="aside">
          <Logo />
          <p className="big" aria-hidden="true">
            Le bureau
          </p>
        </header>
        <main id="contenu" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}
