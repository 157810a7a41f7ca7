import { offerTitle } from '../../catalogue/offers.ts'
import { timelines } from '../../constants.ts'
import type { ServicePage } from './service-page.ts'

/** The page /expertises/uiux-design (Spec: T-2). */
export const uiuxDesign: ServicePage = {
  slug: 'uiux-design',
  hero: {
    title: 'Essayez vos écrans avant leur développement.',
    lead: `Nous dessinons les écrans de votre site ou de votre application. Premières maquettes en ${timelines.uiMockups}, après une consultation et un devis gratuits.`,
    action: 'Demander ma consultation',
  },
  offerings: {
    title: 'Cinq services, du croquis au test.',
    items: [
      {
        title: 'Design d’interface (UI)',
        text: 'Boutons, champs, menus, messages d’erreur : chaque élément est dessiné une fois, puis réemployé partout.',
      },
      {
        title: 'Optimisation de l’expérience (UX)',
        text: 'Nous repérons l’endroit où vos visiteurs renoncent, puis nous enlevons un champ ou une étape.',
      },
      {
        title: 'Prototypage et wireframing',
        text: 'Au trait pour décider du plan, puis cliquable pour essayer.',
      },
      {
        title: 'Tests utilisateurs',
        text: 'De vraies personnes font une tâche, et nous les observons. Vous recevez la liste des blocages, les plus graves en tête.',
      },
      {
        title: 'Design responsive',
        text: 'Du téléphone au grand écran, la page se range et reste à portée de pouce.',
      },
    ],
  },
  reasons: [
    {
      title: 'Des preuves',
      text: 'Une décision s’appuie sur un test ou une mesure.',
    },
    {
      title: 'Accessible dès le plan',
      text: 'Ajoutée après coup, l’accessibilité coûte plus et sert moins.',
    },
    {
      title: 'Réalisable',
      text: 'Nous ne dessinons rien que vos développeurs ne puissent faire.',
    },
    {
      title: 'Un système complet',
      text: 'Chaque bouton, chaque champ a son nom et ses états : une autre équipe peut les reprendre.',
    },
  ],
  offer: {
    title: offerTitle('uiux-design'),
    text: 'Vous partagez votre écran, nous cherchons ce qui arrête vos visiteurs. Vous repartez avec une liste courte, par ordre d’importance.',
    action: 'Demander ma consultation',
  },
  questions: {
    title: 'Vos questions sur les écrans.',
    text: 'Délais, tests, accessibilité : les réponses.',
    items: [
      {
        question: 'Quand verrai\u2011je les maquettes ?',
        answer: `En ${timelines.uiMockups} après l’entretien. Le délai du pack commence quand le parcours est arrêté avec vous.`,
      },
      {
        question: 'Que reçoit\u2011on à la fin ?',
        answer:
          'Des maquettes pour téléphone et ordinateur, y compris les écrans vides, d’attente et d’erreur. Un prototype cliquable et une bibliothèque de composants, dans les trois packs.',
      },
      {
        question: 'Développez\u2011vous ce que vous dessinez ?',
        answer:
          'Oui, avec les packs de création de site. Si vous avez vos développeurs, nous leur remettons les fichiers.',
      },
      {
        question: 'Comment se passe la consultation offerte ?',
        answer:
          'En visio, votre site ou vos croquis à l’écran. Un compte rendu suit par e-mail. Rien ne vous oblige à continuer.',
      },
      {
        question: 'Faut\u2011il déjà avoir un site ?',
        answer:
          'Non : une idée ou un croquis suffit. Avec un site, nous partons de ses statistiques.',
      },
      {
        question: 'Comment se déroule un test utilisateur ?',
        answer:
          'Nous écrivons un scénario, nous invitons des personnes proches de vos clients et nous observons. Les tests sont compris dans le Premium, en supplément ailleurs.',
      },
      {
        question: 'Puis\u2011je changer d’avis après validation ?',
        answer:
          'Les révisions du pack sont là pour cela. Si le parcours lui-même change, vous recevez le prix avant que nous redessinions.',
      },
      {
        question: 'Mon site doit\u2011il être accessible ?',
        answer:
          'La vente en ligne aux particuliers doit l’être dans l’Union européenne depuis le 28 juin 2025. Les entreprises de moins de dix personnes et de 2 M€ au plus (chiffre d’affaires ou bilan) en sont dispensées.',
      },
      {
        question: 'Que faut\u2011il vous fournir ?',
        answer:
          'Votre charte si elle existe, et vos statistiques.\nLes questions que vos clients posent le plus.\nUne seule personne qui décide.',
      },
      {
        question: 'Comment saura\u2011t\u2011on que c’est mieux ?',
        answer:
          'Nous choisissons la mesure avant de dessiner : demandes envoyées ou appels reçus. Nous la refaisons après la mise en ligne.',
      },
    ],
  },
  counters: [],
}
