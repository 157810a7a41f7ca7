import { priceTable } from '../../catalogue/prices.ts'
import { timelines } from '../../constants.ts'
import type { PriceList } from './price-list.ts'

/** The page /tarifs/uiux-design (Spec: T-10). */
export const uiuxDesign: PriceList = {
  slug: 'uiux-design',
  banner: 'Des écrans que l’on comprend au premier pas, comme un bon escalier.',
  ...priceTable['uiux-design'],
  descriptions: [
    'Pour clarifier le parcours principal d’un site ou d’une application.',
    'Pour dessiner un produit complet, prêt à être développé.',
    'Pour un produit ambitieux, essayé par de vraies personnes avant d’être construit.',
  ],
  rows: [
    {
      label: 'Écrans',
      values: ['5', '10', '20 et plus'],
      explanation: [
        'Le chemin principal, de l’arrivée à l’action qui compte.',
        'Le chemin principal et ses détours : compte, recherche, aide, réglages.',
        'Le produit entier, avec les cas rares qui font trébucher les autres.',
      ],
    },
    {
      label: 'Révisions',
      values: ['2', '3', 'illimitées'],
      explanation:
        'À chaque tour, vous commentez directement sur les écrans et nous reprenons tout en une fois.',
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
      explanation:
        'Avant la couleur, le plan : où l’on entre, où l’on va, où l’on pourrait se perdre.',
    },
    {
      label: 'Téléphone et ordinateur',
      values: [true, true, true],
      explanation:
        'Chaque écran est dessiné pour le pouce et pour la souris, et ne compte qu’une fois.',
    },
    {
      label: 'Prototype cliquable',
      values: ['parcours principal', 'tous les écrans', 'prêt à tester'],
      explanation: [
        'Le chemin principal s’enchaîne d’un clic à l’autre, sur votre propre téléphone.',
        'Les écrans s’enchaînent comme dans le vrai produit : à essayer, à montrer, à défendre.',
        'Un prototype complet, avec ses erreurs et ses détours, qui sert aussi aux tests.',
      ],
    },
    {
      label: 'Bibliothèque de composants',
      values: ['essentielle', 'complète', 'documentée'],
      explanation: [
        'Les pièces de vos écrans et leurs états, nommées et rangées.',
        'Boutons, champs, cartes, messages : de quoi composer l’écran suivant sans nous.',
        'La bibliothèque, ses règles d’emploi et ses variables prêtes pour le code.',
      ],
    },
    {
      label: 'Tests utilisateurs',
      values: [false, false, true],
      explanation: [
        'À ajouter sur devis : deux personnes qui essaient valent mieux que dix avis.',
        'Compris dans le pack Premium ; une séance peut s’ajouter ici sur devis.',
        'Vos futurs utilisateurs essaient le prototype, nous corrigeons. Leur dédommagement est chiffré à part.',
      ],
    },
    {
      label: 'Fichiers pour vos développeurs',
      values: [true, true, true],
      explanation:
        'Sources, mesures, images exportées et notes : vos développeurs n’ont rien à deviner.',
    },
  ],
  faq: [
    {
      question: 'Qu’est-ce qui compte comme un écran ?',
      answer:
        'Une page ou une étape du parcours, avec ses versions téléphone et ordinateur. Les états vides, d’erreur et de chargement sont compris : ils font partie de la pièce.',
    },
    {
      question: 'Quand verrai-je des maquettes ?',
      answer: `Les premières arrivent sous ${timelines.uiMockups} après l’entretien. La livraison complète suit le délai de votre pack, à partir de votre accord sur le parcours.`,
    },
    {
      question: 'Construisez-vous aussi ce que vous dessinez ?',
      answer:
        'Oui, mais pas dans ces prix, qui s’arrêtent au dessin. Nos packs de création de site prennent la suite, ou bien vos développeurs, à qui nous passons la main de vive voix.',
    },
    {
      question: 'Que devrions-nous réunir avant de dessiner ?',
      answer:
        'Vos objectifs, vos contenus même en vrac, et les questions que vos clients posent le plus. Si un produit existe déjà, un accès suffit : nous aimons visiter.',
    },
    {
      question: 'Mon projet dépasse le nombre d’écrans : que faire ?',
      answer:
        'Les écrans en plus sont chiffrés à l’unité avant d’être dessinés. Si le pack suivant revient moins cher, c’est lui que nous proposons, contre la seule différence.',
    },
    {
      question: 'Qui garde les fichiers de conception ?',
      answer:
        'Vous, dès le règlement final : sources, composants et droits d’usage, dans un espace ouvert à votre équipe.',
    },
  ],
}
