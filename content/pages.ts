/** What a page is called, wherever it is named: breadcrumb, title, sitemap, tests, bench. */
export interface PageInfo {
  /** Last crumb of the breadcrumb trail and name of the page in lists. */
  crumb: string
  /** What the page says in its `<h1>`, when that is not its crumb. */
  heading?: string
  /** `<title>`; the company's name is part of it. */
  title: string
  /** Its name is in English, as the spec has it. */
  lang?: 'en'
  /** Shows sample content, and says so (Spec: L-21). */
  sample?: true
}

/**
 * One row per address; app/seo.ts refuses to compile when an address has none. The pages of single
 * entries are in all-pages.ts: browsers download these rows with every page.
 */
export const pages = {
  '/': {
    crumb: 'Accueil',
    title: 'Agence Web Créative à Montpellier et Sousse | Graaand',
  },
  '/contactez-nous': {
    crumb: 'Contactez-nous',
    title: 'Contactez-nous | Graaand',
  },
  '/devis': {
    crumb: 'Devis',
    heading: 'Votre devis',
    title: 'Demande de devis gratuit et 3 aperçus | Graaand',
  },
  '/apercus': {
    crumb: 'Mes 3 aperçus',
    title: 'Mes 3 aperçus : votre futur site, tout de suite | Graaand',
  },
  '/expertises': {
    crumb: 'Expertises',
    title: 'Nos expertises : six métiers du web | Graaand',
  },
  '/expertises/creation-de-site-web': {
    crumb: 'Création de site web',
    title: 'Création de site web : vitrine, e-commerce, plateforme | Graaand',
  },
  '/expertises/referencement-naturel': {
    crumb: 'Référencement naturel',
    title: 'Référencement naturel (SEO) et audit offert | Graaand',
  },
  '/expertises/design-graphique': {
    crumb: 'Design graphique',
    title: 'Design graphique : affiches, flyers, réseaux sociaux | Graaand',
  },
  '/expertises/logo-et-branding': {
    crumb: 'Logo et Branding',
    title: 'Logo et branding : votre identité visuelle | Graaand',
  },
  '/expertises/uiux-design': {
    crumb: 'UI/UX Design',
    title: 'UI/UX design : maquettes, prototypes, tests | Graaand',
  },
  '/expertises/webmastering': {
    crumb: 'Webmastering',
    title: 'Webmastering et maintenance de site web | Graaand',
  },
  '/tarifs/site-vitrine': {
    crumb: 'Site vitrine',
    title: 'Tarifs site vitrine : trois packs comparés | Graaand',
  },
  '/tarifs/site-ecommerce': {
    crumb: 'Site e-commerce',
    title: 'Tarifs site e-commerce : trois packs pour vendre | Graaand',
  },
  '/tarifs/site-platforme': {
    crumb: 'Site plateforme',
    title: 'Tarifs site plateforme : trois packs, prix HT et TTC | Graaand',
  },
  '/tarifs/seo': {
    crumb: 'SEO',
    title: 'Tarifs SEO : trois packs de référencement | Graaand',
  },
  '/tarifs/webmastering': {
    crumb: 'Webmastering',
    title: 'Tarifs webmastering : la maintenance au mois | Graaand',
  },
  '/tarifs/design-graphique': {
    crumb: 'Design graphique',
    title: 'Tarifs design graphique : affiches et visuels | Graaand',
  },
  '/tarifs/logo-et-branding': {
    crumb: 'Logo et branding',
    title: 'Tarifs logo et branding : trois packs | Graaand',
  },
  '/tarifs/uiux-design': {
    crumb: 'UI/UX design',
    title: 'Tarifs UI/UX design : maquettes et prototypes | Graaand',
  },
  '/blog': {
    crumb: 'Blog',
    title: 'Blog | Graaand',
  },
  '/blog-grid': {
    crumb: 'Blog grid',
    heading: 'Blog Grid',
    title: 'Blog Grid | Graaand',
    lang: 'en',
  },
  '/single-blog': {
    crumb: 'Single blog',
    heading: 'Blog Details',
    title: 'Blog Details : cinq compétences qui se paient bien | Graaand',
    lang: 'en',
    sample: true,
  },
  '/portfolio-one': {
    crumb: 'Portfolio one',
    heading: 'Portfolio One Column',
    title: 'Portfolio One Column | Graaand',
    lang: 'en',
    sample: true,
  },
  '/portfolio-two': {
    crumb: 'Portfolio two',
    heading: 'Portfolio Two Column',
    title: 'Portfolio Two Column | Graaand',
    lang: 'en',
    sample: true,
  },
  '/single-portfolio': {
    crumb: 'Single portfolio',
    // To the letter of the spec, its slip included.
    heading: 'Portfolio Deatails',
    title: 'Portfolio Deatails : Huilerie Troizolives | Graaand',
    lang: 'en',
    sample: true,
  },
  '/team': {
    crumb: 'Team',
    heading: 'Our Team',
    title: 'Our Team | Graaand',
    lang: 'en',
    sample: true,
  },
  '/single-team': {
    crumb: 'Single team',
    heading: 'Team Details',
    title: 'Team Details : Leïla Mansour | Graaand',
    lang: 'en',
    sample: true,
  },
  '/qui-sommes-nous': {
    crumb: 'Qui sommes-nous',
    title: 'Qui sommes-nous | Graaand',
  },
  '/questions-frequentes': {
    crumb: 'Questions fréquentes',
    title: 'Questions fréquentes : dix réponses | Graaand',
  },
  '/testimonial': {
    crumb: 'Témoignages',
    title: 'Témoignages | Graaand',
    sample: true,
  },
  '/conditions-generales-dutilisation': {
    crumb: 'Conditions générales d’utilisation',
    title: 'Conditions générales d’utilisation | Graaand',
  },
  '/politique-de-confidentialite': {
    crumb: 'Politique de confidentialité',
    title: 'Politique de confidentialité | Graaand',
  },
  '/mentions-legal': {
    crumb: 'Mentions légales',
    title: 'Mentions légales | Graaand',
  },
  '/politique-de-cookies': {
    crumb: 'Politique de cookies',
    title: 'Politique de cookies : aucun | Graaand',
  },
  '/accessibilite': {
    crumb: 'Accessibilité',
    heading: 'Déclaration d’accessibilité',
    title: 'Déclaration d’accessibilité : non conforme | Graaand',
  },
  '/coming-soon': {
    crumb: 'Bientôt',
    title: 'Bientôt | Graaand',
  },
} as const satisfies Record<string, PageInfo>

export type PagePath = keyof typeof pages

/** A page's title without the company's name, which its card shows above. */
export const cardTitle = ({ title }: PageInfo) => title.replace(/ \| Graaand$/, '')

/** Address of the picture that social networks show for a page; tools/build/draw-images.ts draws it. */
export const cardPath = (path: string) => `/cards${path === '/' ? '/accueil' : path}.png`

/** The pages of single entries, by the shape of their address: no browser has a list of them. */
const isEntry = /^\/(blog|portfolio|team)\/[a-z-]+$/

/** Whether this site has a page at an address, as far as a browser can tell. */
export const hasPage = (path: string) => path in pages || isEntry.test(path)

/** The page drawn for every other address; it has no address of its own. */
export const notFoundPage: PageInfo = {
  crumb: 'Page introuvable',
  title: 'Page introuvable | Graaand',
}
