import { timelines } from '../../constants.ts'
import type { Row } from './price-list.ts'

/** What the packs of the three kinds of site have in common (Spec: T-10). */
export const websiteRows: readonly Row[] = [
  {
    label: 'Nom de domaine',
    values: ['1 an', '1 an', '1 an'],
    explanation:
      'Réservé à votre nom et réglé pour un an : il vous appartient. Ensuite, vous le renouvelez où vous voulez.',
  },
  {
    label: 'Hébergement',
    values: ['3 mois', '6 mois', '12 mois'],
    explanation:
      'Serveur, certificat de sécurité et sauvegardes sont compris pendant cette durée. Un mois avant la fin, nous vous écrivons.',
  },
  {
    label: 'Support technique',
    values: ['5 jours', '1 mois', '3 mois'],
    // Section 9 promises at least two weeks of free support to all, more than these five days: both
    // are kept, the first as everyone's minimum, the second as the team at hand for the opening.
    explanation: [
      `Cinq jours à vos côtés après la mise en ligne. Vos questions courantes et nos corrections restent offertes pendant ${timelines.freeSupport}.`,
      'Un mois à vos côtés, par téléphone ou par e-mail, avec une réponse sous un jour ouvré.',
      'Trois mois avec une personne dédiée, celle qui a fait votre site et que vous appelez par son prénom.',
    ],
  },
  {
    label: 'Maintenance',
    values: [false, '1 mois', '3 mois'],
    explanation: [
      'Elle commence avec le pack Professionnel. En attendant, un pack de webmastering fait le même travail.',
      'Mises à jour, sauvegardes et petites corrections pendant un mois, le temps que la peinture sèche.',
      'Mises à jour, sauvegardes et petites améliorations pendant trois mois, chacune notée dans un carnet.',
    ],
  },
]
