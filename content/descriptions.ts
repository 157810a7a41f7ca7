import { freeOffers } from './catalogue/offers.ts'
import { answerTime } from './company/neutral-words.ts'
import { freePreviews } from './constants.ts'
import type { PagePath } from './pages.ts'

/**
 * Meta descriptions, 70 to 160 characters (tools/build/check-content.ts). Apart from content/pages.ts,
 * because only machines read them: no browser has to fetch them as script.
 */
export const descriptions: Record<PagePath, string> = {
  '/': 'Sites web, référencement, logo à Montpellier et Sousse : prix affichés, devis et 3 aperçus de votre futur site gratuits.',
  '/contactez-nous': `Une question, une idée ? Écrivez-nous ou appelez Montpellier ou Sousse : nous répondons ${answerTime}.`,
  '/devis':
    'Décrivez votre projet en cinq champs : devis gratuit, et trois aperçus de votre futur site avant tout engagement.',
  '/apercus':
    'Cinq réponses, et voici trois pages d’accueil à votre nom, dessinées sous vos yeux. Gratuit, sans compte : rien ne quitte votre navigateur.',
  '/expertises':
    'Site web, référencement, graphisme, logo, UI/UX, webmastering : six services à commander seuls ou ensemble, chacun avec une première étape offerte.',
  '/expertises/creation-de-site-web': `Site vitrine, boutique en ligne ou plateforme : ${freePreviews} aperçus gratuits avant de signer, un devis gratuit, des prix affichés.`,
  '/expertises/referencement-naturel':
    'Audit, mots-clés, technique, contenus, liens, fiche locale : soyez trouvé par ceux qui vous cherchent. L’audit est offert.',
  '/expertises/design-graphique': `Bannières, affiches, flyers, brochures, réseaux sociaux, infographies : ${freeOffers['design-graphique']} offerts avant de commander.`,
  '/expertises/logo-et-branding': `Un logo unique, une identité visuelle complète, une charte courte et claire : ${freeOffers['logo-et-branding']} offerts avant de vous décider.`,
  '/expertises/uiux-design':
    'Maquettes, prototypes et tests pour votre site ou votre application. La première consultation UI/UX est offerte.',
  '/expertises/webmastering':
    'Mises à jour, sauvegardes, sécurité, contenus, surveillance : nous entretenons votre site, avec un prix au mois. Le premier mois est offert.',
  '/tarifs/site-vitrine':
    'Prix d’un site vitrine, hébergement et domaine compris : trois packs comparés, prix HT et TTC. Devis gratuit.',
  '/tarifs/site-ecommerce':
    'Ouvrir une boutique en ligne : trois packs comparés, prix HT et TTC, paiement sécurisé compris.',
  '/tarifs/site-platforme':
    'Espace membre, tableau de bord, paiement : trois packs pour créer votre plateforme, aux prix affichés HT et TTC.',
  '/tarifs/seo':
    'Mots-clés, liens, contenus, rapports : comparez trois packs de référencement naturel. L’audit de départ est offert.',
  '/tarifs/webmastering':
    'Sauvegardes, mises à jour, support : trois packs de webmastering au mois, à comparer. Le premier mois est offert.',
  '/tarifs/design-graphique':
    'Affiches, flyers, visuels pour les réseaux, infographies : trois packs de design graphique, HT et TTC, à comparer.',
  '/tarifs/logo-et-branding':
    'Du logo seul à la charte complète : trois packs, leurs concepts, leurs délais, leurs révisions, prix HT et TTC.',
  '/tarifs/uiux-design':
    'De cinq écrans à un produit entier, croquis et prototype compris : trois packs UI/UX, prix HT et TTC.',
  '/blog':
    'Vitesse, textes, logo, avis, accessibilité : des articles courts pour les commerçants, leurs sources datées. Trois articles par page.',
  '/blog-grid':
    'Les six articles du journal de Graaand d’un seul regard : ce qu’un commerçant peut vérifier, écrire et demander pour son site.',
  '/single-blog':
    'Cinq compétences qui se paient bien : informations, photos, chiffres, avis, comptes. Et ce qu’un commerce peut en garder chez lui.',
  '/portfolio-one':
    'Trois réalisations d’exemple : un moulin à huile, des bains de mer, des maisons de médina.',
  '/portfolio-two':
    'Huit réalisations d’exemple, sur deux colonnes : sites, boutiques, plateformes et identités.',
  '/single-portfolio':
    'Une réalisation d’exemple : le client, la date, la durée, le coût, et le récit du projet en trois étapes.',
  '/team':
    'Douze fiches d’exemple d’une équipe web : direction artistique, développement, rédaction, référencement.',
  '/single-team':
    'Une fiche d’exemple : Leïla Mansour, directrice artistique, son parcours, ses qualités et ses compétences.',
  '/qui-sommes-nous':
    'Une équipe entre Montpellier et Sousse : sites, logos, visuels, référencement. Prix affichés et devis gratuit.',
  '/questions-frequentes':
    'Services, délais, prix, propriété des créations, maintenance, résultats : dix questions fréquentes et leurs réponses.',
  '/testimonial':
    'Quatre témoignages d’exemple, d’un menuisier de Sète à une huilerie de Msaken, en attendant ceux de nos clients.',
  '/conditions-generales-dutilisation':
    'Les règles du site en douze points : prix indicatifs, devis gratuit, propriété des dessins, commentaires, droit applicable.',
  '/politique-de-confidentialite':
    'Ce que nous recueillons dans nos formulaires, pourquoi, qui le lit, combien de temps nous le gardons, et comment exercer vos droits.',
  '/mentions-legal':
    'Qui édite, dirige et héberge ce site, le bureau de Sousse, la médiation de la consommation, les crédits, et comment signaler un contenu.',
  '/politique-de-cookies':
    'Ce site ne pose aucun cookie. Voici ce que garde votre navigateur, ce que change un clic sur le film ou la carte, et vos réglages.',
  '/accessibilite':
    'État de conformité au RGAA, résultats de nos tests automatiques, contenus non accessibles, et à qui signaler une difficulté.',
  '/coming-soon':
    'Ouverture annoncée pour le 31 décembre 2025. Laissez votre adresse e-mail : nous vous écrirons pour l’ouverture, une seule fois.',
}

/** Of the page drawn for every address that has none. */
export const notFoundDescription =
  'Cette adresse ne mène à aucune page. Revenez à l’accueil, ou choisissez une page dans le menu.'
