import { privacyPolicy } from '#content/pages/legal/politique-de-confidentialite.ts'
import { buildSettings } from '../../build-settings.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import legalSheet from './legal.css?inline'
import { LegalText } from './legal-text.tsx'

export const sheets = [legalSheet]

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageBanner path="/politique-de-confidentialite" />
      <LegalText {...privacyPolicy(useContent())[buildSettings.forms]} />
    </>
  )
}
