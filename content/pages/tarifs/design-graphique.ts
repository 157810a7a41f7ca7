import { essentielInfographics } from '../../catalogue/offers.ts'
import { priceTable } from '../../catalogue/prices.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'

/** The page /tarifs/design-graphique (Spec: T-10). */
export const designGraphique: PriceList = {
  slug: 'design-graphique',
  banner: 'Des images qui arrêtent le passant sans crier dans la rue.',
  ...priceTable['design-graphique'],
  descriptions: [
    'Pour annoncer une ouverture, un marché, un événement.',
    'Pour une saison entière de communication, d’un seul trait.',
    'Pour les marques qui se montrent partout et souvent.',
  ],
  rows: [
    {
      label: 'Bannières et affiches',
      values: ['2', '5', '10'],
      explanation:
        'Pour l’écran ou pour le mur, chacune à son format définitif et lisible de l’autre trottoir.',
    },
    {
      label: 'Flyers et brochures',
      values: ['1', '3', '5'],
      explanation:
        'Recto verso ou pliés : ce que l’on vous tend et que l’on n’a pas envie de jeter.',
    },
    {
      label: 'Visuels pour les réseaux',
      values: ['5', '15', '30'],
      explanation: [
        'De quoi tenir une semaine d’annonce, aux formats de vos comptes.',
        'Une série qui se reconnaît au premier coup d’œil, publication après publication.',
        'Un mois plein, à raison d’un visuel par jour, dans plusieurs formats.',
      ],
    },
    {
      label: 'Infographies et documents',
      values: [String(essentielInfographics), '3', '5'],
      explanation:
        'Un tarif, un mode d’emploi, un bilan : ce qui demandait dix minutes de lecture se comprend en une.',
    },
    {
      label: 'Révisions',
      values: ['2', '3', 'illimitées'],
      explanation:
        'Comptées par série et non par image : rassemblez vos remarques, nous reprenons l’ensemble.',
    },
    {
      label: 'Livraison',
      values: ['5 à 7 jours', '7 à 10 jours', '10 à 15 jours'],
      explanation:
        'Le temps de tout livrer. Les pièces pressées partent devant : dites-nous lesquelles.',
    },
    {
      label: 'Photos et illustrations',
      values: ['les vôtres', 'banque d’images', 'dessinées pour vous'],
      explanation: [
        'Nous recadrons et retouchons vos photos ; même celles du téléphone ont leurs chances.',
        'Vos photos, complétées par des images de banque ; leur licence, à votre nom, est une ligne du devis.',
        'Des illustrations originales, faites pour votre marque et pour elle seule.',
      ],
    },
    {
      label: 'Fichiers prêts à imprimer',
      values: [true, true, true],
      explanation:
        'Fonds perdus, couleurs d’imprimerie, polices intégrées : votre imprimeur n’aura rien à redire.',
    },
    {
      label: 'Fichiers modifiables',
      values: [true, true, true],
      explanation:
        'Les fichiers de travail vous reviennent au règlement final : une date à changer, et l’affiche repart.',
    },
  ],
  faq: [
    {
      question: 'Puis-je échanger une affiche contre des visuels ?',
      answer:
        'Oui, à travail égal. Dites-le au moment du devis et nous réécrivons la liste ensemble, sans toucher au prix.',
    },
    {
      question: 'Qui s’occupe de l’impression ?',
      answer:
        'L’imprimeur de votre choix, qui vous la facture. Nous pouvons comparer les prix et surveiller l’épreuve pour vous, sur devis.',
    },
    {
      question: 'Quand arrivent les premières pistes ?',
      answer: `Sous ${timelines.firstGraphicConcepts} après l’entretien, textes et logo en main. Une fois la piste choisie, toute la série suit dans le délai du pack.`,
    },
    {
      question: 'Que faut-il vous envoyer ?',
      answer:
        'Votre logo, vos textes relus, les formats et les dates. Une virgule se corrige en passant ; un texte récrit après la mise en page compte pour une révision.',
    },
    {
      question: 'Combien coûte une image en plus ?',
      answer:
        'Cela dépend de son format et de son dessin ; le prix est écrit avant de commencer. Au bout de quelques ajouts, le pack suivant, contre la différence, est souvent le meilleur calcul.',
    },
    {
      question: 'Où pourrai-je utiliser les visuels ?',
      answer:
        'Partout et sans limite de durée, dès le règlement final. Seules les images de banque gardent leurs conditions, et nous vous les donnons par écrit.',
    },
  ],
}
