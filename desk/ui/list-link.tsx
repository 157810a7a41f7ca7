import type { ReactNode } from 'react'
import { useScript } from '../layout/parts.tsx'

/** A link to a list, which opens it where this tab left it. */
export function ListLink({ path, children }: { path: string; children: ReactNode }) {
  useScript('browser/page.ts')
  return (
    <a href={path} data-list={path}>
      {children}
    </a>
  )
}
