import { freeOffers } from '../../catalogue/offers.ts'
import { timelines } from '../../constants.ts'
import type { ServicePage } from './service-page.ts'

/** The page /expertises/uiux-design (Spec: T-2). */
export const uiuxDesign: ServicePage = {
  slug: 'uiux-design',
  hero: {
    title: 'Personne ne devrait chercher la première marche.',
    lead: 'Nous dessinons des écrans où chaque geste mène au suivant, du premier regard jusqu’au bouton qui compte.',
    action: 'Réserver ma consultation',
  },
  offerings: {
    title: 'Cinq marches, aucune de trop.',
    items: [
      {
        title: 'Design d’interface (UI)',
        text: 'Boutons, champs, menus, messages d’erreur : chaque pièce est dessinée une fois, puis réemployée partout. Vos écrans se ressemblent comme les maisons d’une même rue.',
      },
      {
        title: 'Optimisation de l’expérience (UX)',
        text: 'Nous suivons vos visiteurs pas à pas, jusqu’à l’endroit où ils renoncent. Puis nous enlevons une marche, un champ, une hésitation.',
      },
      {
        title: 'Prototypage et wireframing',
        text: 'D’abord au trait, pour discuter du plan sans se disputer sur le bleu. Ensuite cliquable, pour monter l’escalier avant qu’il soit en pierre.',
      },
      {
        title: 'Tests utilisateurs',
        text: 'De vraies personnes, une tâche, et nous qui nous taisons. Vous recevez les extraits, les blocages, et ce qu’il faut corriger en premier.',
      },
      {
        title: 'Design responsive',
        text: 'Téléphone, tablette, grand écran : la page se range, et tout reste à portée de pouce. Nous commençons par le plus petit, comme on apprend à marcher.',
      },
    ],
  },
  reasons: [
    {
      title: 'Des preuves, pas des goûts',
      text: 'Une décision s’appuie sur un test, une mesure ou une règle connue. Les débats sur le bleu durent beaucoup moins longtemps.',
    },
    {
      title: 'Une rampe dès le plan',
      text: 'Contrastes, clavier, lecteurs d’écran : l’accessibilité se dessine au premier trait. Ajoutée après coup, elle coûte plus et sert moins.',
    },
    {
      title: 'À la table du code',
      text: 'Nos designers et nos développeurs travaillent côte à côte. Ce qui est dessiné peut être construit, et vous savez ce qu’il en coûte.',
    },
    {
      title: 'Un système, pas des images',
      text: 'Chaque bouton, chaque champ a son nom, ses états et sa règle. L’équipe suivante ajoutera un étage sans refaire l’escalier.',
    },
  ],
  offer: {
    title: `Offert : ${freeOffers['uiux-design']}.`,
    text: 'Vous partagez votre écran, nous cherchons les marches qui grincent. Vous repartez avec une liste courte, la plus gênante en tête.',
    action: 'Demander ma consultation',
  },
  questions: {
    title: 'Dix questions, une par palier.',
    text: 'Montez à votre rythme, la rambarde est solide.',
    items: [
      {
        question: 'Quand verrai\u2011je les maquettes ?',
        answer: `En ${timelines.uiMockups} après notre premier entretien. Le délai de l’ensemble est écrit dans chaque pack et court dès que le parcours est arrêté.`,
      },
      {
        question: 'Que reçoit\u2011on à la fin ?',
        answer:
          'Des maquettes pour téléphone et ordinateur, mauvais jours compris : écran vide, attente, erreur. Le prototype cliquable et la bibliothèque de composants arrivent avec les packs qui les annoncent.',
      },
      {
        question: 'Construisez\u2011vous ce que vous dessinez ?',
        answer:
          'Oui, mais c’est un autre chantier, avec les packs de création de site. Si vous avez vos propres maçons, nous leur remettons les plans et nous restons joignables pendant les travaux.',
      },
      {
        question: 'Comment se passe la consultation offerte ?',
        answer:
          'En visio, votre site ou vos croquis à l’écran. Nous posons à voix haute les questions que vos visiteurs se posent tout bas, puis un compte rendu suit par e-mail. Rien ne vous oblige à continuer.',
      },
      {
        question: 'Faut\u2011il déjà avoir un site ?',
        answer:
          'Non : une idée, un croquis ou un tableur suffisent. Avec un site, nous partons de ce qu’il raconte déjà ; les statistiques sont de grandes bavardes.',
      },
      {
        question: 'Comment se déroule un test utilisateur ?',
        answer:
          'Nous écrivons un scénario, nous invitons des personnes proches de vos clients et nous observons sans souffler la réponse. Selon le pack, la séance est comprise ou s’ajoute sur devis.',
      },
      {
        question: 'Puis\u2011je changer d’avis après validation ?',
        answer:
          'Les révisions du pack sont là pour cela. Quand c’est le parcours lui-même qui change, nous chiffrons la nouvelle volée de marches avant de la dessiner.',
      },
      {
        question: 'Faut\u2011il un logiciel pour suivre le travail ?',
        answer:
          'Un simple navigateur : les écrans s’ouvrent par un lien, sur votre téléphone aussi, et vos remarques s’épinglent directement sur l’écran. Rien à installer, rien à payer.',
      },
      {
        question: 'Que devons\u2011nous vous fournir ?',
        answer:
          'Votre charte si elle existe, et vos statistiques.\nLes questions que vos clients posent le plus.\nUne personne qui décide ; à deux, prévoyez un palier.',
      },
      {
        question: 'Comment saura\u2011t\u2011on que c’est mieux ?',
        answer:
          'Nous choisissons la mesure avant de dessiner : demandes envoyées, paniers terminés, appels reçus. On la relit après la mise en ligne, et nous vous disons aussi ce qui n’a rien changé.',
      },
    ],
  },
  counters: [],
}
