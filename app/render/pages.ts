import type { ComponentType } from 'react'
import { pageAt, sitePaths } from '#content/all-pages.ts'
import type { Content } from '#content/documents/documents.ts'
import type { List } from '#content/entries.ts'
import type { PagePath } from '#content/pages.ts'
import * as accueil from '../pages/accueil/accueil.tsx'
import * as apercus from '../pages/apercus/apercus.tsx'
import * as blog from '../pages/blog/blog.tsx'
import * as blogGrid from '../pages/blog/blog-grid.tsx'
import * as post from '../pages/blog/post.tsx'
import * as singleBlog from '../pages/blog/single-blog.tsx'
import * as comingSoon from '../pages/coming-soon/coming-soon.tsx'
import * as contactezNous from '../pages/contactez-nous/contactez-nous.tsx'
import * as plan from '../pages/contactez-nous/plan.tsx'
import * as devis from '../pages/devis/devis.tsx'
import * as creationDeSiteWebService from '../pages/expertises/creation-de-site-web.tsx'
import * as designGraphiqueService from '../pages/expertises/design-graphique.tsx'
import * as expertises from '../pages/expertises/expertises.tsx'
import * as logoEtBrandingService from '../pages/expertises/logo-et-branding.tsx'
import * as referencementNaturelService from '../pages/expertises/referencement-naturel.tsx'
import * as uiuxDesignService from '../pages/expertises/uiux-design.tsx'
import * as webmasteringService from '../pages/expertises/webmastering.tsx'
import * as accessibilite from '../pages/legal/accessibilite.tsx'
import * as conditionsGeneralesDutilisation from '../pages/legal/conditions-generales-dutilisation.tsx'
import * as mentionsLegal from '../pages/legal/mentions-legal.tsx'
import * as politiqueDeConfidentialite from '../pages/legal/politique-de-confidentialite.tsx'
import * as politiqueDeCookies from '../pages/legal/politique-de-cookies.tsx'
import * as notFound from '../pages/not-found/not-found.tsx'
import * as portfolioOne from '../pages/portfolio/portfolio-one.tsx'
import * as portfolioTwo from '../pages/portfolio/portfolio-two.tsx'
import * as project from '../pages/portfolio/project.tsx'
import * as singlePortfolio from '../pages/portfolio/single-portfolio.tsx'
import * as questionsFrequentes from '../pages/questions-frequentes/questions-frequentes.tsx'
import * as quiSommesNous from '../pages/qui-sommes-nous/qui-sommes-nous.tsx'
import * as designGraphiquePrices from '../pages/tarifs/design-graphique.tsx'
import * as logoEtBrandingPrices from '../pages/tarifs/logo-et-branding.tsx'
import * as seoPrices from '../pages/tarifs/seo.tsx'
import * as siteEcommercePrices from '../pages/tarifs/site-ecommerce.tsx'
import * as sitePlatformePrices from '../pages/tarifs/site-platforme.tsx'
import * as siteVitrinePrices from '../pages/tarifs/site-vitrine.tsx'
import * as uiuxDesignPrices from '../pages/tarifs/uiux-design.tsx'
import * as webmasteringPrices from '../pages/tarifs/webmastering.tsx'
import * as member from '../pages/team/member.tsx'
import * as singleTeam from '../pages/team/single-team.tsx'
import * as team from '../pages/team/team.tsx'
import * as testimonial from '../pages/testimonial/testimonial.tsx'
import type { MetaDescriptor } from '../seo.ts'

export interface PageModule {
  default: ComponentType
  meta?(content: Content): readonly MetaDescriptor[]
  sheets: readonly string[]
  bare?: true
}

/** The module of each page; a page without one does not compile. */
const rows: Record<PagePath | '/plan' | '/404', PageModule> = {
  '/': accueil,
  '/contactez-nous': contactezNous,
  '/devis': devis,
  '/apercus': apercus,
  '/expertises': expertises,
  '/expertises/creation-de-site-web': creationDeSiteWebService,
  '/expertises/referencement-naturel': referencementNaturelService,
  '/expertises/design-graphique': designGraphiqueService,
  '/expertises/logo-et-branding': logoEtBrandingService,
  '/expertises/uiux-design': uiuxDesignService,
  '/expertises/webmastering': webmasteringService,
  '/tarifs/site-vitrine': siteVitrinePrices,
  '/tarifs/site-ecommerce': siteEcommercePrices,
  '/tarifs/site-platforme': sitePlatformePrices,
  '/tarifs/seo': seoPrices,
  '/tarifs/webmastering': webmasteringPrices,
  '/tarifs/design-graphique': designGraphiquePrices,
  '/tarifs/logo-et-branding': logoEtBrandingPrices,
  '/tarifs/uiux-design': uiuxDesignPrices,
  '/blog': blog,
  '/blog-grid': blogGrid,
  '/single-blog': singleBlog,
  '/portfolio-one': portfolioOne,
  '/portfolio-two': portfolioTwo,
  '/single-portfolio': singlePortfolio,
  '/team': team,
  '/single-team': singleTeam,
  '/qui-sommes-nous': quiSommesNous,
  '/questions-frequentes': questionsFrequentes,
  '/testimonial': testimonial,
  '/conditions-generales-dutilisation': conditionsGeneralesDutilisation,
  '/politique-de-confidentialite': politiqueDeConfidentialite,
  '/mentions-legal': mentionsLegal,
  '/politique-de-cookies': politiqueDeCookies,
  '/accessibilite': accessibilite,
  '/404': notFound,
  '/coming-soon': comingSoon,
  '/plan': plan,
}

const lists: Record<List, PageModule> = { blog: post, portfolio: project, team: member }

const modules = new Map(Object.entries(rows))
const modulesOfLists = new Map(Object.entries(lists))

const unlisted = ['/404', '/plan']

export const documentPaths = (content: Content) => [...sitePaths(content), ...unlisted]

export const hasDocument = (path: string, content: Content) =>
  unlisted.includes(path) || pageAt(path, content) !== undefined

export function moduleOf(path: string): PageModule | undefined {
  const [, list = '', id] = path.split('/')
  return modules.get(path) ?? (id ? modulesOfLists.get(list) : undefined)
}
