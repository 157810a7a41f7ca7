import { offerTitle } from '../../catalogue/offers.ts'
import { timelines } from '../../constants.ts'
import type { ServicePage } from './service-page.ts'

/** The page /expertises/design-graphique (Spec: T-2). */
export const graphicDesign: ServicePage = {
  slug: 'design-graphique',
  hero: {
    title: 'Des visuels prêts à imprimer ou à publier.',
    lead: `Des affiches, des flyers et des visuels, premières idées en ${timelines.firstGraphicConcepts}. Vos 3 premiers visuels et le devis sont gratuits.`,
    action: 'Recevoir mes visuels offerts',
  },
  offerings: {
    title: 'Quatre sortes de visuels.',
    items: [
      {
        title: 'Bannières et affiches',
        text: 'Une seule idée, lisible en marchant, du panneau de façade au bandeau d’un site. Le fichier est à la taille exacte.',
      },
      {
        title: 'Flyers et brochures',
        text: 'Une carte de restaurant ou un dépliant. Le fichier est prêt pour l’imprimeur.',
      },
      {
        title: 'Visuels pour les réseaux sociaux',
        text: 'Une série qui se reconnaît d’une publication à l’autre, aux formats de vos comptes.',
      },
      {
        title: 'Infographies',
        text: 'Trois chiffres et une comparaison parlent mieux qu’un tableau de douze colonnes.',
      },
    ],
  },
  reasons: [
    {
      title: 'L’idée avant la couleur',
      text: 'Nous partons de ce que l’image doit déclencher, une visite ou un appel.',
    },
    {
      title: 'Lisible du trottoir d’en face',
      text: 'Chaque visuel est regardé de loin et en petit.',
    },
    {
      title: 'Bon à tirer',
      text: 'Couleurs et résolution sont contrôlées avant l’envoi à votre imprimeur.',
    },
    {
      title: 'Les fichiers modifiables',
      text: 'Vous les recevez au règlement final, dans les trois packs. Un autre graphiste pourra les reprendre.',
    },
  ],
  offer: {
    title: offerTitle('design-graphique'),
    text: 'Un même message, trois façons de le dire, dessinées pour vous. Comparez-les à tête reposée.',
    action: 'Demander mes visuels',
  },
  questions: {
    title: 'Vos questions sur les visuels.',
    text: 'Quantités, délais, impression : les réponses.',
    items: [
      {
        question: 'Quand verrai\u2011je les premières idées ?',
        answer: `En ${timelines.firstGraphicConcepts}, une fois vos textes et votre logo reçus. La livraison complète suit le délai de votre pack.`,
      },
      {
        question: 'Que comprend un pack graphique ?',
        answer:
          'Un nombre précis de bannières, de flyers, de visuels pour les réseaux sociaux et d’infographies, avec leurs révisions. La page des tarifs compare les quantités.',
      },
      {
        question: 'Vous occupez\u2011vous de l’impression ?',
        answer:
          'L’imprimeur de votre choix vous facture le papier et l’encre. Nous pouvons comparer plusieurs prix ou suivre le tirage, en supplément.',
      },
      {
        question: 'Combien de révisions puis\u2011je demander ?',
        answer:
          'Leur nombre est écrit dans votre pack. Rassemblez vos remarques en une seule liste : elle compte pour une révision.',
      },
      {
        question: 'Combien pour un visuel de plus ?',
        answer:
          'Son prix dépend de son format et du temps de dessin. Vous le connaissez avant que nous commencions.',
      },
      {
        question: 'Que faut\u2011il préparer ?',
        answer:
          'Votre logo, en vectoriel si vous l’avez.\nLes textes, les photos, le format et la date.\nPour une infographie, les chiffres et leur source.',
      },
      {
        question: 'Je n’ai pas de charte. Est\u2011ce grave ?',
        answer:
          'Non : deux caractères et trois couleurs suffisent pour commencer. Une charte complète relève du service Logo et Branding.',
      },
      {
        question: 'Quels fichiers vais\u2011je recevoir ?',
        answer:
          'Du PDF pour l’imprimeur, du PNG ou du JPEG pour l’écran, du SVG quand le dessin s’y prête, et les fichiers modifiables.',
      },
      {
        question: 'Utilisez\u2011vous des banques d’images ?',
        answer:
          'Dans le pack Professionnel, oui, pour compléter vos photos. La licence de chaque image s’ajoute, à votre nom.',
      },
      {
        question: 'Faites\u2011vous des visuels en arabe ?',
        answer: 'Oui. Indiquez les langues dans votre demande, et si vous avez déjà la traduction.',
      },
    ],
  },
  counters: [],
}
