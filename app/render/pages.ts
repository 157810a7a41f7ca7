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
import * as expertises from '../pages/expertises/expertises.tsx'
import * as service from '../pages/expertises/service-page.tsx'
import * as legal from '../pages/legal/legal-page.tsx'
import * as notFound from '../pages/not-found/not-found.tsx'
import * as portfolioOne from '../pages/portfolio/portfolio-one.tsx'
import * as portfolioTwo from '../pages/portfolio/portfolio-two.tsx'
import * as project from '../pages/portfolio/project.tsx'
import * as singlePortfolio from '../pages/portfolio/single-portfolio.tsx'
import * as questionsFrequentes from '../pages/questions-frequentes/questions-frequentes.tsx'
import * as quiSommesNous from '../pages/qui-sommes-nous/qui-sommes-nous.tsx'
import * as pricing from '../pages/tarifs/pricing-page.tsx'
import * as member from '../pages/team/member.tsx'
import * as singleTeam from '../pages/team/single-team.tsx'
import * as team from '../pages/team/team.tsx'
import * as testimonial from '../pages/testimonial/testimonial.tsx'
import type { MetaDescriptor, TitleOf } from '../seo.ts'

export interface PageModule {
  default: ComponentType
  meta?(content: Content): readonly MetaDescriptor[]
  titleOf?: TitleOf
  sheets: readonly string[]
  bare?: true
}

/** The module of each page; a page without one does not compile. */
const rows: Record<
  Exclude<PagePath, `/${string}/${string}`> | '/accessibilite/grille' | '/plan' | '/404',
  PageModule
> = {
  '/': accueil,
  '/contactez-nous': contactezNous,
  '/devis': devis,
  '/apercus': apercus,
  '/expertises': expertises,
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
  '/conditions-generales-dutilisation': legal,
  '/politique-de-confidentialite': legal,
  '/mentions-legal': legal,
  '/politique-de-cookies': legal,
  '/accessibilite': legal,
  '/accessibilite/grille': legal,
  '/plan-du-site': legal,
  '/404': notFound,
  '/coming-soon': comingSoon,
  '/plan': plan,
}

const folders: Record<List | 'expertises' | 'tarifs', PageModule> = {
  blog: post,
  expertises: service,
  portfolio: project,
  tarifs: pricing,
  team: member,
}

const modules = new Map(Object.entries(rows))
const modulesOfFolders = new Map(Object.entries(folders))

const unlisted = ['/404', '/plan']

export const documentPaths = (content: Content) => [...sitePaths(content), ...unlisted]

export const hasDocument = (path: string, content: Content) =>
  unlisted.includes(path) || pageAt(path, content) !== undefined

export function moduleOf(path: string): PageModule | undefined {
  const [, folder = '', id] = path.split('/')
  return modules.get(path) ?? (id ? modulesOfFolders.get(folder) : undefined)
}
