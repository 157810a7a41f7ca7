import { essentielLogoConcepts } from '../../catalogue/offers.ts'
import { priceTable } from '../../catalogue/prices.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'

/** The page /tarifs/logo-et-branding (Spec: T-10). */
export const logoEtBranding: PriceList = {
  slug: 'logo-et-branding',
  banner: `Votre logo, premières propositions en ${timelines.firstLogoProposals}.`,
  ...priceTable['logo-et-branding'],
  descriptions: [
    'Pour commencer avec un logo à vous.',
    'Pour un logo, ses couleurs et une carte de visite.',
    'Pour une marque complète, avec ses règles et ses outils.',
  ],
  rows: [
    {
      label: 'Concepts',
      values: [String(essentielLogoConcepts), '4', '5'],
      explanation: [
        'Des concepts différents, chacun présenté avec son idée.',
        'Un concept de plus, et chacun montré sur un support.',
        'Du plus sage au plus audacieux, pour bien comparer.',
      ],
    },
    {
      label: 'Révisions',
      values: ['1', '3', 'illimitées'],
      explanation:
        'Une révision rassemble toutes vos remarques sur une même version. Prenez le temps de les réunir.',
    },
    {
      label: 'Livraison',
      values: ['5 jours', '7 à 10 jours', '10 à 15 jours'],
      // Five days cannot hold first proposals that take five to seven working days (section 9): the
      // days of the pack start at the choice.
      explanation:
        'Comptée du jour où vous choisissez votre concept, jusqu’à la remise des fichiers définitifs.',
    },
    {
      label: 'Fichiers vectoriels',
      values: [true, true, true],
      explanation: 'SVG, PDF et PNG : un logo net à toutes les tailles.',
    },
    {
      label: 'Versions noire et blanche',
      values: [true, true, true],
      explanation: 'Le logo en une seule couleur, pour un tampon ou une gravure.',
    },
    {
      label: 'Couleurs et typographies',
      values: [false, true, true],
      explanation: [
        'Le logo arrive dans ses couleurs ; la palette complète est dans le pack Professionnel.',
        'Une palette et deux caractères choisis pour vous, avec leurs références exactes.',
        'Palette complète, caractères, contrastes vérifiés : lisibles sur papier comme à l’écran.',
      ],
    },
    {
      label: 'Kit pour les réseaux',
      values: [false, true, true],
      explanation: [
        'L’icône carrée de vos profils est livrée avec le logo ; les bannières sont en supplément.',
        'Bannières de profil, aux bonnes tailles pour chacun de vos comptes.',
        'Profils, bannières et modèles de publications que vous remplissez vous-même.',
      ],
    },
    {
      label: 'Papeterie',
      values: [false, 'carte de visite', 'complète'],
      explanation: [
        'Pas de papeterie ici, mais des fichiers que tout imprimeur sait prendre.',
        'Une carte de visite dessinée recto et verso, prête à imprimer.',
        'Carte, papier à en-tête, enveloppe et signature d’e-mail, assortis.',
      ],
    },
    {
      label: 'Charte graphique',
      values: [false, false, true],
      explanation: [
        'Pour un logo seul, une fiche d’usage accompagne vos fichiers.',
        'Une page résume vos couleurs et vos caractères ; la charte entière est dans le Premium.',
        'Marges, tailles, couleurs, bons et mauvais exemples.',
      ],
    },
  ],
  faq: [
    {
      question: 'Les concepts offerts et ceux du pack sont-ils les mêmes ?',
      answer:
        'Non. Les concepts offerts sont de premières idées, en noir et blanc ; ceux du pack sont menés jusqu’à la couleur et à la mise en situation.',
    },
    {
      question: 'Quand verrai-je les premières propositions ?',
      answer: `Sous ${timelines.firstLogoProposals} après l’entretien. Le délai de livraison du pack commence ensuite, le jour de votre choix.`,
    },
    {
      question: 'Et si je dépasse le nombre de révisions ?',
      answer: 'La suivante est payante, à un prix connu avant. En Premium, elles sont illimitées.',
    },
    {
      question: 'Le logo sera-t-il vraiment à moi ?',
      answer:
        'Oui. Au règlement final, les droits vous sont cédés par écrit. Le dépôt de la marque (INPI ou INNORPI) reste à faire à votre nom.',
    },
    {
      question: 'Que faut-il préparer avant l’entretien ?',
      answer:
        'Votre nom, votre métier, vos clients, deux marques que vous aimez et une que vous n’aimez pas.',
    },
    {
      question: 'Puis-je ajouter la charte plus tard ?',
      answer: 'Oui. Nous la composons à partir des fichiers de votre logo.',
    },
  ],
}
