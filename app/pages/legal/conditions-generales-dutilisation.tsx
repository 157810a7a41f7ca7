import { terms } from '#content/pages/legal/conditions-generales-dutilisation.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import legalSheet from './legal.css?inline'
import { LegalText } from './legal-text.tsx'

export const sheets = [legalSheet]

export default function TermsPage() {
  return (
    <>
      <PageBanner path="/conditions-generales-dutilisation" />
      <LegalText {...terms(useContent())} />
    </>
  )
}
