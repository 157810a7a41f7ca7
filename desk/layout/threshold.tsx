import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

export function Threshold({ children }: { children: ReactNode }) {
  return (
    <div className="alone">
      <header className="aside">
        <Logo />
        <p className="big" aria-hidden="true">
          Le bureau
        </p>
      </header>
      <main id="contenu">{children}</main>
    </div>
  )
}
