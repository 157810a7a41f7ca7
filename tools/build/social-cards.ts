import type { Pigment } from '#art/pigments.ts'
import { articles } from '#art/scenes/articles.ts'
import { paving, processSteps } from '#art/scenes/carpets.ts'
import { caseStudy } from '#art/scenes/case-study.ts'
import { contactDoor } from '#art/scenes/contact-door.ts'
import { cover } from '#art/scenes/covers.ts'
import { packDoors } from '#art/scenes/pack-vaults.ts'
import { legalCorners } from '#art/scenes/page-corners.ts'
import { clients, team } from '#art/scenes/people.ts'
import { portfolio } from '#art/scenes/portfolio.ts'
import { portrait } from '#art/scenes/portraits.ts'
import { platformPreview, shopPreview, showcasePreview } from '#art/scenes/previews.ts'
import { services } from '#art/scenes/services.ts'
import type { CardLook } from '#art/scenes/social-card.ts'
import { aqueduct } from '#art/scenes/story.ts'
import { sunrise } from '#art/scenes/sunrise.ts'
import type { Drawing } from '#art/svg.ts'
import type { List, SitePath } from '#content/entries.ts'
import type { PagePath } from '#content/pages.ts'

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
  '/accessibilite/grille': stone(legalCorners.accessibility()),
  '/plan-du-site': stone(legalCorners.notices()),
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
