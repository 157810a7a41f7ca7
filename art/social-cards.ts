import type { List, SitePath } from '#content/entries.ts'
import type { PagePath } from '#content/pages.ts'
import type { Pigment } from './pigments.ts'
import { articles } from './scenes/articles.ts'
import { paving, processSteps } from './scenes/carpets.ts'
import { caseStudy } from './scenes/case-study.ts'
import { contactDoor } from './scenes/contact-door.ts'
import { cover } from './scenes/covers.ts'
import { packDoors } from './scenes/pack-vaults.ts'
import { legalCorners } from './scenes/page-corners.ts'
import { clients, team } from './scenes/people.ts'
import { portfolio } from './scenes/portfolio.ts'
import { portrait } from './scenes/portraits.ts'
import { platformPreview, shopPreview, showcasePreview } from './scenes/previews.ts'
import { services } from './scenes/services.ts'
import { aqueduct } from './scenes/story.ts'
import { sunrise } from './scenes/sunrise.ts'
import type { Drawing } from './svg.ts'

export interface CardLook {
  ground: Pigment
  picture: Drawing
  stands?: true
}

const look = (ground: Pigment, picture: Drawing): CardLook => ({ ground, picture })

const stone = (picture: Drawing): CardLook => ({ ground: 'ombre', picture, stands: true })

const looks: Record<PagePath, CardLook> = {
  '/': look('bleu', showcasePreview().draw()),
  '/apercus': look('encre', platformPreview().draw()),
  '/contactez-nous': look('rose', contactDoor()),
  '/devis': look('corail', shopPreview().draw()),
  '/expertises': look('corail', processSteps()),
  '/expertises/creation-de-site-web': look('bleu', services['creation-de-site-web']().draw()),
  '/expertises/referencement-naturel': look('encre', services['referencement-naturel']().draw()),
  '/expertises/design-graphique': look('corail', services['design-graphique']().draw()),
  '/expertises/logo-et-branding': look('rose', services['logo-et-branding']().draw()),
  '/expertises/uiux-design': look('vert', services['uiux-design']().draw()),
  '/expertises/webmastering': look('encre', services.webmastering().draw()),
  '/tarifs/site-vitrine': look('soleil', packDoors['site-vitrine'].essential),
  '/tarifs/site-ecommerce': look('soleil', packDoors['site-ecommerce'].professional),
  '/tarifs/site-platforme': look('soleil', packDoors['site-platforme'].premium),
  '/tarifs/seo': look('soleil', packDoors.seo.professional),
  '/tarifs/webmastering': look('soleil', packDoors.webmastering.premium),
  '/tarifs/design-graphique': look('soleil', packDoors['design-graphique'].professional),
  '/tarifs/logo-et-branding': look('soleil', packDoors['logo-et-branding'].professional),
  '/tarifs/uiux-design': look('soleil', packDoors['uiux-design'].premium),
  '/blog': look('soleil', articles['site-lent']()),
  '/blog-grid': look('rose', articles['client-presse']()),
  '/single-blog': look('bleu', articles['cinq-competences']()),
  '/portfolio-one': look('vert', portfolio['medina-lofts']()),
  '/portfolio-two': look('vert', portfolio['carrelages-tessellou']()),
  '/single-portfolio': look('vert', caseStudy()),
  '/team': look('rose', portrait(team['fatou-ndiaye'])),
  '/single-team': look('soleil', portrait(team['leila-mansour'])),
  '/qui-sommes-nous': look('vert', aqueduct()),
  '/questions-frequentes': look('corail', paving()),
  '/testimonial': look('soleil', portrait(clients.sami)),
  '/conditions-generales-dutilisation': stone(legalCorners.terms()),
  '/politique-de-confidentialite': stone(legalCorners.privacy()),
  '/mentions-legal': stone(legalCorners.notices()),
  '/politique-de-cookies': stone(legalCorners.cookies()),
  '/accessibilite': stone(legalCorners.accessibility()),
  '/coming-soon': look('soleil', sunrise()),
}

const pictures: Record<List, { ground: Pigment; of: Readonly<Record<string, () => Drawing>> }> = {
  blog: { ground: 'bleu', of: articles },
  portfolio: { ground: 'vert', of: portfolio },
  team: {
    ground: 'rose',
    of: Object.fromEntries(Object.entries(team).map(([id, face]) => [id, () => portrait(face)])),
  },
}

export function cardLook(path: SitePath): CardLook {
  if (isFixed(path)) return looks[path]
  const [, list, id = ''] = path.split('/')
  const { ground, of } = pictures[list as List]
  return look(ground, of[id]?.() ?? cover(id, { genre: 'arcade' }))
}

function isFixed(path: SitePath): path is PagePath {
  return Object.hasOwn(looks, path)
}
