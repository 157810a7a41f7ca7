import { legalPages } from '#content/pages/legal/legal-pages.ts'
import { privacyPolicy } from '#content/pages/legal/politique-de-confidentialite.ts'
import { buildSettings } from '../../build-settings.ts'
import {
  cornerLegalAccessibility,
  cornerLegalCookies,
  cornerLegalNotices,
  cornerLegalPrivacy,
  cornerLegalTerms,
} from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { usePlace } from '../../render/place.ts'
import legalSheet from './legal.css?inline'
import { LegalText } from './legal-text.tsx'

export const sheets = [legalSheet]

const corners = {
  '/conditions-generales-dutilisation': cornerLegalTerms,
  '/politique-de-confidentialite': cornerLegalPrivacy,
  '/mentions-legal': cornerLegalNotices,
  '/politique-de-cookies': cornerLegalCookies,
  '/accessibilite': cornerLegalAccessibility,
  '/accessibilite/grille': cornerLegalAccessibility,
  '/plan-du-site': cornerLegalNotices,
} satisfies Record<keyof ReturnType<typeof legalPages>, unknown>

export default function LegalPage() {
  const content = useContent()
  const path = usePlace().path as keyof typeof corners
  const words = {
    ...legalPages(content),
    '/politique-de-confidentialite': privacyPolicy(content)[buildSettings.forms],
  }
  return (
    <>
      <PageBanner ground="ground-ombre" corner={corners[path]} />
      <LegalText {...words[path]} />
    </>
  )
}
