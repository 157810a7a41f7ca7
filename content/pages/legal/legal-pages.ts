import type { Content } from '../../documents/documents.ts'
import { accessibility } from './accessibilite.ts'
import { terms } from './conditions-generales-dutilisation.ts'
import { accessibilityGrid } from './grille.ts'
import type { LegalPage } from './legal.ts'
import { legalNotices } from './mentions-legal.ts'
import { siteMap } from './plan-du-site.ts'
import { privacyPolicy } from './politique-de-confidentialite.ts'
import { cookiePolicy } from './politique-de-cookies.ts'

/** Returns every legal page by path, as in a build with a server, for checks and tests. */
export const legalPages = (content: Content) =>
  ({
    '/conditions-generales-dutilisation': terms(content),
    '/politique-de-confidentialite': privacyPolicy(content).site,
    '/mentions-legal': legalNotices(content),
    '/politique-de-cookies': cookiePolicy(content),
    '/accessibilite': accessibility(content),
    '/accessibilite/grille': accessibilityGrid(),
    '/plan-du-site': siteMap(content),
  }) satisfies Record<string, LegalPage>
