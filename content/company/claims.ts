/*
 * Every claim of the site about the agency, with its source: docs/facts.md. Tests and the build read this
 * table; visitors do not receive it.
 */
import { seoAuditWorth } from '../catalogue/offers.ts'
import { freePreviews, preciseTimelines, timelines } from '../constants.ts'
import type { Content } from '../documents/documents.ts'
import type { PagePath } from '../pages.ts'
import { unreadWordings } from './legal-facts.ts'

/** A clause of docs/spec/, or the date of the agency's confirmation; null without either. */
export type Source =
  | { spec: `${'S' | 'T' | 'F' | 'L'}-${number}` }
  | { agency: `${number}-${number}-${number}` }
  | null

export interface Claim {
  text: string | null
  neutral: string | null
  source: Source
  on: readonly (PagePath | 'every page' | 'mails')[]
  /** Wordings of the claim that are refused until it has a source. */
  unsaid?: RegExp
  said?: readonly RegExp[]
}

const services = [
  '/expertises/creation-de-site-web',
  '/expertises/referencement-naturel',
  '/expertises/design-graphique',
  '/expertises/logo-et-branding',
  '/expertises/uiux-design',
  '/expertises/webmastering',
] as const
const sitePrices = [
  '/tarifs/site-vitrine',
  '/tarifs/site-ecommerce',
  '/tarifs/site-platforme',
] as const
const otherPrices = [
  '/tarifs/seo',
  '/tarifs/webmastering',
  '/tarifs/design-graphique',
  '/tarifs/logo-et-branding',
  '/tarifs/uiux-design',
] as const

export function claimsOf({ company, sentences }: Pick<Content, 'company' | 'sentences'>) {
  return {
    // The agency.
    founded: {
      text: `Depuis ${company.foundedIn}`,
      neutral: null,
      source: { spec: 'S-3' },
      on: ['/', '/mentions-legal'],
      said: [/fondée en 2021/],
    },
    offices: {
      text: 'Montpellier et Sousse',
      neutral: null,
      source: { spec: 'S-3' },
      on: ['every page'],
      said: [/deux (?:bureaux|villes|numéros)/i],
    },
    teamSize: {
      text: null,
      neutral: sentences.teamWords,
      source: null,
      on: ['/'],
      unsaid: /douze personnes|deux amis/i,
    },
    story: {
      text: null,
      neutral: 'Une idée : les petites entreprises méritent de grands sites.',
      source: null,
      on: ['/'],
    },
    clients: {
      text: 'Entreprises, indépendants, artisans, commerçants et particuliers',
      neutral: null,
      source: { spec: 'S-1' },
      on: ['/', '/questions-frequentes'],
    },
    legalIdentity: {
      text: null,
      neutral: null,
      source: null,
      on: ['/mentions-legal', '/politique-de-confidentialite'],
    },

    // Figures. The spec gives no period for them, so their labels must not name one.
    experience: {
      text: "3+ Années d'expérience",
      neutral: null,
      source: { spec: 'S-25' },
      on: ['/', '/expertises/creation-de-site-web', '/expertises/webmastering'],
      said: [/\+?3 ans/],
    },
    projects: {
      text: '50+ Projets réussis',
      neutral: null,
      source: { spec: 'S-25' },
      on: ['/'],
      said: [/\+50 sites/],
    },
    satisfaction: {
      text: '98% Taux de satisfaction client',
      neutral: null,
      source: { spec: 'S-25' },
      on: ['/'],
      said: [/taux de satisfaction client/i],
    },
    creationCounters: {
      text: null,
      neutral: 'taux annoncé',
      source: null,
      on: ['/expertises/creation-de-site-web'],
      said: [/^95%$/],
    },
    seoCounters: {
      text: '+75 % de trafic naturel après 6 mois, +40 % de contacts qualifiés, +60 % de conversion',
      neutral: null,
      source: { spec: 'T-3' },
      on: ['/expertises/referencement-naturel'],
      said: [/^\+?(?:75|40|60)%$/, /de trafic naturel après 6 mois/],
    },
    webmasteringCounters: {
      text: null,
      neutral: 'taux annoncé',
      source: null,
      on: ['/expertises/webmastering'],
      said: [/^(?:36 sites|89%)$/],
    },

    retention: {
      text: 'Trente jours si personne n’en décide',
      neutral: null,
      source: { spec: 'L-5' },
      on: ['/politique-de-confidentialite'],
      said: [
        /trente jours (?:si personne n’en décide|après avoir été jugé indésirable)/i,
        /^Vingt-cinq mois\.$/,
      ],
    },

    // Answers and delays.
    answerTime: {
      text: 'sous un jour ouvré',
      neutral: sentences.answerTime,
      source: null,
      on: ['every page', 'mails'],
    },
    answerHours: {
      text: null,
      neutral: sentences.answerHours,
      source: null,
      on: ['/conditions-generales-dutilisation', 'mails'],
    },
    meeting: {
      text: 'Un entretien de trente minutes',
      neutral: 'Un entretien',
      source: null,
      on: ['/devis', 'mails'],
      unsaid: /trente minutes/,
    },
    previewsDelay: {
      text: null,
      neutral: sentences.previewsDelay,
      source: null,
      on: ['/', '/devis', '/expertises/creation-de-site-web'],
    },
    previewsContent: {
      text: null,
      neutral: sentences.previewsContent,
      source: null,
      on: ['/', '/expertises/creation-de-site-web'],
    },
    website: {
      text: timelines.website,
      neutral: null,
      source: { spec: 'T-6' },
      on: ['/questions-frequentes'],
    },
    identity: {
      text: timelines.identity,
      neutral: null,
      source: { spec: 'T-6' },
      on: ['/questions-frequentes'],
    },
    showcaseSite: {
      text: timelines.showcaseSite,
      neutral: null,
      source: { spec: 'T-6' },
      on: [
        '/',
        '/contactez-nous',
        '/devis',
        '/expertises/creation-de-site-web',
        '/qui-sommes-nous',
        '/questions-frequentes',
        '/tarifs/site-vitrine',
      ],
    },
    ecommerceSite: {
      text: timelines.ecommerceSite,
      neutral: null,
      source: { spec: 'T-6' },
      on: ['/expertises/creation-de-site-web', '/tarifs/site-ecommerce', '/questions-frequentes'],
    },
    preciseTimelines: {
      text: preciseTimelines,
      neutral: null,
      source: { spec: 'T-6' },
      on: ['/questions-frequentes'],
    },
    firstLogoProposals: {
      text: timelines.firstLogoProposals,
      neutral: null,
      source: { spec: 'T-6' },
      on: ['/expertises/logo-et-branding', '/tarifs/logo-et-branding', '/questions-frequentes'],
    },
    firstGraphicConcepts: {
      text: timelines.firstGraphicConcepts,
      neutral: null,
      source: { spec: 'T-6' },
      on: ['/expertises/design-graphique', '/tarifs/design-graphique'],
    },
    uiMockups: {
      text: timelines.uiMockups,
      neutral: null,
      source: { spec: 'T-6' },
      on: ['/expertises/uiux-design', '/tarifs/uiux-design'],
    },
    webmasteringUpdates: {
      text: timelines.webmasteringUpdates,
      neutral: null,
      source: { spec: 'T-6' },
      on: ['/expertises/webmastering', '/tarifs/webmastering'],
    },
    seoResults: {
      text: timelines.seoResults,
      neutral: null,
      source: { spec: 'T-6' },
      on: ['/expertises/referencement-naturel', '/tarifs/seo', '/questions-frequentes'],
    },
    packContents: {
      text: 'Ce que tient chaque pack : ses pages, ses durées, ses délais, ses révisions',
      neutral: null,
      source: { spec: 'T-10' },
      on: [
        ...sitePrices,
        ...otherPrices,
        '/expertises/creation-de-site-web',
        '/questions-frequentes',
      ],
      said: [
        /hébergement est compris 3, 6 ou 12 mois/,
        /hébergé de 3 à 12 mois/,
        /support compris dans nos packs de site : cinq jours, un mois ou trois/,
        /cinq jours après la mise en ligne/i,
        /cinq jours à vos côtés/i,
        /(?:un|trois) mois (?:de questions|à vos côtés|avec une personne)/i,
        /pendant (?:un|trois) mois/,
        /tous les quinze jours/i,
        /(?:en Premium|le Premium)[^.]{0,40} illimitées/i,
        /jusqu’à cinq (?:pages|demandes|par mois)[^.]{0,40}/,
      ],
    },
    packDays: {
      text: null,
      neutral: 'Les délais des packs, en jours',
      source: null,
      on: ['/tarifs/design-graphique', '/tarifs/logo-et-branding', '/tarifs/uiux-design'],
    },
    seoDurations: {
      text: 'Un pack de référencement dure 3, 6 ou 12 mois',
      neutral: null,
      source: null,
      on: ['/tarifs/seo'],
      unsaid: /prix du pack couvre toute cette durée|étalés sur l’année|pack de référencement dure/,
    },

    // Free offers.
    freePreviews: {
      text: `${freePreviews} aperçus gratuits`,
      neutral: null,
      source: { spec: 'S-2' },
      on: ['/', '/devis', '/apercus', '/expertises/creation-de-site-web', ...sitePrices],
      said: [
        /(?:aperçus|pages d’accueil)[^.!?]{0,60} (?:gratuit|offert)e?s/,
        /Trois pages d’accueil[^.]{0,60} sans engagement/i,
        /(?:par aperçu|trois aperçus[^.]{0,30}), sans engagement/i,
        /aperçus sont offerts/,
        /aperçus et le devis sont gratuits/,
        /gratuits, sans engagement, avec vos mots/i,
      ],
    },
    freeQuote: {
      text: 'Le devis est gratuit et sans engagement',
      neutral: null,
      source: { spec: 'S-2' },
      on: ['mails', '/devis', '/questions-frequentes', ...sitePrices, ...otherPrices],
      said: [
        /devis(?: est(?:-il)?)?,? gratuits?(?: et (?:sans|ne vous) engage\p{L}*)?/iu,
        /Toujours, et sans engagement/,
        /proposition, toujours sans engagement/,
      ],
    },
    freeStart: {
      text: 'Chaque service commence par une étape offerte',
      neutral: null,
      source: { spec: 'T-4' },
      on: ['/devis', '/expertises', ...services, ...otherPrices],
      said: [
        /(?:audit|visuels|concepts|consultation|mois|étape|essai|cadeau)[^.!?]{0,30} (?:offert|gratuit)e?s?/i,
        /(?:ce qui est|c’est aussi|autres services,) offert/i,
        /offert : /i,
        /^offert :$/i,
        /il est offert/,
        /offert(?:e|s)? arrivent? en/,
        /Il vous est offert/,
        /l’étape offerte/,
        /premier mois est offert/i,
        /accord écrit, gratuit/,
        /premiers visuels et le devis sont gratuits/,
      ],
    },
    seoAudit: {
      text: seoAuditWorth,
      neutral: null,
      source: { spec: 'T-5' },
      on: ['/expertises', '/expertises/referencement-naturel', '/tarifs/seo'],
    },
    freeMonthPack: {
      text: 'dans le pack de votre choix, une fois par site',
      neutral: 'un mois de webmastering',
      source: null,
      on: ['/expertises/webmastering', '/tarifs/webmastering'],
      unsaid: /pack de votre choix|une fois par site/,
    },
    noCommitment: {
      text: 'Le webmastering est sans engagement',
      neutral: 'prix au mois',
      source: null,
      on: ['/expertises/webmastering', '/tarifs/webmastering'],
      unsaid: /entret[^.]*sans engagement|s’arrête à la fin du mois/i,
    },
    freeSupport: {
      text: timelines.freeSupport,
      neutral: null,
      source: { spec: 'T-6' },
      on: [
        '/contactez-nous',
        '/questions-frequentes',
        '/expertises/creation-de-site-web',
        ...sitePrices,
      ],
      said: [/au moins 2 semaines(?: (?:de support|d’aide) gratuite?)?/],
    },

    // Ownership and costs.
    previewsOwnership: {
      text: null,
      neutral: sentences.previewsOwnership,
      source: null,
      on: [
        '/expertises',
        '/expertises/creation-de-site-web',
        '/questions-frequentes',
        '/conditions-generales-dutilisation',
      ],
    },
    ownership: {
      text: 'au règlement final',
      neutral: null,
      source: { spec: 'S-31' },
      on: ['/questions-frequentes', '/conditions-generales-dutilisation', ...services],
    },
    sourceFiles: {
      text: null,
      neutral: sentences.sourceFiles,
      source: null,
      on: ['/tarifs/design-graphique'],
    },
    legalGuarantees: {
      text: sentences.legalGuarantees,
      neutral: null,
      source: { spec: 'L-29' },
      on: [
        '/contactez-nous',
        '/expertises/creation-de-site-web',
        '/conditions-generales-dutilisation',
      ],
    },
    upgrade: {
      text: 'Passer au pack suivant coûte la différence',
      neutral: 'Vous connaissez le prix du changement avant de le décider.',
      source: null,
      on: ['/tarifs/site-platforme'],
      unsaid: /(?:coûte|payez|pour|seule) la différence/,
    },
    paymentTerms: {
      text: null,
      neutral: sentences.paymentTerms,
      source: null,
      on: ['/expertises/creation-de-site-web'],
    },
    hostingAfter: {
      text: null,
      neutral: sentences.hostingAfter,
      source: null,
      on: ['/expertises/creation-de-site-web'],
    },
    cms: {
      text: null,
      neutral: sentences.cms,
      source: null,
      on: ['/questions-frequentes'],
    },
    payments: {
      text: null,
      neutral: 'Nous les choisissons avec vous, selon votre banque et vos outils.',
      source: null,
      on: ['/tarifs/site-ecommerce'],
    },
    invoicing: {
      text: null,
      neutral: sentences.invoicing,
      source: null,
      on: ['/questions-frequentes'],
    },
    arabic: {
      text: null,
      neutral: 'Une version en arabe est possible.',
      source: null,
      on: ['/questions-frequentes'],
    },
    visits: {
      text: null,
      neutral: sentences.visits,
      source: null,
      on: ['/contactez-nous', '/expertises'],
    },
  } as const satisfies Record<string, Claim>
}

export type ClaimName = keyof ReturnType<typeof claimsOf>

/** Returns the claim if it has a source, else its neutral text, else null. */
export function claim(content: Content, name: ClaimName): string | null {
  const { text, neutral, source }: Claim = claimsOf(content)[name]
  return source === null ? neutral : text
}

export function unconfirmedClaims(content: Content): string[] {
  return Object.entries<Claim>(claimsOf(content))
    .filter(([, { source }]) => source === null)
    .map(([name, { text, neutral }]) => {
      const meanwhile = neutral ? `says « ${neutral} »` : 'says nothing'
      return text
        ? `${name}: may the site say « ${text} »? Now it ${meanwhile}`
        : `${name}: now the site ${meanwhile}`
    })
}

export function waitingForAgency(content: Content): string {
  return [
    'Waiting for the agency to confirm (docs/facts.md):',
    ...[
      ...unconfirmedClaims(content),
      ...unreadWordings(content.legalFacts).map((label) => `${label}: not reviewed by counsel`),
    ].map((line) => `  ${line}`),
  ].join('\n')
}
