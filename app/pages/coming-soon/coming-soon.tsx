import { use, useState } from 'react'
import { BootContext } from '../../runtime/boot/boot.tsx'
import { pageMeta } from '../../seo.ts'
import { ComingSoon } from './opening.tsx'
import './coming-soon.css'

export const meta = () => pageMeta('/coming-soon')

/** The HTML counts from the moment it was drawn, and the browser's first drawing does too. */
export default function ComingSoonPage() {
  const boot = use(BootContext)
  const [drawnAt] = useState(() => boot?.drawnAt ?? Date.now())
  return <ComingSoon renderedAt={drawnAt} />
}
