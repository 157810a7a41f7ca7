import { freePreviews } from './constants.ts'
import { freeOffers } from './offers.ts'

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
      'Sites web, référencement, identité : demandez un devis et recevez 3 aperçus gratuits de votre futur site, sans engagement.',
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
    title: 'Demande de devis gratuit et 3 aperçus | Graaand',
    description:
      'Décrivez votre projet en cinq champs : devis gratuit, et trois aperçus de votre futur site avant tout engagement.',
  },
  '/expertises': {
    crumb: 'Expertises',
    title: 'Nos expertises : six métiers du web | Graaand',
    description:
      'Site web, référencement, graphisme, logo, UI/UX, webmastering : six métiers sous un même toit, et un cadeau pour commencer par n’importe lequel.',
  },
  '/expertises/creation-de-site-web': {
    crumb: 'Création de site web',
    title: 'Création de site web : vitrine, e-commerce, plateforme | Graaand',
    description: `Site vitrine, boutique en ligne ou plateforme : ${freePreviews} aperçus gratuits avant de signer, un calendrier écrit, des prix affichés.`,
  },
  '/expertises/referencement-naturel': {
    crumb: 'Référencement naturel',
    title: 'Référencement naturel (SEO) et audit offert | Graaand',
    description:
      'Audit, mots-clés, technique, contenus, liens, fiche locale : soyez trouvé par ceux qui vous cherchent déjà. Le premier audit est offert.',
  },
  '/expertises/design-graphique': {
    crumb: 'Design graphique',
    title: 'Design graphique : affiches, flyers, réseaux sociaux | Graaand',
    description: `Bannières, affiches, flyers, brochures, réseaux sociaux, infographies : ${freeOffers['design-graphique']} offerts pour juger sur pièce avant de commander.`,
  },
  '/expertises/logo-et-branding': {
    crumb: 'Logo et Branding',
    title: 'Logo et branding : votre identité visuelle | Graaand',
    description: `Un logo unique, une identité visuelle complète, une charte courte et claire : ${freeOffers['logo-et-branding']} offerts avant de vous décider.`,
  },
  '/expertises/uiux-design': {
    crumb: 'UI/UX Design',
    title: 'UI/UX design : maquettes, prototypes, tests | Graaand',
    description:
      'Interfaces claires, parcours courts, prototypes essayés par de vraies personnes : commencez par une consultation UI/UX offerte.',
  },
  '/expertises/webmastering': {
    crumb: 'Webmastering',
    title: 'Webmastering et maintenance de site web | Graaand',
    description:
      'Mises à jour, sauvegardes, sécurité, contenus, surveillance : confiez-nous votre site et gardez les clés. Le premier mois est offert.',
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
  '/blog': {
    crumb: 'Blog',
    title: 'Blog | Graaand',
    description:
      'Sites, logos, textes et chiffres : le journal de l’atelier, entre Montpellier et Sousse. Trois articles par page, à lire le temps d’un café.',
    sample: true,
  },
  '/blog-grid': {
    crumb: 'Blog grid',
    heading: 'Blog Grid',
    title: 'Blog Grid | Graaand',
    description:
      'Les six articles du journal de Graaand d’un seul regard : affaires, développement, technologie et direction artistique.',
    lang: 'en',
    sample: true,
  },
  '/single-blog': {
    crumb: 'Single blog',
    heading: 'Blog Details',
    title: 'Blog Details : cinq compétences qui se paient bien | Graaand',
    description:
      'Écrire, compter, programmer, dessiner, vendre : les cinq compétences que nous cherchons, et un exercice pour chacune.',
    lang: 'en',
    sample: true,
  },
  '/portfolio-one': {
    crumb: 'Portfolio one',
    heading: 'Portfolio One Column',
    title: 'Portfolio One Column | Graaand',
    description:
      'Trois réalisations en grand : un moulin à huile, des maisons de médina, un café au bout de la jetée.',
    lang: 'en',
    sample: true,
  },
  '/portfolio-two': {
    crumb: 'Portfolio two',
    heading: 'Portfolio Two Column',
    title: 'Portfolio Two Column | Graaand',
    description:
      'Huit réalisations sur deux murs : sites, boutiques, plateformes et identités, de Montpellier à Sousse.',
    lang: 'en',
    sample: true,
  },
  '/single-portfolio': {
    crumb: 'Single portfolio',
    // To the letter of the spec, its slip included.
    heading: 'Portfolio Deatails',
    title: 'Portfolio Deatails : Huilerie du Sahel | Graaand',
    description:
      'Deux mois pour un moulin de 1921 : le client, la date, la durée, le coût, et l’histoire en trois étapes.',
    lang: 'en',
    sample: true,
  },
  '/team': {
    crumb: 'Team',
    heading: 'Our Team',
    title: 'Our Team | Graaand',
    description:
      'Douze visages, deux villes : celles et ceux qui dessinent, écrivent, programment et répondent au téléphone.',
    lang: 'en',
    sample: true,
  },
  '/single-team': {
    crumb: 'Single team',
    heading: 'Team Details',
    title: 'Team Details : Leïla Mansour | Graaand',
    description:
      'Leïla Mansour, directrice artistique : son parcours, ses traits, et ses talents comptés en carreaux.',
    lang: 'en',
    sample: true,
  },
  '/qui-sommes-nous': {
    crumb: 'Qui sommes-nous',
    title: 'Qui sommes-nous | Graaand',
    description:
      'Deux villes, une seule table : qui dessine, code et répond au téléphone chez Graaand, à Montpellier et à Sousse.',
  },
  '/questions-frequentes': {
    crumb: 'Questions fréquentes',
    title: 'Questions fréquentes : dix réponses | Graaand',
    description:
      'Services, délais, prix, propriété des créations, maintenance, résultats : dix questions que l’on nous pose, dix réponses franches.',
  },
  '/testimonial': {
    crumb: 'Témoignages',
    title: 'Témoignages | Graaand',
    description:
      'Quatre témoignages d’exemple, du menuisier de Sète à l’huilerie du Sahel : ce que l’on dit d’une agence quand elle répond.',
    sample: true,
  },
  '/conditions-generales-dutilisation': {
    crumb: 'Conditions générales d’utilisation',
    title: 'Conditions générales d’utilisation | Graaand',
    description:
      'Les règles du site en douze points : prix indicatifs, devis gratuit, propriété des dessins, commentaires, droit applicable.',
  },
  '/politique-de-confidentialite': {
    crumb: 'Politique de confidentialité',
    title: 'Politique de confidentialité | Graaand',
    description:
      'Ce que nous recueillons dans nos formulaires, pourquoi, qui le lit, combien de temps nous le gardons, et comment exercer vos droits.',
  },
  '/mentions-legal': {
    crumb: 'Mentions légales',
    title: 'Mentions légales | Graaand',
    description:
      'Qui édite, dirige et héberge ce site, le bureau de Sousse, la médiation de la consommation, les crédits, et comment signaler un contenu.',
  },
  '/politique-de-cookies': {
    crumb: 'Politique de cookies',
    title: 'Politique de cookies : aucun | Graaand',
    description:
      'Ce site ne pose aucun cookie. Voici ce que garde votre navigateur, ce que change un clic sur le film ou la carte, et vos réglages.',
  },
  '/accessibilite': {
    crumb: 'Accessibilité',
    heading: 'Déclaration d’accessibilité',
    title: 'Déclaration d’accessibilité : non conforme | Graaand',
    description:
      'État de conformité au RGAA, résultats de nos tests automatiques, contenus non accessibles, et à qui écrire quand une porte résiste.',
  },
  '/coming-soon': {
    crumb: 'Bientôt',
    title: 'Bientôt | Graaand',
    description:
      'On pose les derniers carreaux. Laissez votre adresse e-mail : nous vous écrirons le jour de l’ouverture, une seule fois.',
  },
} as const satisfies Record<string, PageInfo>

export type PagePath = keyof typeof pages

/** A page's title without the company's name, which its card shows above. */
export const cardTitle = (path: PagePath) => pages[path].title.replace(/ \| Graaand$/, '')

/** Address of the picture that social networks show for a page; tools/draw-images.ts draws it. */
export const cardPath = (path: PagePath) => `/cards${path === '/' ? '/accueil' : path}.png`

/** The page drawn for every other address; it has no address of its own. */
export const notFoundPage: PageInfo = {
  crumb: 'Page introuvable',
  title: 'Page introuvable | Graaand',
  description:
    'Cette adresse ne mène nulle part. Revenez à l’accueil, la porte est grande ouverte.',
}
