import type * as v from 'valibot'
import { packsDocument, packsOfSitesDocument } from '../catalogue/pack-contents.ts'
import { priceListSlugs } from '../catalogue/packs.ts'
import { pricesDocument } from '../catalogue/prices.ts'
import { postDocument } from '../collections/posts.ts'
import { projectDocument } from '../collections/projects.ts'
import { stepsDocument } from '../collections/steps.ts'
import { memberDocument } from '../collections/team.ts'
import { testimonialDocument } from '../collections/testimonials.ts'
import { hoursDocument } from '../company/calendar.ts'
import { companyDocument, lentByCompany } from '../company/company.ts'
import { feedsDocument } from '../company/feeds.ts'
import { legalFactsDocument } from '../company/legal-facts.ts'
import { lentSentences, sentencesDocument } from '../company/sentences.ts'
import { consentDocument } from '../consent.ts'
import { templateDocument } from '../desk/templates.ts'
import { footerFormDocument } from '../forms/footer-form.ts'
import { formMessagesDocument } from '../forms/form-messages.ts'
import { headsDocument } from '../heads.ts'
import { layoutDocument } from '../layout.ts'
import { homeDocument } from '../pages/accueil.ts'
import { previewsPageDocument } from '../pages/apercus.ts'
import { journalDocument } from '../pages/blog/blog.ts'
import { sampleArticleDocument } from '../pages/blog/single-blog.ts'
import { comingSoonDocument } from '../pages/coming-soon.ts'
import { contactPageDocument } from '../pages/contactez-nous.ts'
import { quotePageDocument } from '../pages/devis.ts'
import { servicePageDocument, serviceSlugs } from '../pages/expertises/service-page.ts'
import { expertisesDocument } from '../pages/expertises.ts'
import { notFoundDocument } from '../pages/not-found.ts'
import { portfolioOneDocument } from '../pages/portfolio/portfolio-one.ts'
import { portfolioTwoDocument } from '../pages/portfolio/portfolio-two.ts'
import { caseStudyDocument } from '../pages/portfolio/single-portfolio.ts'
import { faqDocument } from '../pages/questions-frequentes.ts'
import { aboutDocument } from '../pages/qui-sommes-nous.ts'
import { pricePageDocument } from '../pages/tarifs/price-page.ts'
import { pricingDocument } from '../pages/tarifs.ts'
import { memberProfileDocument } from '../pages/team/single-team.ts'
import { teamPageDocument } from '../pages/team/team.ts'
import { testimonialPageDocument } from '../pages/testimonial.ts'

export interface Kind<Schema extends v.GenericSchema = v.GenericSchema> {
  path: string
  names?: readonly string[]
  entries?: true
  label: string
  schema: Schema
  /** Names of the values that other documents borrow, each with the path of its field. */
  lends?: Readonly<Record<string, string>>
}

export const kinds = {
  company: {
    path: 'company/company',
    label: 'Société',
    schema: companyDocument,
    lends: lentByCompany,
  },
  legalFacts: {
    path: 'company/legal-facts',
    label: 'Mentions légales',
    schema: legalFactsDocument,
  },
  hours: { path: 'company/hours', label: 'Heures d’ouverture', schema: hoursDocument },
  templates: {
    path: 'desk/templates',
    entries: true,
    label: 'Modèles de réponse',
    schema: templateDocument,
  },
  sentences: {
    path: 'company/sentences',
    label: 'Phrases communes',
    schema: sentencesDocument,
    lends: lentSentences,
  },
  prices: { path: 'catalogue/prices', label: 'Prix', schema: pricesDocument },
  packs: {
    path: 'catalogue/packs',
    names: priceListSlugs,
    label: 'Contenu des packs',
    schema: packsDocument,
  },
  packsOfSites: {
    path: 'catalogue/packs-of-sites',
    label: 'Lignes communes aux sites',
    schema: packsOfSitesDocument,
  },
  pricing: {
    path: 'pages/tarifs',
    label: 'Commun aux pages de tarifs',
    schema: pricingDocument,
  },
  pricePages: {
    path: 'pages/tarifs',
    names: priceListSlugs,
    label: 'Pages de tarifs',
    schema: pricePageDocument,
  },
  heads: { path: 'pages', label: 'Titres et descriptions', schema: headsDocument },
  home: { path: 'pages/accueil', label: 'Accueil', schema: homeDocument },
  steps: { path: 'collections/steps', label: 'Les quatre étapes', schema: stepsDocument },
  expertises: { path: 'pages/expertises', label: 'Expertises', schema: expertisesDocument },
  services: {
    path: 'pages/expertises',
    names: serviceSlugs,
    label: 'Pages des services',
    schema: servicePageDocument,
  },
  quotePage: { path: 'pages/devis', label: 'Devis', schema: quotePageDocument },
  previewsPage: {
    path: 'pages/apercus',
    label: 'Aperçus automatiques',
    schema: previewsPageDocument,
  },
  contactPage: { path: 'pages/contactez-nous', label: 'Contact', schema: contactPageDocument },
  faq: { path: 'pages/questions-frequentes', label: 'Questions fréquentes', schema: faqDocument },
  about: { path: 'pages/qui-sommes-nous', label: 'Qui sommes-nous', schema: aboutDocument },
  journal: { path: 'pages/blog/blog', label: 'Blog', schema: journalDocument },
  sampleArticle: {
    path: 'pages/blog/single-blog',
    label: 'Article d’exemple',
    schema: sampleArticleDocument,
  },
  portfolioOne: {
    path: 'pages/portfolio/portfolio-one',
    label: 'Réalisations, en grand',
    schema: portfolioOneDocument,
  },
  portfolioTwo: {
    path: 'pages/portfolio/portfolio-two',
    label: 'Réalisations',
    schema: portfolioTwoDocument,
  },
  caseStudy: {
    path: 'pages/portfolio/single-portfolio',
    label: 'Réalisation d’exemple',
    schema: caseStudyDocument,
  },
  teamPage: { path: 'pages/team/team', label: 'Équipe', schema: teamPageDocument },
  memberProfile: {
    path: 'pages/team/single-team',
    label: 'Fiche d’exemple',
    schema: memberProfileDocument,
  },
  testimonialPage: {
    path: 'pages/testimonial',
    label: 'Témoignages',
    schema: testimonialPageDocument,
  },
  notFound: { path: 'pages/not-found', label: 'Page introuvable', schema: notFoundDocument },
  comingSoon: { path: 'pages/coming-soon', label: 'Ouverture', schema: comingSoonDocument },
  layout: { path: 'layout', label: 'Autour des pages', schema: layoutDocument },
  feeds: { path: 'company/feeds', label: 'Hors des pages', schema: feedsDocument },
  consent: { path: 'consent', label: 'Choix du visiteur', schema: consentDocument },
  footerForm: {
    path: 'forms/footer-form',
    label: 'Formulaire du pied de page',
    schema: footerFormDocument,
  },
  formMessages: {
    path: 'forms/form-messages',
    label: 'Commun aux formulaires',
    schema: formMessagesDocument,
  },
  posts: { path: 'collections/articles', entries: true, label: 'Articles', schema: postDocument },
  projects: {
    path: 'collections/projects',
    entries: true,
    label: 'Projets',
    schema: projectDocument,
  },
  members: { path: 'collections/team', entries: true, label: 'Membres', schema: memberDocument },
  testimonials: {
    path: 'collections/testimonials',
    entries: true,
    label: 'Témoignages',
    schema: testimonialDocument,
  },
} as const satisfies Record<string, Kind>

/** @param document path below content/ without its ending: `pages/accueil` */
export function kindOf(document: string): Kind | undefined {
  return Object.values<Kind>(kinds).find(({ path, names, entries }) =>
    names
      ? names.some((name) => document === `${path}/${name}`)
      : entries
        ? document.startsWith(`${path}/`)
        : document === path,
  )
}

type Kinds = typeof kinds
export type KindName = keyof Kinds

/** Kinds from which other documents borrow values. */
export type Lender = {
  [Name in KindName]: Kinds[Name] extends { lends: unknown } ? Name : never
}[KindName]

export type Documents = ReadonlyMap<string, unknown>

type Loaded<K extends Kind> = K extends { names: readonly (infer Name extends string)[] }
  ? Readonly<Record<Name, v.InferOutput<K['schema']>>>
  : K extends { entries: true }
    ? readonly (v.InferOutput<K['schema']> & { id: string })[]
    : v.InferOutput<K['schema']>

export type Content = { readonly [Name in KindName]: Loaded<Kinds[Name]> }

export interface ContentHolder {
  current: Content
}
