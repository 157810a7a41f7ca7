import { accessibility } from '#content/pages/legal/accessibilite.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import legalSheet from './legal.css?inline'
import { LegalText } from './legal-text.tsx'

export const sheets = [legalSheet]

export default function AccessibilityPage() {
  return (
    <>
      <PageBanner path="/accessibilite" />
      <LegalText {...accessibility(useContent())} />
    </>
  )
}
