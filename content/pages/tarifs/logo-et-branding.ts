import { essentielLogoConcepts } from '../../catalogue/offers.ts'
import { priceTable } from '../../catalogue/prices.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'

/** The page /tarifs/logo-et-branding (Spec: T-10). */
export const logoEtBranding: PriceList = {
  slug: 'logo-et-branding',
  banner: 'Un signe que l’on reconnaît de loin, même tout petit, même en plein soleil.',
  ...priceTable['logo-et-branding'],
  descriptions: [
    'Pour signer vos premiers papiers d’un vrai logo.',
    'Pour une identité qui tient de la carte de visite à la camionnette.',
    'Pour une marque complète, avec ses règles et ses outils.',
  ],
  rows: [
    {
      label: 'Concepts',
      values: [String(essentielLogoConcepts), '4', '5'],
      explanation: [
        'Des pistes vraiment différentes, chacune présentée avec l’idée qui la porte.',
        'Une piste de plus pour comparer, et chacune montrée sur un vrai support.',
        'De la plus sage à la plus audacieuse, pour choisir en ayant tout vu.',
      ],
    },
    {
      label: 'Révisions',
      values: ['1', '3', 'illimitées'],
      explanation:
        'Une révision rassemble toutes vos remarques sur une même version. Prenez le temps de les dire toutes.',
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
      explanation: 'SVG, PDF et PNG : un logo net sur un bouton de chemise comme sur une façade.',
    },
    {
      label: 'Versions noire et blanche',
      values: [true, true, true],
      explanation:
        'Pour le tampon, la gravure, le reçu de caisse : partout où la couleur ne vous suit pas.',
    },
    {
      label: 'Couleurs et typographies',
      values: [false, true, true],
      explanation: [
        'Le logo arrive dans ses couleurs ; la palette complète est dans le pack Professionnel.',
        'Une palette et deux caractères choisis pour vous, avec leurs références exactes.',
        'Palette complète, caractères, contrastes vérifiés : lisible sur papier comme à l’écran.',
      ],
    },
    {
      label: 'Kit pour les réseaux',
      values: [false, true, true],
      explanation: [
        'L’icône carrée de vos profils est livrée avec le logo ; les bannières s’ajoutent sur devis.',
        'Icône de profil et bannières, aux bonnes tailles pour chacun de vos comptes.',
        'Profils, bannières et modèles de publications que vous remplissez vous-même.',
      ],
    },
    {
      label: 'Papeterie',
      values: [false, 'carte de visite', 'complète'],
      explanation: [
        'Pas de papeterie ici, mais des fichiers que tout imprimeur sait prendre.',
        'Une carte de visite dessinée recto et verso, prête à imprimer.',
        'Carte, papier à en-tête, enveloppe et signature d’e-mail : toute la famille, assortie.',
      ],
    },
    {
      label: 'Charte graphique',
      values: [false, false, true],
      explanation: [
        'Pour un logo seul, une fiche d’usage suffit : elle est glissée avec vos fichiers.',
        'Une page résume vos couleurs et vos caractères ; la charte entière est dans le Premium.',
        'Marges, tailles, couleurs, exemples et faux pas : le livre de règles de votre marque.',
      ],
    },
  ],
  faq: [
    {
      question: 'Les concepts offerts et ceux du pack sont-ils les mêmes ?',
      answer:
        'Les concepts offerts sont des premiers jets, pour savoir si nous nous entendons. Ceux du pack sont menés plus loin : en noir, en couleur et en situation.',
    },
    {
      question: 'Quand verrai-je les premières propositions ?',
      answer: `Sous ${timelines.firstLogoProposals} après l’entretien. Le délai de livraison du pack commence ensuite, le jour de votre choix.`,
    },
    {
      question: 'Et si je dépasse le nombre de révisions ?',
      answer:
        'La suivante a son prix, que vous connaissez avant de dire oui. En Premium, la question ne se pose pas : on s’arrête quand vous souriez.',
    },
    {
      question: 'Le logo sera-t-il vraiment à moi ?',
      answer:
        'Oui : au règlement final, les droits vous sont cédés par écrit, fichiers compris. Reste à déposer la marque à votre nom, auprès de l’INPI en France ou de l’INNORPI en Tunisie.',
    },
    {
      question: 'Que faut-il vous raconter avant le premier trait ?',
      answer:
        'Votre nom, votre métier, vos clients, deux marques que vous aimez et une que vous fuyez. La couleur dont vous ne voulez plus entendre parler nous aide aussi.',
    },
    {
      question: 'Puis-je ajouter la charte plus tard ?',
      answer:
        'Oui. Tant que le projet est ouvert, vous passez au Premium pour la différence ; après, nous la chiffrons à partir de vos fichiers, sans redessiner ce qui est bon.',
    },
  ],
}
