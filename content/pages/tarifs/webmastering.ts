import { freeOffers } from '../../catalogue/offers.ts'
import { priceTable } from '../../catalogue/prices.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'

/** The page /tarifs/webmastering, the only one paid by the month (Spec: T-10). */
export const webmastering: PriceList = {
  slug: 'webmastering',
  banner: `Votre site à jour, vos changements en ligne sous ${timelines.webmasteringUpdates}.`,
  ...priceTable.webmastering,
  descriptions: [
    'Pour un site qui change peu.',
    'Pour un site qui vous apporte des clients chaque jour.',
    'Pour un site qui change souvent.',
  ],
  rows: [
    {
      label: 'Réponse du support',
      values: ['48 h', '24 h', '2 h'],
      explanation: [
        'Délai visé, sans compter les week-ends et les jours fériés.',
        'Délai visé pour chaque question, hors week-ends et jours fériés.',
        'Délai visé, aux heures d’ouverture, avec un numéro direct.',
      ],
    },
    {
      label: 'Sauvegardes',
      values: ['chaque semaine', 'chaque jour', 'en temps réel'],
      explanation: [
        'Une copie complète par semaine, gardée ailleurs que sur votre serveur.',
        'Une copie complète par jour, gardée ailleurs et vérifiée.',
        'Chaque changement est copié aussitôt, commandes comprises.',
      ],
    },
    {
      label: 'Mises à jour techniques',
      values: [true, true, true],
      explanation: 'Système, thème, extensions : essayées sur une copie, puis posées sur le site.',
    },
    {
      label: 'Surveillance du site',
      values: [true, true, true],
      explanation: 'Un contrôle automatique nous prévient si le site ne répond plus.',
    },
    {
      label: 'Sécurité et certificat',
      values: [true, true, true],
      explanation: 'Certificat renouvelé, accès contrôlés, failles connues corrigées.',
    },
    {
      label: 'Petites corrections',
      values: [true, true, true],
      explanation: `Un horaire ou une photo : vous écrivez, c’est en ligne sous ${timelines.webmasteringUpdates}.`,
    },
    {
      label: 'Rapport mensuel',
      values: ['court', 'détaillé', 'avec un appel'],
      explanation: [
        'Ce qui a été fait dans le mois, en quelques lignes.',
        'Ce qui a été fait, nos conseils et vos chiffres de visite.',
        'Le rapport détaillé, puis un appel pour décider ensemble de la suite.',
      ],
    },
    {
      label: 'Entretien de la vitesse',
      values: [false, true, true],
      explanation: [
        'Nous vous signalons les pages qui ralentissent ; les alléger est en supplément.',
        'Images trop lourdes, scripts inutiles : nous allégeons les pages.',
        'Chaque page est mesurée sur un téléphone ordinaire, et allégée.',
      ],
    },
    {
      label: 'Nouvelles pages ou modifications',
      values: [false, false, 'jusqu’à 5 par mois'],
      explanation: [
        'En supplément au-delà des petites corrections, à un prix connu avant.',
        'En supplément dans ce pack ; comprises, chaque mois, dans le Premium.',
        'Une page ou un texte : jusqu’à cinq par mois, sans supplément.',
      ],
    },
  ],
  faq: [
    {
      question: 'Suis-je engagé pour longtemps ?',
      answer: 'Le prix est mensuel. Le devis précise comment vous arrêtez.',
    },
    {
      question: 'Comment se demande le mois offert ?',
      answer: `Avec le formulaire de devis : ${freeOffers.webmastering}, après un accord écrit, gratuit.`,
    },
    {
      question: 'Sous quel délai une mise à jour est-elle faite ?',
      answer: `Sous ${timelines.webmasteringUpdates} dans tous les packs, pour une petite correction. Le délai de réponse, lui, dépend du pack.`,
    },
    {
      question: 'Qu’est-ce qui n’est pas compris ?',
      answer:
        'Une refonte, une nouvelle fonction, un changement de serveur. L’hébergement et le domaine se paient à leurs fournisseurs.',
    },
    {
      question: 'Qui reste maître du site et de ses accès ?',
      answer: 'Vous. Ouvrez-nous des comptes ; le jour où vous arrêtez, vous les fermez.',
    },
    {
      question: 'Puis-je changer de pack d’un mois à l’autre ?',
      answer: 'Oui, dans les deux sens.',
    },
  ],
}
