import { pageAt, type SitePath } from '#content/all-pages.ts'
import { type PageInfo, type PagePath, pages } from '#content/pages.ts'
import {
  brandDoors,
  brandTop,
  cornerAbout,
  cornerArticle,
  cornerBlog,
  cornerBlogGrid,
  cornerCase,
  cornerContact,
  cornerPortfolio,
  cornerQuestions,
  cornerQuote,
  cornerServices,
  cornerTeam,
  cornerTestimonials,
  graphicDoors,
  graphicTop,
  interfaceDoors,
  interfaceTop,
  leader,
  legalCorners,
  platformDoors,
  searchDoors,
  searchTop,
  shopDoors,
  showcaseDoors,
  webmasteringDoors,
  webmasteringTop,
  webTop,
} from '../drawn/index.ts'
import { useContent } from '../render/content.ts'
import { Art, type Drawing } from '../ui/art.tsx'
import { Plate } from '../ui/plate.tsx'
import { Trail } from './breadcrumbs.tsx'

/** Pages with this banner; the others have a hero, or nothing above their text. */
type BannerPath = Exclude<PagePath, '/' | '/apercus' | '/coming-soon'>

const looks: Record<BannerPath, { ground: string; corner: Drawing }> = {
  '/contactez-nous': { ground: 'ground-rose', corner: cornerContact },
  '/devis': { ground: 'ground-corail', corner: cornerQuote },
  '/expertises': { ground: 'ground-corail', corner: cornerServices },
  '/expertises/creation-de-site-web': { ground: 'ground-bleu', corner: webTop.corner },
  '/expertises/referencement-naturel': { ground: 'ground-encre', corner: searchTop.corner },
  '/expertises/design-graphique': { ground: 'ground-corail', corner: graphicTop.corner },
  '/expertises/logo-et-branding': { ground: 'ground-rose', corner: brandTop.corner },
  '/expertises/uiux-design': { ground: 'ground-vert', corner: interfaceTop.corner },
  '/expertises/webmastering': { ground: 'ground-encre', corner: webmasteringTop.corner },
  '/tarifs/site-vitrine': { ground: 'ground-soleil', corner: showcaseDoors.corner },
  '/tarifs/site-ecommerce': { ground: 'ground-soleil', corner: shopDoors.corner },
  '/tarifs/site-platforme': { ground: 'ground-soleil', corner: platformDoors.corner },
  '/tarifs/seo': { ground: 'ground-soleil', corner: searchDoors.corner },
  '/tarifs/webmastering': { ground: 'ground-soleil', corner: webmasteringDoors.corner },
  '/tarifs/design-graphique': {
    ground: 'ground-soleil',
    corner: graphicDoors.corner,
  },
  '/tarifs/logo-et-branding': {
    ground: 'ground-soleil',
    corner: brandDoors.corner,
  },
  '/tarifs/uiux-design': { ground: 'ground-soleil', corner: interfaceDoors.corner },
  '/blog': { ground: 'ground-soleil', corner: cornerBlog },
  '/blog-grid': { ground: 'ground-rose', corner: cornerBlogGrid },
  '/single-blog': { ground: 'ground-bleu', corner: cornerArticle },
  '/portfolio-one': { ground: 'ground-vert', corner: cornerPortfolio },
  '/portfolio-two': { ground: 'ground-vert', corner: cornerPortfolio },
  '/single-portfolio': { ground: 'ground-vert', corner: cornerCase },
  '/team': { ground: 'ground-rose', corner: cornerTeam },
  '/single-team': { ground: 'ground-soleil', corner: leader.corner },
  '/qui-sommes-nous': { ground: 'ground-vert', corner: cornerAbout },
  '/questions-frequentes': { ground: 'ground-corail', corner: cornerQuestions },
  '/testimonial': { ground: 'ground-soleil', corner: cornerTestimonials },
  '/conditions-generales-dutilisation': { ground: 'ground-ombre', corner: legalCorners.terms },
  '/politique-de-confidentialite': { ground: 'ground-ombre', corner: legalCorners.privacy },
  '/mentions-legal': { ground: 'ground-ombre', corner: legalCorners.notices },
  '/politique-de-cookies': { ground: 'ground-ombre', corner: legalCorners.cookies },
  '/accessibilite': { ground: 'ground-ombre', corner: legalCorners.accessibility },
}

/** Spec: S-10 */
export function PageBanner({ path }: { path: BannerPath }) {
  const page = pageAt(path, useContent()) ?? pages[path]
  return <Banner path={path} page={page} {...looks[path]} />
}

interface BannerProps {
  path: SitePath
  page: PageInfo
  ground: string
  corner: Drawing
}

export function Banner({ path, page, ground, corner }: BannerProps) {
  const { layout } = useContent()
  const { heading, crumb, lang, sample } = page
  return (
    <section className={`page-banner ${ground}`}>
      <Trail path={path} page={page} />
      <h1 lang={lang}>{heading ?? crumb}</h1>
      {sample && <Plate>{layout.sample}</Plate>}
      <Art of={corner} alt="" priority />
    </section>
  )
}
