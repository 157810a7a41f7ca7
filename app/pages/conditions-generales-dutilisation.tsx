import { terms } from '#content/conditions-generales-dutilisation.ts'
import { LegalText } from '../sections/legal-text.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/legal.css'

export const meta = () => pageMeta('/conditions-generales-dutilisation')

export default function TermsPage() {
  return (
    <>
      <PageBanner path="/conditions-generales-dutilisation" />
      <LegalText {...terms} />
    </>
  )
}
