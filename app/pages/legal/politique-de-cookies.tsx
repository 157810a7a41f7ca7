import { cookiePolicy } from '#content/pages/legal/politique-de-cookies.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { pageMeta } from '../../seo.ts'
import legalSheet from './legal.css?inline'
import { LegalText } from './legal-text.tsx'

export const sheets = [legalSheet]

export const meta = () => pageMeta('/politique-de-cookies')

export default function CookiePolicyPage() {
  return (
    <>
      <PageBanner path="/politique-de-cookies" />
      <LegalText {...cookiePolicy(useContent())} />
    </>
  )
}
