import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { sketches } from '../drawn/inline.ts'
import { InlineArt } from './art.tsx'

/** The way to the three previews, with three tiny ones beside its words. */
export function PreviewsLink({ children }: { children: ReactNode }) {
  return (
    <Link className="previews-link" to={href('/apercus')}>
      <InlineArt of={sketches} />
      {children}
    </Link>
  )
}
