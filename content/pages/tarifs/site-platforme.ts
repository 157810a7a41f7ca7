import { priceTable } from '../../catalogue/prices.ts'
import type { PriceList } from './price-list.ts'
import { websiteRows } from './shared-rows.ts'

/** The page /tarifs/site-platforme, spelled so in its address (Spec: T-10). */
export const sitePlatforme: PriceList = {
  slug: 'site-platforme',
  banner: 'Quand le site devient l’outil de travail, on commence par les fondations.',
  ...priceTable['site-platforme'],
  descriptions: [
    'Pour mettre une première version entre les mains de vos utilisateurs.',
    'Pour faire vivre des membres, des réservations ou des annonces.',
    'Pour relier la plateforme à vos outils et la laisser grandir.',
  ],
  rows: [
    {
      label: 'Pages',
      // The spec gives two series to "web packs"; the larger one is for shops and platforms.
      values: ['5 à 7', '10 à 15', '15 à 30'],
      explanation: [
        'Accueil, inscription, recherche, fiche, espace membre : un parcours principal, mené de bout en bout.',
        'Chacun trouve ses écrans : qui cherche, qui propose, qui modère.',
        'Historiques, aide en ligne, pages publiques bien référencées : toutes les pièces, jusqu’au grenier.',
      ],
    },
    {
      label: 'Espace membre',
      values: [true, true, true],
      explanation: [
        'Inscription, connexion, profil, mot de passe oublié : la serrure est posée dans les règles.',
        'Plusieurs rôles, et pour chacun ce qu’il peut voir, publier ou valider.',
        'Rôles sur mesure, invitations d’équipe et double vérification à l’entrée.',
      ],
    },
    {
      label: 'Tableau de bord',
      values: ['simple', 'par rôle', 'sur mesure'],
      explanation: [
        'Les inscriptions et l’activité du jour, sur un écran qui se lit avec le café.',
        'Vous voyez l’ensemble, vos membres voient ce qui les concerne.',
        'Vos propres indicateurs, filtrés à votre façon et exportables en tableur.',
      ],
    },
    {
      label: 'Paiement entre utilisateurs',
      values: [false, true, true],
      explanation: [
        'La plateforme ouvre sans encaisser. Le paiement s’ajoute sur devis, ou avec le pack Professionnel.',
        'Réservations ou commandes réglées par carte, avec un reçu envoyé à chacun.',
        'Parts reversées à vos vendeurs, abonnements et factures : les comptes tombent juste sans calculette.',
      ],
    },
    {
      label: 'Liaison avec vos outils',
      values: [false, false, true],
      explanation: [
        'Rien à relier pour une première version ; les passerelles se chiffrent le moment venu.',
        'Agenda, comptabilité, messagerie : ces passerelles sont comprises dans le pack Premium, ou chiffrées à part.',
        'Agenda, comptabilité, messagerie : vos outils se parlent, plus personne ne recopie.',
      ],
    },
    ...websiteRows,
  ],
  faq: [
    {
      question: 'Qu’appelez-vous une fonction standard ?',
      answer:
        'Celles que l’on a bien bâties ailleurs : inscription, recherche, réservation simple, messagerie. Un calcul maison ou une règle à tiroirs se chiffre à part, avant le premier coup de pioche.',
    },
    {
      question: 'Combien de temps faut-il pour bâtir une plateforme ?',
      answer:
        'Cela dépend des fonctions plus que des pages. Après l’entretien, vous recevez un calendrier par étapes, avec une version à essayer au bout de chacune.',
    },
    {
      question: 'Que devons-nous décider avant de commencer ?',
      answer:
        'Vos règles du jeu : qui s’inscrit, qui paie qui, qui valide quoi. Un croquis sur une nappe fait très bien l’affaire.',
    },
    {
      question: 'Les données de mes membres sont-elles à moi ?',
      answer:
        'Oui, dès le premier inscrit, et elles s’exportent dans un format ouvert. Le code, lui, devient le vôtre au règlement final.',
    },
    {
      question: 'Et si le nombre de membres s’envole ?',
      answer:
        'Les fondations sont prévues pour ; seul l’hébergement change de taille, à un prix que vous aurez accepté. Nous prévenons avant que l’escalier ne soit encombré.',
    },
    {
      question: 'Puis-je ouvrir en Essentiel et monter d’un étage plus tard ?',
      answer:
        'C’est même un bon chemin. Tant que le chantier est ouvert, vous payez la différence entre les packs ; ensuite, nous ajoutons fonction par fonction, sur devis.',
    },
  ],
}
