import { offerTitle } from '../../catalogue/offers.ts'
import { timelines } from '../../constants.ts'
import type { ServicePage } from './service-page.ts'

/** The page /expertises/design-graphique (Spec: T-2). */
export const graphicDesign: ServicePage = {
  slug: 'design-graphique',
  hero: {
    title: 'Une image, un message.',
    lead: `Affiches, flyers, visuels : premières idées en ${timelines.firstGraphicConcepts}. D’abord, 3 visuels et un devis gratuits ; ensuite, vous décidez.`,
    action: 'Recevoir mes visuels offerts',
  },
  offerings: {
    title: 'Quatre sortes de visuels.',
    items: [
      {
        title: 'Bannières et affiches',
        text: 'Du panneau de façade au bandeau d’un site : une seule idée, lisible en marchant. Le fichier est à la taille exacte, pour l’imprimeur ou pour l’écran.',
      },
      {
        title: 'Flyers et brochures',
        text: 'Carte de restaurant, dépliant, catalogue : un papier que l’on garde. Les marges et les fonds perdus sont prêts pour l’imprimeur.',
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
      text: 'Nous demandons d’abord ce que l’image doit déclencher : venir, appeler, acheter.',
    },
    {
      title: 'Lisible du trottoir d’en face',
      text: 'Chaque visuel est regardé de loin, en petit et en noir et blanc.',
    },
    {
      title: 'Bon à tirer',
      text: 'Couleurs, marges, résolution : tout est contrôlé avant l’envoi à votre imprimeur.',
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
    title: 'Dix questions d’images.',
    text: 'Quantités, délais, fichiers, impression : ce qu’il faut savoir avant de commander.',
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
          'L’imprimeur de votre choix vous facture le papier et l’encre. Comparer plusieurs prix ou suivre le tirage pour vous se demande sur devis.',
      },
      {
        question: 'Combien de révisions puis\u2011je demander ?',
        answer:
          'Leur nombre est écrit dans votre pack. Rassemblez vos remarques en une seule liste : elle compte pour une révision.',
      },
      {
        question: 'Combien pour un visuel de plus ?',
        answer:
          'Il est chiffré à l’unité, selon son format et son temps de dessin, avant d’être commencé.',
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
          'Dans le pack Professionnel, oui, pour compléter vos photos. La licence de chaque image est une ligne du devis, à votre nom.',
      },
      {
        question: 'Faites\u2011vous des visuels en arabe ?',
        answer:
          'Indiquez les langues dans votre demande : le devis dit ce qui est compris et qui fournit la traduction.',
      },
    ],
  },
  counters: [],
}
