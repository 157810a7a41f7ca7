import { priceTable } from '../../catalogue/prices.ts'
import type { PriceList } from './price-list.ts'
import { websiteRows } from './shared-rows.ts'

/** The page /tarifs/site-platforme, spelled so in its address (Spec: T-10). */
export const sitePlatforme: PriceList = {
  slug: 'site-platforme',
  banner: 'Votre plateforme, livrée par étapes datées.',
  ...priceTable['site-platforme'],
  descriptions: [
    'Pour une première version à essayer avec vos utilisateurs.',
    'Pour faire vivre des membres et des réservations.',
    'Pour relier la plateforme à vos outils.',
  ],
  rows: [
    {
      label: 'Pages',
      // The spec gives two series to "web packs"; the larger one is for shops and platforms.
      values: ['5 à 7', '10 à 15', '15 à 30'],
      explanation: [
        'Accueil, inscription, recherche, fiche, espace membre : un parcours principal complet.',
        'Chacun trouve ses écrans : qui cherche, qui propose, qui modère.',
        'Historiques, aide en ligne, pages publiques bien référencées.',
      ],
    },
    {
      label: 'Espace membre',
      values: [true, true, true],
      explanation: [
        'Inscription, connexion, profil, mot de passe oublié.',
        'Plusieurs rôles, et pour chacun ce qu’il peut voir, publier ou valider.',
        'Rôles sur mesure, invitations d’équipe et double vérification à l’entrée.',
      ],
    },
    {
      label: 'Tableau de bord',
      values: ['simple', 'par rôle', 'sur mesure'],
      explanation: [
        'Les inscriptions et l’activité du jour, sur un seul écran.',
        'Vous voyez l’ensemble, vos membres voient ce qui les concerne.',
        'Vos propres indicateurs, filtrés à votre façon et exportables en tableur.',
      ],
    },
    {
      label: 'Paiement entre utilisateurs',
      values: [false, true, true],
      explanation: [
        'La plateforme ouvre sans encaisser. Le paiement vient avec le pack Professionnel.',
        'Réservations ou commandes réglées par carte, avec un reçu envoyé à chacun.',
        'Parts reversées à vos vendeurs, abonnements et factures.',
      ],
    },
    {
      label: 'Liaison avec vos outils',
      values: [false, false, true],
      explanation: [
        'Non comprise ; chaque liaison est en supplément.',
        'Comprise dans le pack Premium, en supplément ici.',
        'Agenda ou comptabilité : plus de double saisie.',
      ],
    },
    ...websiteRows,
  ],
  faq: [
    {
      question: 'Qu’appelez-vous une fonction standard ?',
      answer:
        'Inscription, recherche, réservation simple, messagerie. Ce qui est propre à votre activité est un supplément.',
    },
    {
      question: 'Combien de temps faut-il pour une plateforme ?',
      answer:
        'Cela dépend des fonctions plus que des pages. Après l’entretien, vous recevez un calendrier par étapes, avec une version à essayer au bout de chacune.',
    },
    {
      question: 'Que faut-il décider avant de commencer ?',
      answer: 'Qui s’inscrit, et qui paie qui. Un croquis à la main suffit.',
    },
    {
      question: 'Les données de mes membres sont-elles à moi ?',
      answer:
        'Oui, dès le premier inscrit, et elles s’exportent dans un format ouvert. Le code est à vous au règlement final.',
    },
    {
      question: 'Puis-je recueillir des données de santé ?',
      answer:
        'En France, elles exigent un hébergeur certifié HDS ; en Tunisie, une autorisation de l’INPDP. Dites-le dès la demande.',
    },
    {
      question: 'Puis-je commencer en Essentiel et compléter plus tard ?',
      answer: 'Oui. Vous connaissez le prix du changement avant de le décider.',
    },
  ],
}
