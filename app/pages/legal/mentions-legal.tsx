import { legalNotices } from '#content/pages/legal/mentions-legal.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import legalSheet from './legal.css?inline'
import { LegalText } from './legal-text.tsx'

export const sheets = [legalSheet]

export default function LegalNoticesPage() {
  return (
    <>
      <PageBanner path="/mentions-legal" />
      <LegalText {...legalNotices(useContent())} />
    </>
  )
}
