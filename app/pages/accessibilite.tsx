import { accessibility } from '#content/accessibilite.ts'
import { LegalText } from '../sections/legal-text.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/legal.css'

export const meta = () => pageMeta('/accessibilite')

export default function AccessibilityPage() {
  return (
    <>
      <PageBanner path="/accessibilite" />
      <LegalText {...accessibility} />
    </>
  )
}
