import { freeOffers } from './catalogue/offers.ts'
import { freePreviews } from './constants.ts'
import type { PagePath } from './pages.ts'

/**
 * Meta descriptions, 70 to 160 characters (tools/build/check-content.ts). Apart from content/pages.ts,
 * because only machines read them: no browser has to fetch them as script.
 */
export const descriptions: Record<PagePath, string> = {
  '/': 'Sites web, référencement, identité : demandez un devis et recevez 3 aperçus gratuits de votre futur site, sans engagement.',
  '/contactez-nous':
    'Une question, une idée ? Écrivez-nous, appelez Montpellier ou Sousse : nous répondons sous un jour ouvré.',
  '/devis':
    'Décrivez votre projet en cinq champs : devis gratuit, et trois aperçus de votre futur site avant tout engagement.',
  '/apercus':
    'Cinq réponses, et voici trois pages d’accueil à votre nom, dessinées sous vos yeux. Gratuit, sans compte : rien ne quitte votre navigateur.',
  '/expertises':
    'Site web, référencement, graphisme, logo, UI/UX, webmastering : six métiers sous un même toit, et un cadeau pour commencer par n’importe lequel.',
  '/expertises/creation-de-site-web': `Site vitrine, boutique en ligne ou plateforme : ${freePreviews} aperçus gratuits avant de signer, un calendrier écrit, des prix affichés.`,
  '/expertises/referencement-naturel':
    'Audit, mots-clés, technique, contenus, liens, fiche locale : soyez trouvé par ceux qui vous cherchent déjà. Le premier audit est offert.',
  '/expertises/design-graphique': `Bannières, affiches, flyers, brochures, réseaux sociaux, infographies : ${freeOffers['design-graphique']} offerts pour juger sur pièce avant de commander.`,
  '/expertises/logo-et-branding': `Un logo unique, une identité visuelle complète, une charte courte et claire : ${freeOffers['logo-et-branding']} offerts avant de vous décider.`,
  '/expertises/uiux-design':
    'Interfaces claires, parcours courts, prototypes essayés avant d’être construits : commencez par une consultation UI/UX offerte.',
  '/expertises/webmastering':
    'Mises à jour, sauvegardes, sécurité, contenus, surveillance : confiez-nous votre site et gardez les clés. Le premier mois est offert.',
  '/tarifs/site-vitrine':
    'Prix d’un site vitrine, hébergement et domaine compris : trois packs, HT et TTC, comparés ligne à ligne. Devis gratuit.',
  '/tarifs/site-ecommerce':
    'Ouvrir une boutique en ligne : trois packs, HT et TTC, paiement sécurisé compris, à comparer ligne à ligne.',
  '/tarifs/site-platforme':
    'Espace membre, tableau de bord, paiement : trois packs pour créer votre plateforme, aux prix affichés HT et TTC.',
  '/tarifs/seo':
    'Mots-clés, liens, contenus, rapports : comparez trois packs de référencement naturel. L’audit de départ est offert.',
  '/tarifs/webmastering':
    'Sauvegardes, mises à jour, support : trois packs de webmastering au mois, à comparer. Le premier mois est offert.',
  '/tarifs/design-graphique':
    'Affiches, flyers, visuels pour les réseaux, infographies : trois packs de design graphique, HT et TTC, à comparer.',
  '/tarifs/logo-et-branding':
    'Du logo seul à la charte complète : trois packs, leurs concepts, leurs délais et leurs révisions, écrits noir sur blanc.',
  '/tarifs/uiux-design':
    'De quelques écrans à un produit entier, du croquis au prototype que l’on clique : trois packs UI/UX aux prix affichés.',
  '/blog':
    'Vitesse, textes, logo, avis, accessibilité : des articles courts pour les commerçants, leurs sources datées. Trois articles par page.',
  '/blog-grid':
    'Les six articles du journal de Graaand d’un seul regard : ce qu’un commerçant peut vérifier, écrire et demander pour son site.',
  '/single-blog':
    'Article d’exemple : écrire, compter, programmer, dessiner, vendre, cinq compétences et un exercice pour chacune.',
  '/portfolio-one':
    'Trois réalisations d’exemple en grand : un moulin à huile, des maisons de médina, un café au bout de la jetée.',
  '/portfolio-two':
    'Huit réalisations d’exemple sur deux murs : sites, boutiques, plateformes et identités, de Montpellier à Sousse.',
  '/single-portfolio':
    'Réalisation d’exemple : un moulin à huile, son client, sa date, sa durée, son coût, et l’histoire en trois étapes.',
  '/team':
    'Douze membres d’exemple, avec leur métier : conception, développement, référencement, rédaction, entretien des sites.',
  '/single-team':
    'Membre d’exemple : Leïla Mansour, directrice artistique, son parcours, ses traits, et ses talents comptés en carreaux.',
  '/qui-sommes-nous':
    'Deux villes, une seule table : qui dessine, code et répond au téléphone chez Graaand, à Montpellier et à Sousse.',
  '/questions-frequentes':
    'Services, délais, prix, propriété des créations, maintenance, résultats : dix questions que l’on nous pose, dix réponses franches.',
  '/testimonial':
    'Quatre témoignages d’exemple, du menuisier de Sète à l’huilerie du Sahel : ce que l’on dit d’une agence quand elle répond.',
  '/conditions-generales-dutilisation':
    'Les règles du site en douze points : prix indicatifs, devis gratuit, propriété des dessins, commentaires, droit applicable.',
  '/politique-de-confidentialite':
    'Ce que nous recueillons dans nos formulaires, pourquoi, qui le lit, combien de temps nous le gardons, et comment exercer vos droits.',
  '/mentions-legal':
    'Qui édite, dirige et héberge ce site, le bureau de Sousse, la médiation de la consommation, les crédits, et comment signaler un contenu.',
  '/politique-de-cookies':
    'Ce site ne pose aucun cookie. Voici ce que garde votre navigateur, ce que change un clic sur le film ou la carte, et vos réglages.',
  '/accessibilite':
    'État de conformité au RGAA, résultats de nos tests automatiques, contenus non accessibles, et à qui écrire quand une porte résiste.',
  '/coming-soon':
    'On pose les derniers carreaux. Laissez votre adresse e-mail : nous vous écrirons le jour de l’ouverture, une seule fois.',
}

/** Of the page drawn for every address that has none. */
export const notFoundDescription =
  'Cette adresse ne mène nulle part. Revenez à l’accueil, la porte est grande ouverte.'
