import { freeOffers } from '../../catalogue/offers.ts'
import { priceTable } from '../../catalogue/prices.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'

/** The page /tarifs/webmastering, the only one paid by the month (Spec: T-10). */
export const webmastering: PriceList = {
  slug: 'webmastering',
  banner: 'Quelqu’un veille sur votre site. Vous pouvez éteindre en partant.',
  ...priceTable.webmastering,
  descriptions: [
    'Pour un site tranquille, gardé en bon état sans y penser.',
    'Pour un site qui travaille chaque jour et ne doit pas boiter.',
    'Pour un site qui change souvent et ne s’arrête jamais.',
  ],
  rows: [
    {
      label: 'Réponse du support',
      values: ['48 h', '24 h', '2 h'],
      explanation: [
        'Deux jours au plus entre votre message et la réponse d’une personne, pas d’un robot.',
        'Un jour au plus : la question posée le soir a sa réponse le lendemain.',
        'Deux heures au plus, avec un numéro direct pour les jours de tempête.',
      ],
    },
    {
      label: 'Sauvegardes',
      values: ['chaque semaine', 'chaque jour', 'en temps réel'],
      explanation: [
        'Une copie complète par semaine, gardée ailleurs que sur votre serveur.',
        'Une copie complète par jour, gardée ailleurs et remise en place à l’essai de temps en temps.',
        'Chaque changement est copié aussitôt : une commande passée à midi ne se perd pas à midi cinq.',
      ],
    },
    {
      label: 'Mises à jour techniques',
      values: [true, true, true],
      explanation:
        'Système, thème, extensions : essayées sur une copie, posées sur le site, vérifiées page par page.',
    },
    {
      label: 'Surveillance du site',
      values: [true, true, true],
      explanation:
        'Une sonde passe jour et nuit devant votre porte. Si elle reste close, c’est nous qu’elle réveille.',
    },
    {
      label: 'Sécurité et certificat',
      values: [true, true, true],
      explanation:
        'Certificat renouvelé à temps, accès contrôlés, failles connues refermées avant qu’on s’y glisse.',
    },
    {
      label: 'Petites retouches',
      values: [true, true, true],
      explanation: `Un horaire, un prix, une photo, un lien cassé : vous écrivez, c’est en ligne sous ${timelines.webmasteringUpdates}.`,
    },
    {
      label: 'Rapport mensuel',
      values: ['court', 'détaillé', 'avec un appel'],
      explanation: [
        'Ce qui a été fait dans le mois, en quelques lignes. Une ligne, parfois, et c’est bon signe.',
        'Ce qui a été fait, ce qui arrive, ce que nous conseillons, chiffres de visite à l’appui.',
        'Le rapport détaillé, puis un appel pour décider ensemble de la suite.',
      ],
    },
    {
      label: 'Entretien de la vitesse',
      values: [false, true, true],
      explanation: [
        'Nous vous signalons les pages qui ralentissent ; les alléger se chiffre à part.',
        'Images trop lourdes, scripts oubliés : les pages qui s’empâtent sont remises en jambes.',
        'Chaque page est mesurée sur un téléphone ordinaire, et allégée avant que cela ne se sente.',
      ],
    },
    {
      label: 'Nouvelles pages ou modifications',
      values: [false, false, 'jusqu’à 5 par mois'],
      explanation: [
        'Au-delà des petites retouches, chaque demande est chiffrée, puis faite dès votre accord.',
        'Sur devis dans ce pack ; comprises, chaque mois, dans le Premium.',
        'Une page, un texte, une galerie : jusqu’à cinq demandes par mois sans rien ajouter à la facture.',
      ],
    },
  ],
  faq: [
    {
      question: 'Suis-je engagé pour longtemps ?',
      answer:
        'Non. Le prix est mensuel et s’arrête à la fin du mois où vous nous le demandez. Nous préférons que vous restiez parce que tout va bien.',
    },
    {
      question: 'Comment fonctionne le mois gratuit ?',
      answer: `Pour nous essayer, vous recevez ${freeOffers.webmastering} dans le pack de votre choix, une fois par site. S’il ne vous convainc pas, la facture ne commence jamais.`,
    },
    {
      question: 'Sous quel délai une mise à jour est-elle faite ?',
      answer: `Sous ${timelines.webmasteringUpdates} dans tous les packs, sauf si elle demande un devis. Ce qui change d’un pack à l’autre, c’est la vitesse à laquelle nous vous répondons.`,
    },
    {
      question: 'Qu’est-ce qui n’est pas compris ?',
      answer:
        'Une refonte, une nouvelle fonction, un déménagement de serveur : ce sont des projets, avec leur devis. L’hébergement et le nom de domaine restent payés à ceux qui les fournissent.',
    },
    {
      question: 'Qui reste maître du site et de ses accès ?',
      answer:
        'Vous. Ouvrez-nous des comptes à notre nom sur le site, l’hébergement et le domaine ; le jour où vous arrêtez, vous les fermez et tout reste chez vous.',
    },
    {
      question: 'Puis-je changer de pack d’un mois à l’autre ?',
      answer:
        'Oui, dans les deux sens. Le nouveau prix s’applique au mois suivant, sans frais de dossier ni dossier.',
    },
  ],
}
