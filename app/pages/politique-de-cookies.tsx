import { cookiePolicy } from '#content/politique-de-cookies.ts'
import { LegalText } from '../sections/legal-text.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/legal.css'

export const meta = () => pageMeta('/politique-de-cookies')

export default function CookiePolicyPage() {
  return (
    <>
      <PageBanner path="/politique-de-cookies" />
      <LegalText {...cookiePolicy} />
    </>
  )
}
