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
  /** Its name is in English, as the spec has it. */
  lang?: 'en'
  /** Shows sample content, and says so (requirement P6). */
  sample?: true
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
  '/tarifs/site-vitrine': {
    crumb: 'Site vitrine',
    title: 'Tarifs site vitrine : trois packs comparés | Graaand',
    description:
      'Prix d’un site vitrine, hébergement et domaine compris : trois packs, HT et TTC, comparés ligne à ligne. Devis gratuit.',
  },
  '/tarifs/site-ecommerce': {
    crumb: 'Site e-commerce',
    title: 'Tarifs site e-commerce : trois packs pour vendre | Graaand',
    description:
      'Ouvrir une boutique en ligne : trois packs, HT et TTC, paiement sécurisé compris, à comparer ligne à ligne.',
  },
  '/tarifs/site-platforme': {
    crumb: 'Site plateforme',
    title: 'Tarifs site plateforme : bâtir sur du solide | Graaand',
    description:
      'Espace membre, tableau de bord, paiement : trois packs pour créer votre plateforme, aux prix affichés HT et TTC.',
  },
  '/tarifs/seo': {
    crumb: 'SEO',
    title: 'Tarifs SEO : trois packs de référencement | Graaand',
    description:
      'Mots-clés, liens, contenus, rapports : comparez trois packs de référencement naturel. L’audit de départ est offert.',
  },
  '/tarifs/webmastering': {
    crumb: 'Webmastering',
    title: 'Tarifs webmastering : la maintenance au mois | Graaand',
    description:
      'Sauvegardes, mises à jour, support : trois packs de webmastering au mois, à comparer. Le premier mois est offert.',
  },
  '/tarifs/design-graphique': {
    crumb: 'Design graphique',
    title: 'Tarifs design graphique : affiches et visuels | Graaand',
    description:
      'Affiches, flyers, visuels pour les réseaux, infographies : trois packs de design graphique, HT et TTC, à comparer.',
  },
  '/tarifs/logo-et-branding': {
    crumb: 'Logo et branding',
    title: 'Tarifs logo et branding : trois packs | Graaand',
    description:
      'Du logo seul à la charte complète : trois packs, leurs concepts, leurs délais et leurs révisions, écrits noir sur blanc.',
  },
  '/tarifs/uiux-design': {
    crumb: 'UI/UX Design',
    title: 'Tarifs UI/UX Design : maquettes et prototypes | Graaand',
    description:
      'De quelques écrans à un produit entier, du croquis au prototype essayé par de vraies personnes : trois packs UI/UX aux prix affichés.',
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
