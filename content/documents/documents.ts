import type * as v from 'valibot'
import { packsDocument, packsOfSitesDocument } from '../catalogue/pack-contents.ts'
import { priceListSlugs } from '../catalogue/packs.ts'
import { pricesDocument } from '../catalogue/prices.ts'
import { packSheets, pricePage, priceSheets, sitePages } from '../catalogue/sheets.ts'
import {
  countPosts,
  firstValuesOfPost,
  latestFirst,
  postDocument,
  postPage,
} from '../collections/posts.ts'
import {
  oneColumnCount,
  projectDocument,
  projectPage,
  toldProject,
} from '../collections/projects.ts'
import { stepsDocument } from '../collections/steps.ts'
import { memberDocument, memberPage } from '../collections/team.ts'
import { testimonialDocument } from '../collections/testimonials.ts'
import { hoursDocument } from '../company/calendar.ts'
import { companyDocument, lentByCompany } from '../company/company.ts'
import { feedsDocument } from '../company/feeds.ts'
import { filledFacts, legalFactsDocument } from '../company/legal-facts.ts'
import { lentSentences, sentencesDocument } from '../company/sentences.ts'
import { consentDocument } from '../consent.ts'
import { templateDocument } from '../desk/templates.ts'
import { lists } from '../entries.ts'
import { footerFormDocument } from '../forms/footer-form.ts'
import { formMessagesDocument } from '../forms/form-messages.ts'
import { headsDocument } from '../heads.ts'
import { layoutDocument } from '../layout.ts'
import { homeDocument } from '../pages/accueil.ts'
import { previewsPageDocument } from '../pages/apercus.ts'
import { journalDocument } from '../pages/blog/blog.ts'
import { sampleArticleDocument, toldPost } from '../pages/blog/single-blog.ts'
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
import { memberProfileDocument, toldMember } from '../pages/team/single-team.ts'
import { teamPageDocument } from '../pages/team/team.ts'
import { testimonialPageDocument } from '../pages/testimonial.ts'
import { type Kind, oneSheet, sheetOfSharedTexts } from './kind.ts'

/** First part of a field: the price list of an amount, or the path of a page. */
const firstPart = (field: string) => field.split('.')[0] ?? ''

const packsOfSitesPath = 'catalogue/packs-of-sites'

export const kinds = {
  legalFacts: {
    path: 'company/legal-facts',
    label: 'Mentions légales',
    schema: legalFactsDocument,
    sheets: oneSheet({ shelf: 'societe', name: 'mentions-legales', address: '/mentions-legal' }),
    note: filledFacts,
    asks: ['emptiedFact'],
  },
  company: {
    path: 'company/company',
    label: 'Société',
    schema: companyDocument,
    lends: lentByCompany,
    sheets: oneSheet({
      shelf: 'societe',
      name: 'societe',
      address: '/contactez-nous',
      heading: 'Société',
    }),
  },
  hours: {
    path: 'company/hours',
    label: 'Heures d’ouverture',
    schema: hoursDocument,
    sheets: oneSheet({ shelf: 'heures', name: 'semaine', heading: 'La semaine' }),
    asks: ['shorterHours'],
  },
  templates: {
    path: 'desk/templates',
    label: 'Modèles de réponse',
    schema: templateDocument,
    isOfDesk: true,
    entries: {
      shelf: 'modeles',
      noun: { one: 'modèle', many: 'modèles', the: 'le modèle', only: 'ce modèle' },
      intro: 'Pour répondre aux demandes.',
      add: 'Ajouter un modèle',
      count: (entries) => `${entries}, dans les demandes`,
    },
  },
  sentences: {
    path: 'company/sentences',
    label: 'Phrases communes',
    schema: sentencesDocument,
    lends: lentSentences,
    lendsSentences: true,
    sheets: oneSheet({ shelf: 'phrases', name: 'toutes', heading: 'Les phrases' }),
  },
  prices: {
    path: 'catalogue/prices',
    label: 'Prix',
    schema: pricesDocument,
    hasAmounts: true,
    priceList: ({ field }) => firstPart(field),
    pages: ({ field }) => [pricePage(firstPart(field))],
    sheets: priceSheets,
    asks: ['movedPrice'],
  },
  packs: {
    path: 'catalogue/packs',
    names: priceListSlugs,
    label: 'Contenu des packs',
    schema: packsDocument,
    priceList: ({ id }) => id,
    pages: ({ id }) => [pricePage(id)],
    sheets: packSheets(packsOfSitesPath),
    asks: ['lessIncluded', 'oldExplanation'],
  },
  packsOfSites: {
    path: packsOfSitesPath,
    label: 'Lignes communes aux sites',
    schema: packsOfSitesDocument,
    priceList: () => '',
    pages: () => sitePages,
    // The sheets of packs have its rows.
    sheets: () => [],
    asks: ['lessIncluded', 'oldExplanation'],
  },
  pricePages: {
    path: 'pages/tarifs',
    names: priceListSlugs,
    label: 'Pages de tarifs',
    schema: pricePageDocument,
  },
  heads: {
    path: 'pages',
    label: 'Titres et descriptions',
    schema: headsDocument,
    pages: ({ field }) => [firstPart(field)],
    partOfPages: 'Pour les moteurs de recherche',
  },
  home: { path: 'pages/accueil', label: 'Accueil', schema: homeDocument, pages: () => ['/'] },
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
  comingSoon: { path: 'pages/coming-soon', label: 'Ouverture', schema: comingSoonDocument },
  layout: {
    path: 'layout',
    label: 'Autour des pages',
    schema: layoutDocument,
    sheets: sheetOfSharedTexts,
  },
  pricing: {
    path: 'pages/tarifs',
    label: 'Commun aux pages de tarifs',
    schema: pricingDocument,
    sheets: sheetOfSharedTexts,
  },
  steps: {
    path: 'collections/steps',
    label: 'Les quatre étapes',
    schema: stepsDocument,
    sheets: sheetOfSharedTexts,
  },
  footerForm: {
    path: 'forms/footer-form',
    label: 'Formulaire du pied de page',
    schema: footerFormDocument,
    sheets: sheetOfSharedTexts,
  },
  formMessages: {
    path: 'forms/form-messages',
    label: 'Commun aux formulaires',
    schema: formMessagesDocument,
    sheets: sheetOfSharedTexts,
  },
  consent: {
    path: 'consent',
    label: 'Choix du visiteur',
    schema: consentDocument,
    sheets: sheetOfSharedTexts,
  },
  feeds: {
    path: 'company/feeds',
    label: 'Hors des pages',
    schema: feedsDocument,
    sheets: sheetOfSharedTexts,
  },
  notFound: {
    path: 'pages/not-found',
    label: 'Page introuvable',
    schema: notFoundDocument,
    pages: () => ['/404'],
  },
  posts: {
    path: 'collections/articles',
    label: 'Articles',
    schema: postDocument,
    pages: ({ id }) => [`/blog/${id}`, '/blog'],
    entries: {
      shelf: 'articles',
      noun: { one: 'article', many: 'articles', the: 'l’article', only: 'cet article' },
      intro: 'Les articles du blog.',
      add: 'Écrire un article',
      list: 'blog',
      pageOf: postPage,
      inOrder: latestFirst,
      told: { id: toldPost, page: lists.blog.samplePage },
      shownAt: () => lists.blog.samplePage,
      firstValues: firstValuesOfPost,
      count: countPosts,
    },
    asks: ['otherDay'],
  },
  projects: {
    path: 'collections/projects',
    label: 'Projets',
    schema: projectDocument,
    pages: ({ id }) => [`/portfolio/${id}`, '/portfolio-two'],
    entries: {
      shelf: 'projets',
      noun: { one: 'projet', many: 'projets', the: 'le projet', only: 'ce projet' },
      intro: 'Un vrai projet prend la place d’un exemple, avec l’accord écrit du client.',
      add: 'Ajouter un projet',
      list: 'portfolio',
      pageOf: projectPage,
      samplesOn: { '/portfolio-one': oneColumnCount, '/portfolio-two': Number.POSITIVE_INFINITY },
      told: { id: toldProject, page: lists.portfolio.samplePage },
      shownAt: (id) => (id === toldProject ? lists.portfolio.samplePage : '/portfolio-two'),
    },
  },
  members: {
    path: 'collections/team',
    label: 'Membres',
    schema: memberDocument,
    pages: ({ id }) => [`/team/${id}`, '/team'],
    entries: {
      shelf: 'membres',
      noun: { one: 'membre', many: 'membres', the: 'le membre', only: 'ce membre' },
      intro: 'Une vraie fiche prend la place d’un exemple.',
      add: 'Ajouter un membre',
      list: 'team',
      pageOf: memberPage,
      samplesOn: { '/team': Number.POSITIVE_INFINITY },
      told: { id: toldMember, page: lists.team.samplePage },
      shownAt: (id) => (id === toldMember ? lists.team.samplePage : '/team'),
    },
  },
  testimonials: {
    path: 'collections/testimonials',
    label: 'Témoignages',
    schema: testimonialDocument,
    pages: () => ['/testimonial'],
    entries: {
      shelf: 'temoignages',
      noun: { one: 'témoignage', many: 'témoignages', the: 'le témoignage', only: 'ce témoignage' },
      intro: 'Un vrai témoignage prend la place d’un exemple, avec l’accord écrit de son auteur.',
      add: 'Ajouter un témoignage',
      shownAt: () => '/testimonial',
      samplesOn: { '/testimonial': Number.POSITIVE_INFINITY },
    },
  },
} as const satisfies Record<string, Kind>

/** Every row, without the types of its documents. */
export const allKinds: readonly Kind[] = Object.values<Kind>(kinds)

type Kinds = typeof kinds
export type KindName = keyof Kinds

/** Kinds from which other documents borrow values. */
export type Lender = {
  [Name in KindName]: Kinds[Name] extends { lends: unknown } ? Name : never
}[KindName]

export type Documents = ReadonlyMap<string, unknown>

type Loaded<K extends Kind> = K extends { names: readonly (infer Name extends string)[] }
  ? Readonly<Record<Name, v.InferOutput<K['schema']>>>
  : K extends { entries: object }
    ? readonly (v.InferOutput<K['schema']> & { id: string })[]
    : v.InferOutput<K['schema']>

export type Content = { readonly [Name in KindName]: Loaded<Kinds[Name]> }

export interface ContentHolder {
  current: Content
}
