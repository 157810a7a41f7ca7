import { accessibility } from '#content/pages/legal/accessibilite.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { LegalText } from './legal-text.tsx'
import './legal.css'

export const meta = () => pageMeta('/accessibilite')

export default function AccessibilityPage() {
  return (
    <>
      <PageBanner path="/accessibilite" />
      <LegalText {...accessibility} />
    </>
  )
}
