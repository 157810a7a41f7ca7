import { privacyPolicy } from '#content/politique-de-confidentialite.ts'
import { buildSettings } from '../build-settings.ts'
import { LegalText } from '../sections/legal-text.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/legal.css'

export const meta = () => pageMeta('/politique-de-confidentialite')

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageBanner path="/politique-de-confidentialite" />
      <LegalText {...privacyPolicy[buildSettings.forms]} />
    </>
  )
}
