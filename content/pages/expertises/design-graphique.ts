import { freeOffers } from '../../catalogue/offers.ts'
import { timelines } from '../../constants.ts'
import type { ServicePage } from './service-page.ts'

/** The page /expertises/design-graphique (Spec: T-2). */
export const graphicDesign: ServicePage = {
  slug: 'design-graphique',
  hero: {
    title: 'Un mur nu ne retient personne.',
    lead: 'Sur papier ou à l’écran, nous dessinons des images qui arrêtent le passant, lui disent l’essentiel et lui laissent votre nom en tête.',
    action: 'Recevoir mes visuels offerts',
  },
  offerings: {
    title: 'Quatre affiches, bord à bord.',
    items: [
      {
        title: 'Bannières et affiches',
        text: 'Du panneau de façade au bandeau d’un site, une seule idée, lisible en marchant. Le fichier part à la taille exacte, pour l’imprimeur ou pour l’écran.',
      },
      {
        title: 'Flyers et brochures',
        text: 'Un papier que l’on plie, que l’on garde et que l’on retrouve au fond d’un sac de plage. Textes hiérarchisés, marges justes, fonds perdus : l’imprimeur n’a plus qu’à lancer la machine.',
      },
      {
        title: 'Visuels pour les réseaux sociaux',
        text: 'Une famille d’images qui se reconnaît dans le fil, même sous un pouce pressé. Chaque série arrive aux bons formats, avec des modèles que vous remplirez vous-même.',
      },
      {
        title: 'Infographies',
        text: 'Trois chiffres et une comparaison parlent mieux qu’un tableau de douze colonnes. Nous cherchons ce que vos données racontent, puis nous le dessinons.',
      },
    ],
  },
  reasons: [
    {
      title: 'L’idée avant la couleur',
      text: 'Nous demandons d’abord ce que l’image doit déclencher : venir, appeler, goûter. Le rouge attend son tour.',
    },
    {
      title: 'Lisible du trottoir d’en face',
      text: 'Chaque visuel est regardé de loin, en petit et en noir et blanc. S’il tient encore debout, il sort.',
    },
    {
      title: 'Bon à tirer',
      text: 'Couleurs, marges, résolution : tout est contrôlé avant l’envoi. Votre imprimeur peut nous appeler, nous parlons sa langue.',
    },
    {
      title: 'Les sources avec',
      text: 'Selon le pack, vous recevez aussi les fichiers de travail, pas seulement leur photo. Un autre graphiste pourra reprendre le pinceau.',
    },
  ],
  offer: {
    title: `Offert : ${freeOffers['design-graphique']}.`,
    text: 'Un même message, plusieurs partis pris, dessinés pour vous. Accrochez-les au mur une nuit : au matin, le bon vous dira bonjour.',
    action: 'Demander mes visuels',
  },
  questions: {
    title: 'Dix carreaux à décoller.',
    text: 'Sous chaque affiche, une réponse. La colle est fraîche, allez-y.',
    items: [
      {
        question: 'Quand verrai\u2011je les premières pistes ?',
        answer: `En ${timelines.firstGraphicConcepts} une fois vos textes et votre logo reçus, le temps de trouver une idée et d’en jeter plusieurs. La livraison complète suit le délai de votre pack.`,
      },
      {
        question: 'Que comprend un pack graphique ?',
        answer:
          'Un nombre précis de bannières, de flyers, de visuels sociaux et d’infographies, avec leurs retouches et leurs exports. La page des tarifs compare les quantités pack par pack.',
      },
      {
        question: 'Vous occupez\u2011vous de l’impression ?',
        answer:
          'Le papier et l’encre se règlent chez l’imprimeur, dont nous recevons les consignes avant de dessiner. Demander plusieurs prix ou suivre le tirage à votre place, c’est une ligne de devis en plus.',
      },
      {
        question: 'Combien de retouches puis\u2011je demander ?',
        answer:
          'Le nombre de tours est écrit dans votre pack. Rassemblez vos remarques en une seule liste : un tour bien préparé avance plus vite que dix petits messages du soir.',
      },
      {
        question: 'Combien pour un visuel de plus ?',
        answer:
          'Il est chiffré à l’unité, d’après son format et son temps de dessin, avant d’être commencé. Décliner un visuel déjà validé coûte moins cher que d’en inventer un nouveau.',
      },
      {
        question: 'Que faut\u2011il préparer ?',
        answer:
          'Votre logo, en vectoriel si vous l’avez.\nLes textes, les photos, le format et la date.\nPour une infographie, les chiffres et leur source.',
      },
      {
        question: 'Je n’ai pas de charte. Est\u2011ce grave ?',
        answer:
          'Pas du tout : deux caractères et trois couleurs suffisent pour partir. Si vous voulez ensuite des règles qui durent, frappez à la porte d’à côté, logo et branding.',
      },
      {
        question: 'Quels fichiers vais\u2011je recevoir ?',
        answer:
          'Du PDF pour l’imprimeur, du PNG ou du JPEG pour l’écran, du SVG quand le dessin s’y prête. Ils sont nommés de façon qu’on s’y retrouve encore dans trois étés.',
      },
      {
        question: 'Utilisez\u2011vous des banques d’images ?',
        answer:
          'Parfois, pour une photo que personne n’a le temps d’aller prendre. Le pack dit si elle est comprise ; la licence, elle, est toujours en règle.',
      },
      {
        question: 'Puis\u2011je publier les visuels partout ?',
        answer:
          'Oui : au règlement final, vos droits couvrent le papier, l’écran et la rue, et le contrat le dit noir sur blanc. Les photos et les polices sous licence gardent leurs propres règles, que nous vous indiquons.',
      },
    ],
  },
  counters: [],
}
