import { legalNotices } from '#content/mentions-legal.ts'
import { LegalText } from '../sections/legal-text.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/legal.css'

export const meta = () => pageMeta('/mentions-legal')

export default function LegalNoticesPage() {
  return (
    <>
      <PageBanner path="/mentions-legal" />
      <LegalText {...legalNotices} />
    </>
  )
}
