import type { ReactNode } from 'react'
import { sketches } from '../drawn/inline.ts'
import { InlineArt } from './art.tsx'
import { Link } from './link.tsx'

export function PreviewsLink({ children }: { children: ReactNode }) {
  return (
    <Link className="previews-link" to="/apercus">
      <InlineArt of={sketches} />
      {children}
    </Link>
  )
}
