/** What a page is called, wherever it is named: breadcrumb, title, sitemap, tests, bench. */
export interface PageInfo {
  /** Last crumb of the breadcrumb trail and name of the page in lists. */
  crumb: string
  /** What the page says in its `<h1>`, when that is not its crumb. */
  heading?: string
  /** `<title>`; the company's name is part of it. */
  title: string
  /** Meta description, 70 to 160 characters (tools/check-content.ts). */
  description: string
}

/** One row per address; app/seo.ts refuses to compile when an address has none. */
export const pages = {
  '/': {
    crumb: 'Accueil',
    title: 'Agence Web Créative à Montpellier et Sousse | Graaand',
    description:
      'Sites web, référencement, identité : demandez un devis et recevez 3 aperçus gratuits de votre futur site, sans engagement.',
  },
  '/contactez-nous': {
    crumb: 'Contactez-nous',
    title: 'Contactez-nous | Graaand',
    description:
      'Une question, une idée ? Écrivez-nous, appelez Montpellier ou Sousse : nous répondons sous un jour ouvré.',
  },
  '/devis': {
    crumb: 'Devis',
    heading: 'Votre devis',
    title: 'Demande de devis gratuit et 3 aperçus | Graaand',
    description:
      'Décrivez votre projet en cinq champs : devis gratuit, et trois aperçus de votre futur site avant tout engagement.',
  },
} as const satisfies Record<string, PageInfo>

export type PagePath = keyof typeof pages

/** The page drawn for every other address; it has no address of its own. */
export const notFoundPage: PageInfo = {
  crumb: 'Page introuvable',
  title: 'Page introuvable | Graaand',
  description:
    'Cette adresse ne mène nulle part. Revenez à l’accueil, la porte est grande ouverte.',
}
