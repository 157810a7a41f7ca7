import { essentielInfographics } from '../../catalogue/offers.ts'
import { priceTable } from '../../catalogue/prices.ts'
import { sourceFiles } from '../../company/neutral-words.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'

/** The page /tarifs/design-graphique (Spec: T-10). */
export const designGraphique: PriceList = {
  slug: 'design-graphique',
  banner: `Vos affiches et vos visuels, premières idées en ${timelines.firstGraphicConcepts}.`,
  ...priceTable['design-graphique'],
  descriptions: [
    'Pour annoncer une ouverture ou un événement.',
    'Pour une saison entière de communication.',
    'Pour les marques qui se montrent partout et souvent.',
  ],
  rows: [
    {
      label: 'Bannières et affiches',
      values: ['2', '5', '10'],
      explanation:
        'Pour l’écran ou pour le mur, chacune à son format définitif et lisible de loin.',
    },
    {
      label: 'Flyers et brochures',
      values: ['1', '3', '5'],
      explanation: 'Recto verso ou pliés, avec vos textes, prêts pour l’imprimeur.',
    },
    {
      label: 'Visuels pour les réseaux',
      values: ['5', '15', '30'],
      explanation: [
        'De quoi tenir une semaine d’annonce, aux formats de vos comptes.',
        'Une série qui se reconnaît d’une publication à l’autre.',
        'Un mois plein, à raison d’un visuel par jour, dans plusieurs formats.',
      ],
    },
    {
      label: 'Infographies et documents',
      values: [String(essentielInfographics), '3', '5'],
      explanation:
        'Un tarif, un mode d’emploi ou un bilan, en une page claire au lieu d’un long texte.',
    },
    {
      label: 'Révisions',
      values: ['2', '3', 'illimitées'],
      explanation: 'Comptées par série : rassemblez vos remarques, nous reprenons l’ensemble.',
    },
    {
      label: 'Livraison',
      values: ['5 à 7 jours', '7 à 10 jours', '10 à 15 jours'],
      explanation:
        'Le temps de tout livrer. Dites-nous ce qui est urgent : nous commençons par là.',
    },
    {
      label: 'Photos et illustrations',
      values: ['les vôtres', 'banque d’images', 'dessinées pour vous'],
      explanation: [
        'Nous recadrons et corrigeons vos photos, même celles du téléphone.',
        'Vos photos, complétées par des images de banque. Leur licence, à votre nom, est en supplément.',
        'Des illustrations originales, dessinées pour votre marque.',
      ],
    },
    {
      label: 'Fichiers prêts à imprimer',
      values: [true, true, true],
      explanation: 'Fonds perdus, couleurs d’imprimerie, polices intégrées.',
    },
    {
      label: 'Fichiers modifiables',
      values: [true, true, true],
      explanation: sourceFiles,
    },
  ],
  faq: [
    {
      question: 'Puis-je échanger une affiche contre des visuels ?',
      answer: 'Oui. Dites-le dans votre demande : nous refaisons la liste et son prix avec vous.',
    },
    {
      question: 'Qui s’occupe de l’impression ?',
      answer:
        'L’imprimeur de votre choix, qui vous la facture. Nous pouvons suivre le tirage pour vous, en supplément.',
    },
    {
      question: 'Quand arrivent les premières images ?',
      answer: `Sous ${timelines.firstGraphicConcepts} après l’entretien, si vos textes et votre logo sont prêts. La série suit dans le délai du pack.`,
    },
    {
      question: 'Que faut-il vous envoyer ?',
      answer:
        'Votre logo, vos textes relus, les formats et les dates. Un texte récrit après la mise en page compte pour une révision.',
    },
    {
      question: 'Combien coûte une image en plus ?',
      answer:
        'Cela dépend de son format et de son dessin. Vous le savez avant que nous commencions.',
    },
    {
      question: 'Où pourrai-je utiliser les visuels ?',
      answer:
        'Partout, dès le règlement final. Les images de banque gardent les conditions de leur licence.',
    },
  ],
}
