import { timelines } from '../../constants.ts'
import type { Row } from './price-list.ts'

/** What the packs of the three kinds of site have in common (Spec: T-10). */
export const websiteRows: readonly Row[] = [
  {
    label: 'Nom de domaine',
    values: ['1 an', '1 an', '1 an'],
    explanation: 'À votre nom dès l’achat, et payé pour la première année.',
  },
  {
    label: 'Hébergement',
    values: ['3 mois', '6 mois', '12 mois'],
    explanation: 'Serveur, certificat et sauvegardes compris pendant cette durée.',
  },
  {
    label: 'Support technique',
    values: ['5 jours', '1 mois', '3 mois'],
    // Section 9 promises at least two weeks of free support to all, more than these five days: both
    // are kept, the first as everyone's minimum, the second as the team at hand for the opening.
    explanation: [
      `Cinq jours après la mise en ligne. Les défauts restent corrigés sans frais pendant ${timelines.freeSupport}.`,
      'Un mois de questions, par téléphone ou par e-mail.',
      'Trois mois de questions, par téléphone ou par e-mail.',
    ],
  },
  {
    label: 'Maintenance',
    values: [false, '1 mois', '3 mois'],
    explanation: [
      'Non comprise ici : un pack de webmastering s’en charge.',
      'Mises à jour et petites corrections pendant un mois.',
      'Mises à jour et petites corrections pendant trois mois.',
    ],
  },
]
