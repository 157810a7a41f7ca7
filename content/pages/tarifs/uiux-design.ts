import { priceTable } from '../../catalogue/prices.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'

/** The page /tarifs/uiux-design (Spec: T-10). */
export const uiuxDesign: PriceList = {
  slug: 'uiux-design',
  banner: `Vos écrans dessinés, premières maquettes en ${timelines.uiMockups}.`,
  ...priceTable['uiux-design'],
  descriptions: [
    'Pour le parcours principal d’un site ou d’une application.',
    'Pour dessiner un produit complet, prêt à être développé.',
    'Pour un produit testé avant d’être développé.',
  ],
  rows: [
    {
      label: 'Écrans',
      values: ['5', '10', '20 et plus'],
      explanation: [
        'Le chemin principal, jusqu’à l’achat ou à la demande.',
        'Le chemin principal et ses détours : compte, recherche, aide, réglages.',
        'Le produit entier, cas rares compris, avec leurs messages.',
      ],
    },
    {
      label: 'Révisions',
      values: ['2', '3', 'illimitées'],
      explanation:
        'Vous commentez sur les écrans ; nous reprenons toutes les remarques en une fois.',
    },
    {
      label: 'Livraison',
      values: ['7 jours', '14 jours', '21 jours'],
      // As for logos: the days of the pack start once the journey is agreed, so that they do not
      // contradict first mock-ups in five to ten working days (section 9).
      explanation: 'Comptée du jour où nous sommes d’accord sur le parcours, croquis à l’appui.',
    },
    {
      label: 'Croquis du parcours (wireframes)',
      values: [true, true, true],
      explanation: 'Avant la couleur, le plan des écrans et de leurs liens.',
    },
    {
      label: 'Téléphone et ordinateur',
      values: [true, true, true],
      explanation: 'Chaque écran a ses deux versions et ne compte qu’une fois.',
    },
    {
      label: 'Prototype cliquable',
      values: ['parcours principal', 'tous les écrans', 'prêt à tester'],
      explanation: [
        'Le parcours principal, d’un clic à l’autre, sur votre téléphone.',
        'Tous les écrans s’enchaînent comme dans le produit.',
        'Un prototype complet, erreurs comprises, pour les tests.',
      ],
    },
    {
      label: 'Bibliothèque de composants',
      values: ['essentielle', 'complète', 'documentée'],
      explanation: [
        'Les pièces de vos écrans et leurs états, nommées et rangées.',
        'Boutons, champs, cartes, messages, avec tous leurs états.',
        'La bibliothèque, ses règles d’emploi et ses variables prêtes pour le code.',
      ],
    },
    {
      label: 'Tests utilisateurs',
      values: [false, false, true],
      explanation: [
        'Non compris ; une séance peut être prise en supplément.',
        'Compris dans le pack Premium ; en supplément ici.',
        'Vos futurs utilisateurs essaient le prototype, nous corrigeons. Leur dédommagement est en supplément.',
      ],
    },
    {
      label: 'Fichiers pour vos développeurs',
      values: [true, true, true],
      explanation: 'Fichiers sources, mesures, images exportées et notes.',
    },
  ],
  faq: [
    {
      question: 'Qu’est-ce qui compte comme un écran ?',
      answer:
        'Une page ou une étape du parcours, avec ses versions téléphone et ordinateur. Les états vides, d’erreur et de chargement sont compris.',
    },
    {
      question: 'Quand verrai-je des maquettes ?',
      answer: `Les premières arrivent sous ${timelines.uiMockups} après l’entretien. Le délai du pack commence à votre accord sur le parcours.`,
    },
    {
      question: 'Le développement est‑il compris ?',
      answer:
        'Non, ces prix couvrent le dessin. Le développement relève de nos packs de création de site, ou de vos développeurs.',
    },
    {
      question: 'Que faut-il réunir avant de dessiner ?',
      answer:
        'Vos objectifs, vos contenus, et les questions que vos clients posent le plus. Si un produit existe déjà, un accès suffit.',
    },
    {
      question: 'Mon projet dépasse le nombre d’écrans : que faire ?',
      answer:
        'Les écrans en plus se paient à l’unité, à un prix connu avant. Si le pack suivant revient moins cher, nous vous le proposons.',
    },
    {
      question: 'Qui garde les fichiers de conception ?',
      answer:
        'Vous, dès le règlement final : sources, composants et droits, dans un espace ouvert à votre équipe.',
    },
  ],
}
