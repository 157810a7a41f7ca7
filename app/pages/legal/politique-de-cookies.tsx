import { cookiePolicy } from '#content/pages/legal/politique-de-cookies.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import legalSheet from './legal.css?inline'
import { LegalText } from './legal-text.tsx'

export const sheets = [legalSheet]

export default function CookiePolicyPage() {
  return (
    <>
      <PageBanner path="/politique-de-cookies" />
      <LegalText {...cookiePolicy(useContent())} />
    </>
  )
}
