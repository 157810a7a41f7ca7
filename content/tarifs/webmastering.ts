import { timelines } from '../constants.ts'
import { freeOffers } from '../offers.ts'
import { frequencies, pricingPage } from '../pricing.ts'

/** The page /tarifs/webmastering, the only one paid by the month (02, section 3). */
export const webmastering = pricingPage('webmastering', {
  banner: 'Quelqu’un veille sur votre site. Vous pouvez éteindre en partant.',
  frequency: frequencies.monthly,
  prices: { euro: [150, 350, 990], tnd: [960, 1920, 3840] },
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
        'Un jour au plus, et la même voix d’un mois sur l’autre.',
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
      explanation: `Système, thème, extensions : posées sous ${timelines.webmasteringUpdates}, puis vérifiées page par page.`,
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
      label: 'Petites corrections',
      values: [false, true, true],
      explanation: [
        'Nous vous signalons ce qui cloche ; la réparation est chiffrée avant d’être faite.',
        'Un lien cassé, un formulaire muet, une image de travers : réparés sans supplément.',
        'Réparées sans supplément, le plus souvent avant que vous ne les ayez remarquées.',
      ],
    },
    {
      label: 'Rapport mensuel',
      values: [false, true, true],
      explanation: [
        'Nous n’écrivons que s’il se passe quelque chose. Pas de nouvelles, bonnes nouvelles.',
        'Deux pages par mois : ce qui a été fait, ce qui arrive, ce que nous conseillons.',
        'Le rapport, et un appel chaque mois pour décider ensemble de la suite.',
      ],
    },
    {
      label: 'Nouvelles pages ou modifications',
      values: [false, false, 'jusqu’à 5 par mois'],
      explanation: [
        'Chaque demande est chiffrée à part, puis faite dès votre accord.',
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
      answer: `Sous ${timelines.webmasteringUpdates}, dans tous les packs. Ce qui change d’un pack à l’autre, c’est la vitesse à laquelle nous vous répondons.`,
    },
    {
      question: 'Qu’est-ce qui n’est pas compris ?',
      answer:
        'Une refonte, une nouvelle fonction, un déménagement de serveur : ce sont des projets, avec leur devis. L’hébergement et le nom de domaine restent payés à ceux qui les fournissent.',
    },
    {
      question: 'Que dois-je vous confier ?',
      answer:
        'Les accès à l’hébergement, au nom de domaine et à l’administration. Nous en tenons le trousseau à votre nom, et vous le rendons entier si vous partez.',
    },
    {
      question: 'Puis-je changer de pack d’un mois à l’autre ?',
      answer:
        'Oui, dans les deux sens. Le nouveau prix s’applique au mois suivant, sans frais de dossier ni dossier.',
    },
  ],
})
