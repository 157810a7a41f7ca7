import { use, useState } from 'react'
import { BootContext } from '../hydration/boot.tsx'
import { ComingSoon } from '../sections/coming-soon.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/coming-soon.css'

export const meta = () => pageMeta('/coming-soon')

/** The HTML counts from the moment it was drawn, and the browser's first drawing does too. */
export default function ComingSoonPage() {
  const boot = use(BootContext)
  const [drawnAt] = useState(() => boot?.drawnAt ?? Date.now())
  return <ComingSoon renderedAt={drawnAt} />
}
