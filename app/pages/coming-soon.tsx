import { ComingSoon } from '../sections/coming-soon.tsx'
import { pageMeta } from '../seo.ts'
import type { Route } from './+types/coming-soon.ts'
import '../styles/coming-soon.css'

export const meta = () => pageMeta('/coming-soon')

/** The HTML counts from the moment it was drawn, and the browser's first drawing does too. */
export const loader = () => ({ renderedAt: Date.now() })

export default function ComingSoonPage({ loaderData }: Route.ComponentProps) {
  return <ComingSoon renderedAt={loaderData.renderedAt} />
}
