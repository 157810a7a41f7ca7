export interface PageInfo {
  crumb: string
  heading?: string
  lang?: 'en'
  sample?: boolean | undefined
}

/** One row per path. all-pages.ts has the pages of entries; pages.yaml has titles. */
export const pages = {
  '/': {
    crumb: 'Accueil',
  },
  '/contactez-nous': {
    crumb: 'Contactez-nous',
  },
  '/devis': {
    crumb: 'Devis',
    heading: 'Votre devis',
  },
  '/apercus': {
    crumb: 'Mes 3\u00a0aperçus',
  },
  '/expertises': {
    crumb: 'Expertises',
  },
  '/expertises/creation-de-site-web': {
    crumb: 'Création de site web',
  },
  '/expertises/referencement-naturel': {
    crumb: 'Référencement naturel',
  },
  '/expertises/design-graphique': {
    crumb: 'Design graphique',
  },
  '/expertises/logo-et-branding': {
    crumb: 'Logo et Branding',
  },
  '/expertises/uiux-design': {
    crumb: 'UI/UX Design',
  },
  '/expertises/webmastering': {
    crumb: 'Webmastering',
  },
  '/tarifs/site-vitrine': {
    crumb: 'Site vitrine',
  },
  '/tarifs/site-ecommerce': {
    crumb: 'Site e-commerce',
  },
  '/tarifs/site-platforme': {
    crumb: 'Site plateforme',
  },
  '/tarifs/seo': {
    crumb: 'SEO',
  },
  '/tarifs/webmastering': {
    crumb: 'Webmastering',
  },
  '/tarifs/design-graphique': {
    crumb: 'Design graphique',
  },
  '/tarifs/logo-et-branding': {
    crumb: 'Logo et branding',
  },
  '/tarifs/uiux-design': {
    crumb: 'UI/UX design',
  },
  '/blog': {
    crumb: 'Blog',
  },
  '/blog-grid': {
    crumb: 'Blog grid',
    heading: 'Blog Grid',
    lang: 'en',
  },
  '/single-blog': {
    crumb: 'Single blog',
    heading: 'Blog Details',
    lang: 'en',
    sample: true,
  },
  '/portfolio-one': {
    crumb: 'Portfolio one',
    heading: 'Portfolio One Column',
    lang: 'en',
    sample: true,
  },
  '/portfolio-two': {
    crumb: 'Portfolio two',
    heading: 'Portfolio Two Column',
    lang: 'en',
    sample: true,
  },
  '/single-portfolio': {
    crumb: 'Single portfolio',
    // As in the spec, including its typo.
    heading: 'Portfolio Deatails',
    lang: 'en',
    sample: true,
  },
  '/team': {
    crumb: 'Team',
    heading: 'Our Team',
    lang: 'en',
    sample: true,
  },
  '/single-team': {
    crumb: 'Single team',
    heading: 'Team Details',
    lang: 'en',
    sample: true,
  },
  '/qui-sommes-nous': {
    crumb: 'Qui sommes-nous',
  },
  '/questions-frequentes': {
    crumb: 'Questions fréquentes',
  },
  '/testimonial': {
    crumb: 'Témoignages',
    sample: true,
  },
  '/conditions-generales-dutilisation': {
    crumb: 'Conditions générales d’utilisation',
  },
  '/politique-de-confidentialite': {
    crumb: 'Politique de confidentialité',
  },
  '/mentions-legal': {
    crumb: 'Mentions légales',
  },
  '/politique-de-cookies': {
    crumb: 'Politique de cookies',
  },
  '/accessibilite': {
    crumb: 'Accessibilité',
    heading: 'Déclaration d’accessibilité',
  },
  '/accessibilite/grille': {
    crumb: 'Grille d’audit',
  },
  '/plan-du-site': {
    crumb: 'Plan du site',
  },
  '/coming-soon': {
    crumb: 'Bientôt',
  },
} as const satisfies Record<string, PageInfo>

export type PagePath = keyof typeof pages

export interface Page extends PageInfo {
  title: string
  description: string
}

/** Address of the social card without a title. */
export const commonCardPath = '/cards/graaand.png'

/** Returns the address of a page's social card (tools/build/draw-images.ts). */
export const cardPath = (path: string) => `/cards${path === '/' ? '/accueil' : path}.png`
